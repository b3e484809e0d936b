/** What a coach has said already, by game and by who shares a screen: kept in this browser alone. */

import { SvelteMap } from "svelte/reactivity";
import { FIRST, isDone } from "./house/lessons-done.svelte";
import { knows } from "./newcomer.svelte";
import { settings } from "./settings.svelte";
import { fields, lasting } from "./storage";

const PLACE = "chapterhouse.coach";

function kept(): [string, string[]][] {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return found.filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
}

const said = new SvelteMap<string, string[]>(kept());

/** Whether there is somebody to coach: who is new to a game, or comes from its first lesson. */
export function coaches(game: string): boolean {
  return settings.tips && (!knows(game) || isDone(game, FIRST));
}

/** Whether the coach has spoken to a question or an event, by its key. */
export function wasSaid(who: string, about: string): boolean {
  return said.get(who)?.includes(about) ?? false;
}

export function say(who: string, about: string): void {
  if (!wasSaid(who, about)) keep(who, [...(said.get(who) ?? []), about]);
}

/** What it was said to has been taken back: it may come up again. */
export function unsay(who: string, about: string): void {
  if (wasSaid(who, about)) keep(who, said.get(who)?.filter((one) => one !== about) ?? []);
}

function keep(who: string, about: string[]): void {
  said.set(who, about);
  lasting.write(PLACE, Object.fromEntries(said));
}
