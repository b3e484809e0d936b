/** The boards by the name of their game, which is that of their folder; loaded when it is played. */

import type { GameFolder } from "./board";

const folders = import.meta.glob<GameFolder>("./*/index.ts");

export const boards: Record<string, () => Promise<GameFolder>> = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [path.split("/")[1] ?? path, load]),
);
