/** The tables this browser sits at: whoever holds the key to a seat plays it. */

import type { Entry } from "./keyring/merge";
import { mode } from "./mode.svelte";
import * as shared from "./shared";
import { fields, lasting, text } from "./storage";
import type { Rematch } from "./wire";

const PLACE = "chapterhouse.tables";
/** The event that the tables of this browser may be others now. */
export const ADOPTED = "chapterhouse-tables";

/**
 * `when` is when the table was last looked at, in milliseconds; `mine` are the keys to the seats of those who sit
 * at this screen, `friends` the codes of links to the seats of friends, to be passed on.
 */
export interface Kept extends Entry {
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
  since: {},
  code: null,
  came: null,
  made: null,
  offline: false,
};

/** Whatever of it an older release, or somebody else, wrote differently is left out. */
function kept(found: unknown): Kept {
  const { code, came, made, offline } = fields(found);
  return {
    ...entry(found),
    code: text(code, null),
    came: text(came, null),
    made: text(made, null),
    offline: offline === true,
  };
}

/** A table as another browser, or an older release, may have written it. */
export function entry(found: unknown): Entry {
  const { game, title, when, host, mine, friends, since } = fields(found);
  return {
    game: text(game, ""),
    title: text(title, ""),
    when: Number(when) || 0,
    host: text(host, null),
    mine: seatKeys(mine),
    friends: seatKeys(friends),
    since: shared.numbers(since),
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
  const before = all()[id] ?? { ...nothing, offline: mode.offline };
  const kept = { ...before, ...change, when: shared.looked(id) };
  kept.since = shared.dated(named(before), named(kept), before.since);
  lasting.write(PLACE, { ...all(), [id]: kept });
  if (kept.since !== before.since) shared.tell();
  return kept;
}

/** The keys of a table by their names. */
function named({ host, mine, friends }: Kept): Record<string, string | null> {
  const seats = (whose: string, keys: Record<string, string>) =>
    Object.entries(keys).map(([seat, key]) => [`${whose}.${seat}`, key]);
  const all = [["host", host], ...seats("mine", mine), ...seats("friends", friends)];
  return Object.fromEntries(all);
}

/** Wherever a seat opened by one key, it does by another. */
export function replace(before: string, after: string): void {
  for (const [id, { mine }] of Object.entries(all())) {
    const changed = Object.entries(mine).map(([seat, key]) => [seat, key === before ? after : key]);
    if (Object.values(mine).includes(before)) keep(id, { mine: Object.fromEntries(changed) });
  }
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
  if (forgotten && !forgotten.offline) shared.forget(id, forgotten.when);
  return forgotten ?? nothing;
}

/** Has some tables of the server no longer in this browser; others of the same person keep them. */
export function drop(ids: string[]): void {
  const stay = Object.entries(all()).filter(([id, { offline }]) => offline || !ids.includes(id));
  lasting.write(PLACE, Object.fromEntries(stay));
}

/** Keeps a table again as it was. */
export function restore(id: string, kept: Kept): void {
  keep(id, kept);
  shared.tell();
}

/** The tables of the server, as other browsers of the same person share them. */
export function entries(): Record<string, Entry> {
  const online = Object.entries(all()).filter(([, { offline }]) => !offline);
  return Object.fromEntries(online.map(([id, table]) => [id, entry(table)]));
}

/** Keeps what other browsers know of the tables of the server. */
export function adopt(known: Record<string, Entry>): void {
  const here = all();
  const kept = Object.entries(here).filter(
    ([id, { offline }]) => offline || Object.hasOwn(known, id),
  );
  const more = Object.entries(known).map(([id, table]): [string, Kept] => [
    id,
    { ...(here[id] ?? nothing), ...table },
  ]);
  lasting.write(PLACE, Object.fromEntries([...kept, ...more]));
}

/** What opens a table: a seat of those at this screen first; a key whose answer was lost at the last. */
export function opener({ mine, code, host, made }: Kept): string | null {
  return code ?? Object.values(mine)[0] ?? host ?? made;
}
