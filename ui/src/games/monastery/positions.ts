/** Positions for authors: moments of a match that bots played, by the seat that sees them. */

import type { Positions } from "../board";
import record from "./positions.txt?raw";

export const positions: Positions = {
  record,
  plies: {
    0: [682, 683, 122, 686, 687, 660, 654, 655, 668, 587, 573, 463, 478, 479, 153, 416, 791],
    4: [690],
  },
};
