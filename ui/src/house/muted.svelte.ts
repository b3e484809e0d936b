/** Whom a reader does not want to hear: kept in this browser, for a table and a seat. Nobody else is told. */

import { SvelteSet } from "svelte/reactivity";
import { lasting } from "../storage";

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

/** Hears a seat no more, or again. */
export function mute(table: string, seat: number, wish: boolean): void {
  if (wish) muted.add(`${table} ${seat}`);
  else muted.delete(`${table} ${seat}`);
  lasting.write(PLACE, [...muted].slice(-MOST));
}
