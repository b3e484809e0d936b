/** The boards by the name of their game: one line a game, loaded when it is played. */

import type { GameFolder } from "./board";

export const boards: Record<string, () => Promise<GameFolder>> = {
  biblios: () => import("./biblios/index"),
  monasterium: () => import("./monasterium/index"),
  monastery: () => import("./monastery/index"),
};
