/** The tables this browser sits at: whoever holds the key to a seat plays it. */

const PLACE = "chapterhouse.tables";

export interface Kept {
  game: string;
  title: string;
  /** When the table was last looked at, in milliseconds. */
  when: number;
  host: string | null;
  /** The keys to the seats of those who sit at this screen. */
  mine: Record<number, string>;
  /** The keys for friends, to be passed on as links. */
  friends: Record<number, string>;
}

const nothing: Kept = { game: "", title: "", when: 0, host: null, mine: {}, friends: {} };

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // a browser without storage: the keys last as long as the links
  }
}

function write(tables: Record<string, Kept>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // see above
  }
}

/** All tables, the one looked at last first. */
export function tables(): [string, Kept][] {
  return Object.entries(all()).sort(([, one], [, other]) => other.when - one.when);
}

export function table(id: string): Kept {
  return all()[id] ?? nothing;
}

export function keep(id: string, change: Partial<Kept>): Kept {
  const kept = { ...table(id), ...change, when: Date.now() };
  write({ ...all(), [id]: kept });
  return kept;
}

export function forget(id: string): void {
  const { [id]: _, ...rest } = all();
  write(rest);
}
