/** The folders of the games, found by their name. */

import type { Component } from "svelte";
import type { GameFolder } from "./board";

const folders = import.meta.glob<GameFolder>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** Loads the folder of a game; for one that has none, a board that lists what lies where. */
export function folderOf(game: string): Promise<GameFolder> {
  return (folders[`./${game}/index.ts`] ?? (() => import("./plain")))();
}

/** Loads the picture of a game, which is small; null for one that has none. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
}
