/** Which games a reader says to know, kept in this browser: of the others they are told the aim. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { fields, lasting, passing } from "./storage";

const PLACE = "chapterhouse.known";
const AIM = "chapterhouse.aim";

function kept(): string[] {
  const found = lasting.read(PLACE);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

const known = new SvelteSet(kept());

export function knows(game: string): boolean {
  return known.has(game);
}

export function learn(game: string): void {
  known.add(game);
  lasting.write(PLACE, [...known]);
}

const wishes = new SvelteMap(Object.entries(fields(passing.read(AIM))));

/** Whether the reader unfolded the aim at a place, or folded it; undefined if neither. */
export function unfolded(place: string): boolean | undefined {
  const wish = wishes.get(place);
  return typeof wish === "boolean" ? wish : undefined;
}

export function unfold(place: string, wish: boolean): void {
  wishes.set(place, wish);
  passing.write(AIM, Object.fromEntries(wishes));
}
