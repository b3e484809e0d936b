/** Positions for developers: moments of a match that bots played, by the seat that sees them. */

import type { Positions } from "../board";
import record from "./positions.txt?raw";

export const positions: Positions = {
  record,
  plies: {
    0: [24, 68, 75, 118, 250, 321, 480],
    4: [128],
  },
};
