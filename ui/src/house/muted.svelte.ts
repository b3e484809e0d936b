/** Whom a reader does not want to hear: kept in this browser, for a table and a seat. Nobody else is told. */

import { SvelteSet } from "svelte/reactivity";
import { lasting } from "../storage";
import type { Rematch } from "../wire";

const PLACE = "chapterhouse.muted";
const MOST = 200; // the last ones are kept

function kept(): string[] {
  const found = lasting.read(PLACE);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

const muted = new SvelteSet(kept());

export function isMuted(table: string, seat: number): boolean {
  return muted.has(`${table} ${seat}`);
}

/** Hears a seat no more, or again; whom other tabs have muted meanwhile stays so. */
export function mute(table: string, seat: number, wish: boolean): void {
  const name = `${table} ${seat}`;
  const others = kept().filter((other) => other !== name);
  if (wish) muted.add(name);
  else muted.delete(name);
  lasting.write(PLACE, (wish ? [...others, name] : others).slice(-MOST));
}

/** Goes on not to hear whom one did not hear, at the seats that they have in a rematch. */
export function moveMuted(table: string, { table: next, seats }: Rematch): void {
  for (const [seat, after] of seats.entries()) if (isMuted(table, seat)) mute(next, after, true);
}
