/** Positions for developers: moments of a match that bots played, by the seat that sees them. */

import type { Positions } from "../board";
import record from "./positions.txt?raw";

export const positions: Positions = {
  record,
  plies: {
    0: [122, 153, 416, 463, 478, 479, 573, 587, 654, 655, 660, 668, 683, 686, 687, 690, 791],
    4: [700],
  },
};
