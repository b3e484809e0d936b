/** Small signs of this game, on a field of 40: manners of drawing, and paths. */

import type { Strokes } from "./emblems";

export const GLYPHS: Record<string, Strokes> = {
  pray: [
    [
      "main",
      "M19 3c5-3 11 0 11 6 0 3-1 5-3 6 3 2 6 4 7 7l4 4-3 3-6-2c0 4 2 6 6 7v4H9c-3-14-1-22 6-25-2-4 0-8 4-10z",
    ],
  ],
  work: [
    ["gold", "M17 20h6v18h-6z"],
    ["main", "M8 6h20l8 7-8 3H8z"],
  ],
  service: [["gold", "M17 4h6v8h8v6h-8v18h-6V18H9v-6h8z"]],
  study: [
    ["light", "M4 9c6-2 11-2 16 2 5-4 10-4 16-2v24c-6-2-11-2-16 2-5-4-10-4-16-2z"],
    ["thin", "M20 11v24M9 16h6M9 22h6M25 16h6M25 22h6"],
  ],
  toil: [
    ["main", "M17 3h6v3h-6zM18.5 6h3v16h-3z"],
    ["dark", "M11 20h18v7c0 6-5 10-9 11-4-1-9-5-9-11z"],
  ],
  night: [["gold", "M27 4a17 17 0 1 0 9 22A15 15 0 0 1 27 4z"]],
  abbot: [
    [
      "gold",
      "M14 38h4V16c0-10 14-10 14 0 0 7-9 8-9 1 0-2 4-2 4 0h2c0-6-8-6-8 1 0 10 14 8 14-2 0-16-21-16-21 0z",
    ],
  ],
  tile: [
    ["light", "M5 5h30v30H5z"],
    ["gold", "M15 5h10v10H15z"],
    ["main", "M14 15h12v10H14z"],
  ],
  bag: [
    ["main", "M14 12C4 19 3 37 20 37s16-18 6-25z"],
    ["gold", "M12 4c3 2 5 2 8 0 3 2 5 2 8 0l-3 8H15z"],
    ["line", "M13 12h14"],
  ],
  foot: [
    ["main", "M8 6h12v17l10 4c4 2 6 4 6 9H8z"],
    ["line", "M8 30h27"],
  ],
  letter: [
    ["light", "M6 6h28v28H6z"],
    ["line", "M13 29 20 10l7 19M15.5 23h9"],
  ],
  strip: [
    ["light", "M3 12h34v16H3z"],
    ["line", "M14.5 12v16M25.5 12v16"],
  ],
  screen: [
    ["main", "M4 8h10v26H4zM26 8h10v26H26z"],
    ["light", "M14 8h12v26H14z"],
    ["thin", "M17 14h6M17 19h6M17 24h6"],
  ],
  lower: [
    ["gold", "M20 4a10 10 0 1 1-.1 0z"],
    ["line", "M20 27v9M15 32l5 5 5-5M17 14h6"],
  ],
  blessing: [
    [
      "gold",
      "M20 2l3.5 7 7-4-1 8 8 .5-4.5 6.5 4.5 6.5-8 .5 1 8-7-4L20 38l-3.5-7-7 4 1-8-8-.5L7 20l-4.5-6.5 8-.5-1-8 7 4z",
    ],
    ["light", "M20 12a8 8 0 1 1-.1 0z"],
    ["line", "M20 16v9M16.5 19.5h7"],
  ],
  people: [
    ["main", "M13 6a6 6 0 0 1 5 10c5 3 7 9 8 20H2C3 25 4 19 8 16A6 6 0 0 1 13 6z"],
    ["gold", "M28 10a5 5 0 0 1 4 9c4 3 5 8 6 17H26c0-9-2-15-4-18 0-5 2-8 6-8z"],
  ],
};
