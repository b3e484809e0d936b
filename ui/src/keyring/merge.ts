/** Two lists of the same person's tables made one: whatever either browser knows later is what is so. */

/** What browsers of one person share of a table. */
export interface Entry {
  game: string;
  title: string;
  when: number;
  host: string | null;
  mine: Record<number, string>;
  friends: Record<number, string>;
  /** When each of the keys came to be known, by its name (`host`, `mine.0`, `friends.1`). */
  since: Record<string, number>;
}

export interface List {
  tables: Record<string, Entry>;
  /** When tables were forgotten. */
  gone: Record<string, number>;
}

const MOST_GONE = 200; // the last ones
const MOST_BYTES = 36_000; // of a list as JSON: the server takes no more once it is sealed
const HOUR = 3_600_000;

const of = <Value>(found: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(found, name) ? found[name] : undefined;

const both = <Value>(one: Record<string, Value>, other: Record<string, Value>): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const latest = <Value>(found: [string, Value][], when: (value: Value) => number) =>
  found.sort(([a, one], [b, other]) => when(other) - when(one) || (a < b ? -1 : 1));

/** Whichever order they come in, and however often: the same list. */
export function merge(one: List, other: List): List {
  const gone = both(one.gone, other.gone).map((id): [string, number] => [
    id,
    Math.max(of(one.gone, id) ?? 0, of(other.gone, id) ?? 0),
  ]);
  const known = new Map(gone);
  const tables = both(one.tables, other.tables).map((id): [string, Entry] => [
    id,
    joined(of(one.tables, id), of(other.tables, id)),
  ]);
  const stay = tables.filter(([id, { when }]) => when > (known.get(id) ?? 0));
  return {
    tables: Object.fromEntries(latest(stay, ({ when }) => when)),
    gone: Object.fromEntries(latest(gone, (when) => when).slice(0, MOST_GONE)),
  };
}

function joined(one: Entry | undefined, other: Entry | undefined): Entry {
  if (!one || !other) return (one ?? other) as Entry;
  const [first, second] = one.when > other.when ? [one, other] : [other, one];
  const named = new Map<string, [number, string]>();
  for (const { host, mine, friends, since } of [one, other]) {
    const keys = { mine, friends };
    const seats = (["mine", "friends"] as const).flatMap((whose) =>
      Object.entries(keys[whose]).map(([seat, key]): [string, string] => [`${whose}.${seat}`, key]),
    );
    const all: [string, string][] = host === null ? seats : [["host", host], ...seats];
    for (const [name, key] of all) {
      const fresh: [number, string] = [of(since, name) ?? 0, key];
      const [at, known] = named.get(name) ?? [-1, ""];
      if (fresh[0] > at || (fresh[0] === at && key > known)) named.set(name, fresh);
    }
  }
  const seats = (whose: string) =>
    Object.fromEntries(
      [...named]
        .filter(([name]) => name.startsWith(`${whose}.`))
        .map(([name, [, key]]) => [name.slice(whose.length + 1), key]),
    );
  return {
    game: first.game || second.game,
    title: first.title || second.title,
    when: first.when,
    host: named.get("host")?.[1] ?? null,
    mine: seats("mine"),
    friends: seats("friends"),
    since: Object.fromEntries([...named].map(([name, [at]]) => [name, at])),
  };
}

/** As many of its tables as the server takes, those looked at last first. */
export function fitting({ tables, gone }: List): List {
  const found = latest(Object.entries(tables), ({ when }) => when);
  let list = { tables, gone };
  while (found.length && size(list) > MOST_BYTES) {
    found.length = Math.min(found.length - 1, Math.floor(found.length * 0.9));
    list = { tables: Object.fromEntries(found), gone };
  }
  return list;
}

const size = (list: List) => new TextEncoder().encode(JSON.stringify(list)).length;

/** Whether one says nothing that the other does not; when a table was looked at may be an hour off. */
export function same(one: List, other: List): boolean {
  return plain(one) === plain(other);
}

function plain({ tables, gone }: List): string {
  const sorted = <Value>(found: Record<string, Value>) =>
    Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    sorted(tables).map(([id, { game, title, when, host, mine, friends }]) => [
      id,
      game,
      title,
      Math.floor(when / HOUR),
      host,
      sorted(mine),
      sorted(friends),
    ]),
    sorted(gone),
  ]);
}
