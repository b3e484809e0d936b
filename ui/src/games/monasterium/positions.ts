/** Positions for developers: moments of a match that bots played, by the seat that sees them. */

import type { Positions } from "../board";
import record from "./positions.txt?raw";

export const positions: Positions = {
  record,
  plies: {
    0: [
      10, 11, 40, 52, 53, 54, 57, 59, 60, 61, 62, 64, 81, 229, 252, 254, 370, 1054, 1055, 1148,
      1163,
    ],
    4: [100],
  },
};
