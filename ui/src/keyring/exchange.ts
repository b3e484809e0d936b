/**
 * Keys that are exchanged for new ones. Each exchange is written down before the server is asked: should its answer be
 * lost, or the page be closed, it is asked again until it has answered, which does no harm if it had done it already.
 */

import * as keys from "../keys";
import * as leagues from "../memberships";
import { mode } from "../mode.svelte";
import { fields, lasting, text } from "../storage";
import * as tournaments from "../tournaments";
import { renewed } from "./renew";
import { PLACE } from "./unsettled";

const WHAT = ["host", "member", "tournament", "seats", "account", "list"] as const;

/**
 * What is exchanged: that of a table's host, of a member, of a tournament, those of all seats at a table; or what is
 * ended, the list, and that an account leads there.
 */
export interface Exchange {
  what: (typeof WHAT)[number];
  /** The table, the tournament or the place or the mark of the list; nothing for a member. */
  id: string;
  old: string;
  made: string;
}

/** How each of them is asked for. */
export interface Server {
  list: (place: string) => Promise<unknown>;
  account: (mark: string) => Promise<unknown>;
  lock: (table: string, seat: number, old: string, made: string) => Promise<unknown>;
  host: (table: string, old: string, made: string) => Promise<unknown>;
  member: (old: string, made: string) => Promise<unknown>;
  tournament: (id: string, old: string, made: string) => Promise<unknown>;
  /** Whether it may have done what it was asked, and nobody knows. */
  unanswered: (error: unknown) => boolean;
}

let working: Promise<number> = Promise.resolve(0);

function waiting(): Exchange[] {
  const found = lasting.read(PLACE);
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const { what, id, old, made } = fields(one);
    const known = WHAT.find((word) => word === what);
    return known
      ? [{ what: known, id: text(id, ""), old: text(old, ""), made: text(made, "") }]
      : [];
  });
}

const alike = (one: Exchange, other: Exchange) =>
  one.what === other.what && one.id === other.id && one.old === other.old;

/** Writes down what is to be exchanged; what waits already stays as it is, as it may be done. */
export function begin(all: Exchange[]): void {
  const before = waiting();
  const fresh = all.filter((one) => !before.some((other) => alike(one, other)));
  lasting.write(PLACE, [...before, ...fresh]);
}

/** Asks for what waits, one after another; gives how much the server has not answered. */
export function settle(server: Server): Promise<number> {
  working = working.catch(() => 0).then(() => settled(server));
  return working;
}

async function settled(server: Server): Promise<number> {
  for (const one of mode.offline ? [] : waiting()) await ask(server, one).catch(() => {});
  return waiting().length;
}

/** Exchanges one, with the new key that it was asked for with before, if it was. Throws what the server says. */
export async function make(server: Server, one: Exchange): Promise<void> {
  begin([one]);
  await ask(server, waiting().find((other) => alike(one, other)) ?? one);
}

/** What was refused is no longer ours to exchange; what was not answered may be done. */
async function ask(server: Server, one: Exchange): Promise<void> {
  let answered = true;
  try {
    await exchange(server, one);
  } catch (error) {
    answered = !server.unanswered(error);
    throw error;
  } finally {
    const left = answered ? waiting().filter((other) => !alike(one, other)) : waiting();
    lasting.write(PLACE, left.length ? left : null);
  }
}

async function exchange(server: Server, { what, id, old, made }: Exchange): Promise<void> {
  if (what === "list" || what === "account") await server[what](id);
  else if (what === "seats") {
    const seats = Object.keys(keys.table(id).mine).map(Number);
    await renewed(id, seats, server.lock, server.unanswered);
  } else if (what === "host") {
    await server.host(id, old, made);
    keys.keep(id, { host: made });
  } else if (what === "member") {
    await server.member(old, made);
    leagues.replace(old, made);
  } else {
    await server.tournament(id, old, made);
    tournaments.replace(id, old, made);
    keys.replace(old, made);
  }
}

/** All that this browser has keys to, each to be exchanged for a new one. */
export function everything(): Exchange[] {
  const made = (what: Exchange["what"], id: string, old: string): Exchange => {
    return { what, id, old, made: keys.fresh() };
  };
  const cups = tournaments.tournaments();
  const own = cups.flatMap(([id, { host, key }]) =>
    [host, key].flatMap((old) => (old ? [made("tournament", id, old)] : [])),
  );
  const goAlong = new Set(cups.map(([, { key }]) => key)); // to the seats of a tournament
  const tables = keys.tables();
  const hosts = tables.flatMap(([id, { host }]) => (host ? [made("host", id, host)] : []));
  const seats = tables
    .filter(([, { mine }]) => Object.values(mine).some((key) => !goAlong.has(key)))
    .map(([id]) => made("seats", id, ""));
  const members = Object.keys(leagues.entries()).map((old) => made("member", "", old));
  return [...own, ...members, ...hosts, ...seats];
}
