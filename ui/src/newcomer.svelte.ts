/** Which games a reader says to know, kept in this browser: of the others they are told the aim. */

import { SvelteSet } from "svelte/reactivity";
import { lasting } from "./storage";

const PLACE = "chapterhouse.known";

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
