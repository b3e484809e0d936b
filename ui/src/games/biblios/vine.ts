/** The vine around a card: a stem from the initial to the foot, and what grows on it. */

export const STEM =
  "M44 12.5H78c8 0 12 4 12 12V111c0 12-6 18.5-18 18.5H46c-5 0-8-2.5-8-6 0-3 2.2-4.7 4.7-4.2 2.3.5 2.8 3.2 1 4.2M90 40c-5 0-8-2.5-8-6.5 0-2.5 2-3.7 3.5-2.7M62 12.5c0 5 2.5 8 6.5 8 2.5 0 3.7-2 2.7-3.5";

/** Where leaves grow: a point of the stem, and the way the leaf points. */
export const LEAVES: [x: number, y: number, turn: number][] = [
  [90, 58, 205],
  [90, 74, 155],
  [90, 92, 205],
  [90, 108, 155],
  [82, 128, 250],
  [64, 129.5, 290],
  [52, 12.5, 70],
];

export const BERRIES: [x: number, y: number][] = [
  [84.5, 66],
  [84.5, 83],
  [84.5, 100],
  [74, 123.5],
  [57, 124],
  [84, 17.5],
];

/** A leaf that grows from 0/0 to the right. */
export const LEAF = "M0 0C2.5-4.5 7-5.5 11-3.5 9 1 4.5 2.5 0 0z";
