/** The emblem of every suit, on a field of 40: an outline of its own, and what is inside. */

/** How a part is drawn: in the suit's colour, light or dark, as an area or as a line. */
export type Manner = "suit" | "suit-flat" | "stone" | "light" | "dark" | "light-line" | "dark-line";

const COIN = "M20 3.5a16.5 16.5 0 1 1 0 33 16.5 16.5 0 0 1 0-33z";

export const EMBLEMS: Record<string, [Manner, string][]> = {
  // a ring, and a tonsured head
  monks: [
    ["suit", "M20 2.5a17.5 17.5 0 1 1 0 35 17.5 17.5 0 0 1 0-35z"],
    [
      "light",
      "M20 8c-6 0-9.3 5-9.3 11 0 4-1.5 6.7-2.7 9.2 3 3.5 7.2 5.5 12 5.5s9-2 12-5.5c-1.2-2.5-2.7-5.2-2.7-9.2 0-6-3.3-11-9.3-11z",
    ],
    [
      "suit-flat",
      "M20 12.7c3.3 0 5.5 3.2 5.5 7.6 0 4.3-2.4 7.7-5.5 7.7s-5.5-3.4-5.5-7.7c0-4.4 2.2-7.6 5.5-7.6z",
    ],
  ],
  // a drop, and its glint
  pigments: [
    ["suit", "M20 1.5C25 10.5 34 17 34 25.5a14 13 0 0 1-28 0C6 17 15 10.5 20 1.5z"],
    ["light-line", "M12 25.5c0 4.5 3.2 7.6 7.5 8"],
    ["light-line", "M20 9.5c1.5 2.6 3.3 4.8 5 6.8"],
  ],
  // a pointed arch, and a cross
  books: [
    ["suit", "M5 37.5V19C5 9.5 12.5 5 20 1.5c7.5 3.5 15 8 15 17.5v18.5z"],
    ["light", "M18 12h4v6h6v4h-6v11h-4V22h-6v-4h6z"],
    ["light-line", "M9.5 33.5V20c0-5.5 3.5-9 7-11.3"],
  ],
  // a scroll, and three lines
  manuscripts: [
    [
      "suit",
      "M3 8.5h27c5 0 7 2.5 7 5s-2 4.5-5 4.5h-.5v13.5H10C5.5 31.5 3 29 3 26s2-5 5-5h.5v-2.5C5 18 3 13.5 3 8.5z",
    ],
    ["dark-line", "M13 14.5h13.5M13 19.8h13.5M13 25.1h9"],
  ],
  // an octagon, and a keyhole
  tomes: [
    ["suit", "M12.7 2.5h14.6l10.2 10.2v14.6L27.3 37.5H12.7L2.5 27.3V12.7z"],
    ["light", "M20 10.5a5.7 5.7 0 0 1 3.2 10.4l2 9.3H14.8l2-9.3A5.7 5.7 0 0 1 20 10.5z"],
    ["light-line", "M14 6h12M6 14v12"],
  ],
  // a coin with a cross
  gold: [
    ["suit", COIN],
    ["dark-line", "M20 8.3a11.7 11.7 0 1 1 0 23.4 11.7 11.7 0 0 1 0-23.4z"],
    ["dark", "M18 12.5h4V18h5.5v4H22v5.5h-4V22h-5.5v-4H18z"],
  ],
  // a church with a rose window
  church: [
    ["stone", "M18.5 1.5h3V5h3.7v2.8h-3.7V12l9.5 8v4h6.5v13.5h-35V24H9v-4l9.5-8V7.8h-3.7V5h3.7z"],
    [
      "dark",
      "M16.3 37.5V31c0-2.6 1.5-4.5 3.7-4.5s3.7 1.9 3.7 4.5v6.5zM6 33v-4.5h3V33zM31 33v-4.5h3V33z",
    ],
    ["dark-line", "M20 15.8a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM20 15.8v6.8M16.6 19.2h6.8"],
  ],
};
