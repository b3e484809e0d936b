/** The tables this browser sits at: whoever holds the key to a seat plays it. */

import { mode } from "./mode.svelte";
import { fields, lasting, text } from "./storage";
import type { Rematch } from "./wire";

const PLACE = "chapterhouse.tables";

export interface Kept {
  game: string;
  title: string;
  /** When the table was last looked at, in milliseconds. */
  when: number;
  host: string | null;
  /** The keys to the seats of those who sit at this screen. */
  mine: Record<number, string>;
  /** The codes of links to the seats of friends, to be passed on. */
  friends: Record<number, string>;
  /** The code of a link that brought us here and is not yet exchanged for a key, */
  code: string | null;
  /** and of the last one that was. */
  came: string | null;
  /** A key made here that may open a seat already, should the answer that says so be lost. */
  made: string | null;
  /** Whether the table is in this browser, and on no server. */
  offline: boolean;
}

const nothing: Kept = {
  game: "",
  title: "",
  when: 0,
  host: null,
  mine: {},
  friends: {},
  code: null,
  came: null,
  made: null,
  offline: false,
};

/** Whatever of it an older release, or somebody else, wrote differently is left out. */
function kept(found: unknown): Kept {
  const { game, title, when, host, mine, friends, code, came, made, offline } = fields(found);
  return {
    game: text(game, ""),
    title: text(title, ""),
    when: Number(when) || 0,
    host: text(host, null),
    mine: seatKeys(mine),
    friends: seatKeys(friends),
    code: text(code, null),
    came: text(came, null),
    made: text(made, null),
    offline: offline === true,
  };
}

function seatKeys(found: unknown): Record<number, string> {
  const all = Object.entries(fields(found));
  return Object.fromEntries(
    all.filter((one): one is [string, string] => Number(one[0]) >= 0 && typeof one[1] === "string"),
  );
}

function all(): Record<string, Kept> {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return Object.fromEntries(found.map(([id, table]) => [id, kept(table)]));
}

/** All tables of the server, or all of this browser, the one looked at last first. */
export function tables(): [string, Kept][] {
  const found = Object.entries(all()).filter(([, { offline }]) => offline === mode.offline);
  return found.sort(([, one], [, other]) => other.when - one.when);
}

/** The ids of all tables, wherever they are. */
export function ids(): string[] {
  return Object.keys(all());
}

export function table(id: string): Kept {
  return new Map(Object.entries(all())).get(id) ?? nothing;
}

export function keep(id: string, change: Partial<Kept>): Kept {
  const kept = {
    ...(all()[id] ?? { ...nothing, offline: mode.offline }),
    ...change,
    when: Date.now(),
  };
  lasting.write(PLACE, { ...all(), [id]: kept });
  return kept;
}

/** Takes the keys of one table along to its rematch, each to the seat that its owner has there. */
export function moveOn(id: string, { table: next, seats }: Rematch): void {
  const { game, title, host, mine, friends } = table(id);
  if (!host && !Object.keys(mine).length) return;
  const moved = (all: Record<number, string>) =>
    Object.fromEntries(Object.entries(all).map(([seat, key]) => [seats[Number(seat)], key]));
  keep(next, { game, title, host, mine: moved(mine), friends: moved(friends) });
}

/** A key that nobody can guess. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Forgets a table on this device; gives what was kept, for whoever did not mean it. */
export function forget(id: string): Kept {
  const { [id]: forgotten, ...rest } = all();
  lasting.write(PLACE, rest);
  return forgotten ?? nothing;
}

/** Keeps a table again as it was. */
export function restore(id: string, kept: Kept): void {
  lasting.write(PLACE, { ...all(), [id]: kept });
}

/** What opens a table: a seat of those at this screen first. */
export function opener({ mine, code, host }: Kept): string | null {
  return code ?? Object.values(mine)[0] ?? host;
}
