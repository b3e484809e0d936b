/** How far a reader has come in each lesson: kept in this browser, and told to nobody. */

import { SvelteMap } from "svelte/reactivity";
import { fields, lasting } from "../storage";

const PLACE = "chapterhouse.lessons";
/** The lesson of each game that comes before all others. */
export const FIRST = "first";

/** The stops that were passed, or null once the lesson was done. */
type Trail = number[] | null;

function kept(): [string, Trail][] {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return found.filter((entry): entry is [string, Trail] => isTrail(entry[1]));
}

function isTrail(value: unknown): value is Trail {
  return value === null || (Array.isArray(value) && value.every(Number.isInteger));
}

const trails = new SvelteMap<string, Trail>(kept());

export function keep(game: string, name: string, trail: Trail): void {
  trails.set(`${game}/${name}`, trail);
  lasting.write(PLACE, Object.fromEntries(trails));
}

/** Where somebody goes on; whoever has done the lesson begins anew. */
export function trailOf(game: string, name: string): number[] {
  return trails.get(`${game}/${name}`) ?? [];
}

export function isDone(game: string, name: string): boolean {
  return trails.get(`${game}/${name}`) === null;
}
