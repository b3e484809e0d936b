/** The tables this browser sits at: whoever holds the key to a seat plays it. */

import { type Entry, type List, merge } from "./keyring/merge";
import { mode } from "./mode.svelte";
import { fields, lasting, text } from "./storage";
import type { Rematch } from "./wire";

const PLACE = "chapterhouse.tables";
const GONE = "chapterhouse.forgotten";
const MOST_GONE = 200;
const ID = /^(?!__proto__$)[\w-]{1,60}$/; // of a table, as servers make them
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

function entry(found: unknown): Entry {
  const { game, title, when, host, mine, friends, since } = fields(found);
  return {
    game: text(game, ""),
    title: text(title, ""),
    when: Number(when) || 0,
    host: text(host, null),
    mine: seatKeys(mine),
    friends: seatKeys(friends),
    since: numbers(since),
  };
}

function numbers(found: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields(found)).map(([name, at]) => [name, Number(at) || 0]),
  );
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
  const kept = { ...before, ...change, when: Math.max(Date.now(), (gone()[id] ?? 0) + 1) };
  kept.since = dated(before, kept);
  lasting.write(PLACE, { ...all(), [id]: kept });
  if (kept.since !== before.since) changed();
  return kept;
}

/** When its keys came to be known: now, of those that are new. */
function dated(before: Kept, { host, mine, friends }: Kept): Record<string, number> {
  const fresh = [
    ...(host === before.host ? [] : ["host"]),
    ...seats(before.mine, mine).map((seat) => `mine.${seat}`),
    ...seats(before.friends, friends).map((seat) => `friends.${seat}`),
  ];
  if (!fresh.length) return before.since;
  const now = fresh.map((name) => [name, Math.max(Date.now(), (before.since[name] ?? 0) + 1)]);
  return { ...before.since, ...Object.fromEntries(now) };
}

function seats(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((seat) => after[seat] !== before[seat]);
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
  if (forgotten && !forgotten.offline) {
    const others = Object.entries(gone()).filter(([other]) => other !== id);
    const when = Math.max(Date.now(), forgotten.when);
    lasting.write(GONE, Object.fromEntries([...others, [id, when]].slice(-MOST_GONE)));
    changed();
  }
  return forgotten ?? nothing;
}

/** Has some tables of the server no longer in this browser; others of the same person keep them. */
export function drop(ids: string[]): void {
  const stay = Object.entries(all()).filter(([id, { offline }]) => offline || !ids.includes(id));
  lasting.write(PLACE, Object.fromEntries(stay));
  lasting.write(GONE, null);
  globalThis.dispatchEvent?.(new Event(ADOPTED));
}

/** Keeps a table again as it was. */
export function restore(id: string, kept: Kept): void {
  keep(id, kept);
  changed();
}

/** When tables were forgotten, for other browsers of the same person. */
function gone(): Record<string, number> {
  return numbers(lasting.read(GONE));
}

// -- what other browsers of the same person are to know

let changed: () => void = () => {};

/** Calls back whenever keys are new here, or a table is forgotten. */
export function heed(work: () => void): void {
  changed = work;
}

/** The tables of the server, as other browsers share them. */
export function list(): List {
  const online = Object.entries(all()).filter(([, { offline }]) => !offline);
  return {
    tables: Object.fromEntries(online.map(([id, table]) => [id, entry(table)])),
    gone: gone(),
  };
}

/** A list as another browser wrote it. Throws for what is none. */
export function listOf(written: string): List {
  const { tables, gone } = fields(JSON.parse(written));
  const found = Object.entries(fields(tables)).filter(([id]) => ID.test(id));
  return {
    tables: Object.fromEntries(found.map(([id, table]) => [id, entry(table)])),
    gone: numbers(gone),
  };
}

/** Keeps what other browsers know; tells whoever shows the tables. */
export function adopt(known: List): void {
  const here = all();
  const merged = merge(known, list());
  const kept = Object.entries(here).filter(
    ([id, { offline }]) => offline || Object.hasOwn(merged.tables, id),
  );
  const more = Object.entries(merged.tables).map(([id, table]): [string, Kept] => [
    id,
    { ...(here[id] ?? nothing), ...table },
  ]);
  lasting.write(PLACE, Object.fromEntries([...kept, ...more]));
  lasting.write(GONE, merged.gone);
  globalThis.dispatchEvent?.(new Event(ADOPTED));
}

/** What opens a table: a seat of those at this screen first. */
export function opener({ mine, code, host }: Kept): string | null {
  return code ?? Object.values(mine)[0] ?? host;
}
