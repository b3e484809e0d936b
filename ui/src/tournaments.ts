/** The tournaments this browser takes part in, or organises: with its keys. */

import type { Cup } from "./keyring/merge";
import * as shared from "./shared";
import { fields, lasting, text } from "./storage";

const PLACE = "chapterhouse.tournaments";
export const HOST = "organise="; // before the organiser's key in a link
export const PERSON = "person="; // before the code of a link for somebody whose browser is gone
const MOST = 40; // that are remembered, those looked at last

export type Known = Cup;

/** One as another browser, or an older release, may have written it. */
export function entry(found: unknown): Known {
  const { name, when, host, key, since } = fields(found);
  return {
    name: text(name, ""),
    when: Number(when) || 0,
    host: text(host, null),
    key: text(key, null),
    since: shared.numbers(since),
  };
}

/** All of them, as other browsers of the same person share them. */
export function entries(): Record<string, Known> {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return Object.fromEntries(found.map(([id, one]) => [id, entry(one)]));
}

/** Keeps what other browsers know. */
export function adopt(known: Record<string, Known>): void {
  lasting.write(PLACE, known);
}

/** All of them, the one looked at last first. */
export function tournaments(): [string, Known][] {
  return Object.entries(entries()).sort(([, one], [, other]) => other.when - one.when);
}

export function tournament(id: string): Known {
  return new Map(Object.entries(entries())).get(id) ?? entry(null);
}

export function keep(id: string, change: Partial<Known>): Known {
  const before = tournament(id);
  const known = { ...before, ...change, when: shared.looked(id) };
  known.since = shared.dated(keysOf(before), keysOf(known), before.since);
  const others = tournaments().filter(([other]) => other !== id);
  lasting.write(PLACE, Object.fromEntries([[id, known], ...others.slice(0, MOST - 1)]));
  if (known.since !== before.since) shared.tell();
  return known;
}

/** Keeps a key in place of another: the organiser's, or else one's own, which the code of a link may have brought. */
export function replace(id: string, before: string, after: string): void {
  keep(id, tournament(id).host === before ? { host: after } : { key: after });
}

const keysOf = ({ host, key }: Known) => ({ host, key });

/** What a link of an organiser has behind the #, */
export function hostMark(host: string): string {
  return `#${HOST}${host}`;
}

/** and one for somebody who takes part. */
export function personMark(code: string): string {
  return `#${PERSON}${code}`;
}
