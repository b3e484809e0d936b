/** What a coach has said already, by game, and where it was silenced: kept in this browser alone. */

import { SvelteMap } from "svelte/reactivity";
import { FIRST, isDone } from "./house/lessons-done.svelte";
import { knows } from "./newcomer.svelte";
import { fields, lasting } from "./storage";

const PLACE = "chapterhouse.coach";
const SILENCED = "*"; // among the questions of a game

function kept(): [string, string[]][] {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return found.filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
}

const said = new SvelteMap<string, string[]>(kept());

/** Whether there is somebody to coach: who is new to a game, or comes from its first lesson. */
export function coaches(game: string): boolean {
  return (!knows(game) || isDone(game, FIRST)) && !wasSaid(game, SILENCED);
}

export function wasSaid(game: string, question: string): boolean {
  return said.get(game)?.includes(question) ?? false;
}

export function say(game: string, question: string): void {
  said.set(game, [...(said.get(game) ?? []), question]);
  lasting.write(PLACE, Object.fromEntries(said));
}

export function silence(game: string): void {
  say(game, SILENCED);
}
