/** What other browsers of the same person are to know besides: what was forgotten here, and that something is new. */

import { fields, lasting } from "./storage";

const GONE = "chapterhouse.forgotten";
const MOST_GONE = 200; // the last ones

let changed: () => void = () => {};

/** Calls back whenever keys are new here, or something is forgotten. */
export function heed(work: () => void): void {
  changed = work;
}

/** Tells that something is new. */
export function tell(): void {
  changed();
}

export function numbers(found: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields(found)).map(([name, at]) => [name, Number(at) || 0]),
  );
}

/** When tables, and other things with keys, were forgotten. */
export function gone(): Record<string, number> {
  return numbers(lasting.read(GONE));
}

/** Keeps that, or nothing any more (null). */
export function keepGone(all: Record<string, number> | null): void {
  lasting.write(GONE, all);
}

/** Notes that something is forgotten that was looked at last then. */
export function forget(id: string, when: number): void {
  const others = Object.entries(gone()).filter(([other]) => other !== id);
  const at = Math.max(Date.now(), when);
  keepGone(Object.fromEntries([...others, [id, at]].slice(-MOST_GONE)));
  changed();
}

/** When something is looked at: after it was forgotten, if it was. */
export function looked(id: string): number {
  return Math.max(Date.now(), (gone()[id] ?? 0) + 1);
}

/** When keys came to be known: now, of those that are new; the same as before if none is. */
export function dated(
  before: Record<string, string | null>,
  after: Record<string, string | null>,
  since: Record<string, number>,
): Record<string, number> {
  const fresh = Object.keys(after).filter((name) => after[name] !== (before[name] ?? null));
  if (!fresh.length) return since;
  const now = fresh.map((name) => [name, Math.max(Date.now(), (since[name] ?? 0) + 1)]);
  return { ...since, ...Object.fromEntries(now) };
}
