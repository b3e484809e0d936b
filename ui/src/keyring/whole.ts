/** All that a browser has keys to, as the others of the same person share it: tables, tables of results, tournaments. */

import * as keys from "../keys";
import * as leagues from "../memberships";
import * as shared from "../shared";
import { fields } from "../storage";
import * as tournaments from "../tournaments";
import { type List, merge } from "./merge";

const ID = /^(?!__proto__$)[\w-]{1,60}$/; // as servers, and browsers, make them

export function list(): List {
  return {
    tables: keys.entries(),
    leagues: leagues.entries(),
    tournaments: tournaments.entries(),
    gone: shared.gone(),
  };
}

/** A list as another browser, or one of an older release, wrote it. Throws for what is none. */
export function listOf(written: string): List {
  const found = fields(JSON.parse(written));
  return {
    tables: read(found.tables, keys.entry),
    leagues: read(found.leagues, leagues.entry),
    tournaments: read(found.tournaments, tournaments.entry),
    gone: shared.numbers(found.gone),
  };
}

function read<Known>(found: unknown, one: (found: unknown) => Known): Record<string, Known> {
  const named = Object.entries(fields(found)).filter(([id]) => ID.test(id));
  return Object.fromEntries(named.map(([id, about]) => [id, one(about)]));
}

/** Has what is in a list no longer in this browser: others of the same person keep it. */
export function drop(list: List): void {
  const without = <Known>(known: Record<string, Known>, gone: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(known).filter(([id]) => !Object.hasOwn(gone, id)));
  keys.drop(Object.keys(list.tables));
  leagues.adopt(without(leagues.entries(), list.leagues));
  tournaments.adopt(without(tournaments.entries(), list.tournaments));
  shared.keepGone(null);
  globalThis.dispatchEvent?.(new Event(keys.ADOPTED));
}

/** Keeps what other browsers know; tells whoever shows it. */
export function adopt(known: List): void {
  const merged = merge(known, list());
  keys.adopt(merged.tables);
  leagues.adopt(merged.leagues);
  tournaments.adopt(merged.tournaments);
  shared.keepGone(merged.gone);
  globalThis.dispatchEvent?.(new Event(keys.ADOPTED));
}
