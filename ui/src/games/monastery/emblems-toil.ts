/** The emblems of the tiles of toil, and of those that are both. */

import type { Strokes } from "./emblems";

export const TOIL: Record<string, Strokes> = {
  brewhouse: [
    ["main", "M10 6h20c4 9 4 19 0 28H10c-4-9-4-19 0-28z"],
    ["line", "M8 13h24M7 27h26"],
    ["gold", "M17 17h6v6h-6z"],
  ],
  kitchen: [
    ["dark", "M5 15h30c0 5-1 8-3 11-2 4-22 4-24 0-2-3-3-6-3-11z"],
    ["line", "M7 15C7 4 33 4 33 15M11 29l-2 5M29 29l2 5"],
    ["red", "M15 37c-2-4 1-5 2-7 2 2 3 1 3-1 4 3 5 5 4 8z"],
  ],
  bakehouse: [
    ["gold", "M4 25c0-10 7-15 16-15s16 5 16 15c0 5-3 7-16 7S4 30 4 25z"],
    ["thin", "M12 15l4 7M19 13l4 8M26 15l4 7"],
  ],
  farm: [
    ["line", "M20 38V12M20 38 10 16M20 38l10-22"],
    [
      "gold",
      "M20 2c4 4 4 9 0 13-4-4-4-9 0-13zM8 7c5 2 7 6 6 11-5-2-7-6-6-11zM32 7c-5 2-7 6-6 11 5-2 7-6 6-11z",
    ],
    ["red", "M13 26h14v4H13z"],
  ],
  stables: [
    ["main", "M8 36C2 20 5 4 20 4s18 16 12 32h-7c7-12 5-24-5-24s-12 12-5 24z"],
    [
      "dark",
      "M10 15h2.500v3H10zM9.5 23h2.500v3H9.500zM27.5 15H30v3h-2.500zM28 23h2.500v3H28zM18.7 6.500h2.600v3h-2.600z",
    ],
  ],
  workshop: [
    ["gold", "M10 38 24 16l4 2.500L14 40z"],
    ["main", "M14 8l12-5 12 8-3 6-6-3-2 4-12-6z"],
  ],
  smithy: [
    ["dark", "M3 12h8V9h25v6c-6 0-9 3-10 7h-2v5h6v7H12v-7h5v-5C12 21 7 18 3 12z"],
    ["gold", "M21 3l2 3M30 1l-1 4M14 2l1 4"],
  ],
  piggery: [
    [
      "pink",
      "M5 20c2-8 10-10 18-9 3-3 6-4 9-3l-1 5c2 1 3 3 4 5l3 1v5l-4 1c-1 2-2 3-4 4v6h-5v-5c-4 1-8 1-11 0v5H9v-7c-3-2-4-5-4-8z",
    ],
    ["dark", "M30 16h2v2h-2zM35.5 20h1v2h-1z"],
    ["line", "M5 19c-3 0-3-4-1-4"],
  ],
  buttery: [
    ["main", "M13 12c-4 4-6 9-6 15 0 5 3 8 10 8s10-3 10-8c0-6-2-11-6-15V5h-8z"],
    ["line", "M24 15c9-3 12 11 2 14M12 6h10"],
    ["thin", "M10 22h14"],
  ],
  "corn-mill": [
    ["light", "M14 38l2-20h8l2 20z"],
    ["main", "M14 18 20 11l6 7z"],
    ["gold", "M20 16 34 3l3 3zM20 16 6 29l-3-3zM20 16 7 2 4 5zM20 16l13 14 3-3z"],
    ["dark", "M18 37v-6h4v6z"],
  ],
  refectory: [
    ["light", "M5 18h24c0 9-4 14-12 14S5 27 5 18z"],
    ["red", "M8 18c2-4 16-4 18 0z"],
    ["gold", "M33 5c4 0 5 7 2 10l1 21h-4l1-21c-3-3-2-10 0-10z"],
    ["line", "M13 10c-2-3 2-3 0-6M20 10c-2-3 2-3 0-6"],
  ],
  infirmary: [
    ["light", "M15 5h10v9l8 14c2 5 0 8-4 8H11c-4 0-6-3-4-8l8-14z"],
    ["green", "M10 25h20l3 6c1 3-1 5-4 5H11c-3 0-5-2-4-5z"],
    ["red", "M17.5 24h5v-4h4v4h4v5h-4v4h-4v-4h-5z"],
    ["line", "M13 5h14"],
  ],
  garderobes: [
    ["main", "M9 12 20 5l11 7v25H9z"],
    ["light", "M13 16h14v21H13z"],
    ["gold", "M22 19a5 5 0 1 0 0 9 5.5 5.5 0 0 1 0-9z"],
    ["dark", "M24 30h2v2h-2z"],
  ],
};
