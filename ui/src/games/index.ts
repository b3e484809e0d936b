/** The folders of the games, found by their name. */

import type { GameFolder } from "./board";

const folders = import.meta.glob<GameFolder>("./*/index.ts");

/** Loads the folder of a game; for one that has none, a board that lists what lies where. */
export function folderOf(game: string): Promise<GameFolder> {
  return (folders[`./${game}/index.ts`] ?? (() => import("./plain")))();
}
