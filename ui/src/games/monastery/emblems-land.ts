/** The emblems of what is no house: features, ways and land. */

import type { Strokes } from "./emblems";

const WAY: Strokes = [
  ["light", "M4 37V18C4-2 36-2 36 18v19z"],
  ["dark", "M10 37V19c0-13 20-13 20 0v18z"],
  ["hue", "M13 37v-4h14v4zM15 33v-4h12v4zM17 29v-4h10v4zM19 25v-4h8v4z"],
];
const COBBLES: Strokes = [
  ["main", "M6 8h10v8H6zM19 6h9v9h-9zM10 19h12v8H10zM25 18h10v9H25zM5 30h9v6H5zM17 30h12v7H17z"],
];

export const LAND: Record<string, Strokes> = {
  beehive: [
    ["gold", "M7 34C4 18 10 6 20 6s16 12 13 28z"],
    ["line", "M12 13c5 3 11 3 16 0M8 20c7 4 17 4 24 0M7 27c8 4 18 4 26 0"],
    [
      "dark",
      "M17 34v-3a3 3 0 0 1 6 0v3zM35 4a2 1.4 0 1 1-.1 0zM4 11a2 1.4 0 1 1-.1 0zM37 14a2 1.4 0 1 1-.1 0z",
    ],
  ],
  "carp-pond": [
    ["blue", "M2 22c0-9 8-13 18-13s18 4 18 13-8 12-18 12S2 31 2 22z"],
    ["gold", "M9 22c4-7 12-7 17-1l6-4v10l-6-4c-5 6-13 6-17-1z"],
    ["dark", "M12.5 20h2v2h-2z"],
  ],
  dovecote: [
    ["light", "M6 20c2 10 10 13 18 12l8 3-3-7c4-5 3-9 3-12l5-3-6-2c-4-4-9 0-8 5-6 4-12 3-17 4z"],
    ["main", "M12 21c5-6 10-7 16-4-1 7-8 9-16 4z"],
    ["dark", "M29.5 12.500h2v2h-2z"],
    ["green", "M36 13c2-2 3-1 4-3-1 4-1 6-4 3z"],
  ],
  "secret-way-red": WAY,
  "secret-way-blue": WAY,
  "secret-way-green": WAY,
  "secret-way-yellow": WAY,
  "path-straight": COBBLES,
  "path-corner": COBBLES,
  field: [
    ["green", "M3 14c10-8 24-8 34 0v22H3z"],
    [
      "gold",
      "M8 36c0-9 2-18 6-25h3c-3 8-4 16-4 25zM18 36c0-9 0-18 1-26h2c1 8 1 17 1 26zM27 36c0-9-1-17-4-25h3c4 7 6 16 6 25z",
    ],
  ],
  garden: [
    ["green", "M20 38c-1-9-9-8-13-12 6-1 10 1 13 6 3-5 7-7 13-6-4 4-12 3-13 12z"],
    [
      "red",
      "M20 4a5 5 0 0 1 5 5 5 5 0 1 1 2 9 5 5 0 0 1-7 5 5 5 0 0 1-7-5 5 5 0 1 1 2-9 5 5 0 0 1 5-5z",
    ],
    ["gold", "M20 11a3.5 3.5 0 1 1-.1 0z"],
  ],
};
