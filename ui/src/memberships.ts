/** The memberships of this browser in tables of results, each with its key. */

import type { Membership as Shared } from "./keyring/merge";
import * as shared from "./shared";
import { fields, lasting, text } from "./storage";

const PLACE = "chapterhouse.leagues";
export const MARK = "member=";

export interface Membership {
  /** The key by which its owner is known there; nobody else has it. */
  member: string;
  /** Empty until the server has said which it is. */
  league: string;
  title: string;
}

type Kept = Membership & Shared;

/** Those that are known, the latest last: of each table of results the one that was looked at last. */
export function memberships(): Membership[] {
  const known = all().filter(({ league }) => league);
  return [...new Map(known.map((one) => [one.league, one])).values()];
}

function all(): Kept[] {
  const found = lasting.read(PLACE);
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const member = text(fields(one).member, "");
    return member ? [{ member, ...entry(one) }] : [];
  });
}

/** One as another browser, or an older release, may have written it. */
export function entry(found: unknown): Shared {
  const { league, title, when } = fields(found);
  return { league: text(league, ""), title: text(title, ""), when: Number(when) || 1 };
}

/** Those that are known, by the keys of members, as other browsers of the same person share them. */
export function entries(): Record<string, Shared> {
  const known = all().filter(({ league }) => league);
  return Object.fromEntries(known.map(({ member, ...about }) => [member, about]));
}

/** The keys of those that the server has not told yet which they are. */
export function waiting(): string[] {
  return all().flatMap(({ member, league }) => (league ? [] : [member]));
}

/** Keeps what other browsers know, and what still waits for its answer here. */
export function adopt(known: Record<string, Shared>): void {
  const unknown = all().filter(({ league }) => !league);
  const found = Object.entries(known).map(([member, about]) => ({ member, ...about }));
  lasting.write(PLACE, [...unknown, ...found.sort((one, other) => one.when - other.when)]);
}

/** Keeps one, as the latest. */
export function keep(kept: Membership): void {
  const before = all();
  const known = before.find(({ member }) => member === kept.member);
  const others = before.filter(({ member }) => member !== kept.member);
  lasting.write(PLACE, [...others, { ...kept, when: shared.looked(kept.member) }]);
  if (kept.league && known?.league !== kept.league) shared.tell();
}

export function drop(member: string): void {
  const before = all();
  const dropped = before.find((one) => one.member === member);
  lasting.write(
    PLACE,
    before.filter((one) => one.member !== member),
  );
  if (dropped?.league) shared.forget(member, dropped.when);
}

/** Keeps one by another key from now on. */
export function replace(before: string, after: string): void {
  const kept = all().find(({ member }) => member === before);
  if (!kept) return;
  keep({ ...kept, member: after });
  drop(before);
}
