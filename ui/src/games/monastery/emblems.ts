/** The emblems of the tiles, on a field of 40: manners of drawing, and paths. */

import { LAND } from "./emblems-land";
import { TOIL } from "./emblems-toil";

export type Manner =
  | "main"
  | "gold"
  | "light"
  | "dark"
  | "line"
  | "thin"
  | "red"
  | "blue"
  | "green"
  | "bars"
  | "pink"
  | "hue";
export type Strokes = [Manner, string][];

const STUDY: Record<string, Strokes> = {
  "chapter-house": [
    ["light", "M6 17 20 6l14 11v16H6z"],
    ["blue", "M13 33V23a7 7 0 0 1 14 0v10z"],
    ["line", "M20 16v17M13 24h14M6 17 20 6l14 11"],
  ],
  "abbots-house": [
    [
      "gold",
      "M15 37h4V16c0-9 13-9 13 0 0 6-8 7-8 1 0-2 3-2 3 0l3 0c0-6-8-6-8 1 0 9 13 7 13-2C35 0 15 0 15 16z",
    ],
  ],
  dormitory: [
    ["main", "M4 12h4v12h28v10h-4v-4H8v4H4z"],
    ["light", "M9 18h8c2 0 3 2 3 6H9z"],
    ["red", "M20 24c0-4 3-5 6-5h5c3 0 5 2 5 5z"],
  ],
  chapel: [
    ["light", "M9 37V20l11-9 11 9v17z"],
    ["main", "M6 22 20 10l14 12-2.5 2L20 14 8.5 24z"],
    ["blue", "M16 37v-7a4 4 0 0 1 8 0v7z"],
    ["line", "M20 10V2M16.5 5h7"],
  ],
  scriptum: [
    ["light", "M6 12c5-2 10-2 14 1 4-3 9-3 14-1v22c-5-2-10-2-14 1-4-3-9-3-14-1z"],
    ["thin", "M20 13v22M10 18h6M10 23h6M10 28h6M24 23h6M24 28h6"],
    ["gold", "M36 3c-7 2-11 7-13 15l2 1c6-3 10-8 11-16z"],
  ],
  library: [
    ["red", "M6 8h8v27H6z"],
    ["blue", "M14 12h7v23h-7z"],
    ["gold", "M22.5 10.500l7-2 7 25-7 2z"],
    ["thin", "M6 13h8M6 30h8M14 17h7M14 30h7M24 16l7-2"],
  ],
  "guest-house": [
    ["gold", "M12 5a8 8 0 1 1-1.5 15.800zM12 9a4 4 0 1 0 .1 0z"],
    ["line", "M17 19 33 35M28 30l4-4M24 26l3-3"],
  ],
  almonry: [
    ["gold", "M20 4a7 7 0 1 1-.1 0z"],
    ["line", "M20 8v6M17.5 11h5"],
    ["light", "M3 25l6-3c6 0 8 4 13 4 3 0 3 4 0 4h-6 9l9-6c3-1 4 2 2 4L24 36H11l-8-3z"],
  ],
  bursary: [
    ["main", "M5 18c0-8 30-8 30 0v16H5z"],
    ["gold", "M16 18h8v8h-8z"],
    ["line", "M5 19h30M10 19v15M30 19v15"],
    ["dark", "M20 20.500a1.6 1.6 0 0 1 .8 3v2h-1.600v-2a1.6 1.6 0 0 1 .8-3z"],
  ],
  calefactory: [
    ["main", "M4 37V9h32v28h-7V20c-3-5-15-5-18 0v17z"],
    ["red", "M20 36c-6 0-7-6-4-10 1 2 2 2 2 2 0-4 2-5 3-8 2 4 6 7 5 12 0 3-3 4-6 4z"],
    ["gold", "M20 35c-3 0-3-4 0-7 3 3 3 7 0 7z"],
  ],
  cemetery: [
    ["green", "M2 37c2-8 34-8 36 0z"],
    ["light", "M16 4h8v7h7v7h-7v14h-8V18H9v-7h7z"],
  ],
  locutory: [
    ["light", "M4 6h20v14H14l-6 6v-6H4z"],
    ["gold", "M18 20h8v-7h10v14h-4v6l-7-6h-7z"],
    ["thin", "M8 11h12M8 15h8"],
  ],
  "prison-cell": [
    ["light", "M6 36V17c0-17 28-17 28 0v19z"],
    ["dark", "M11 36V18c0-11 18-11 18 0v18z"],
    ["bars", "M16 12v24M20 10v26M24 12v24M11 20h18M11 28h18"],
  ],
};

export const EMBLEMS: Record<string, Strokes> = { ...STUDY, ...TOIL, ...LAND };
