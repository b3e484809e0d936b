/** Which signs stand for what: bonuses, actions, window lines, events. Pictures only, no rule. */

/** By bonus of the path, in the order of the server; two where there is a choice. */
export const BONUS_SIGNS: [string, string?][] = [
  [""],
  ["any-action"],
  ["influence", "rosary"],
  ["soup", "swap"],
  ["tile"],
  ["die", "points"],
];

export const GOOD_SIGNS = ["soup", "tool", "book", "influence", "rosary"];
export const AREA_SIGNS = ["chapel", "building", "cloister"];
export const KIND_SIGNS = ["profane", "workshop", "common"];
/** Of the missions that count something. */
export const CONDITION_SIGNS = ["novice", "common", "cloister", "tile", "die"];
/** What a tile brings: by row, then by column of the window. */
export const LINE_SIGNS = ["influence", "rosary", "envoy"];
export const COLUMN_SIGNS = ["soup", "tool", "book"];

/** What an action looks like: signs, and a number or another mark beside them. */
export interface Picture {
  signs: string[];
  note?: string;
}

const TILE: Picture = { signs: ["tile"] };

/** Row by row from the standard actions, column by column: as the server numbers actions. */
export const ACTION_PICTURES: Picture[] = [
  { signs: ["novice", "arrow"] },
  { signs: ["soup"] },
  { signs: ["influence"] },
  { signs: ["rosary"] },
  { signs: ["envoy"], note: "1" },

  { signs: ["envoy"], note: "1" },
  { signs: ["rosary"] },
  { signs: ["soup"] },
  { signs: ["influence"] },
  { signs: ["swap"] },

  { signs: ["tool"] },
  { signs: ["novice", "influence"], note: "−1" },
  { signs: ["soup", "influence", "rosary"], note: "×2" },
  { signs: ["envoy"], note: "2" },
  { signs: ["points"], note: "3" },

  TILE,
  TILE,
  TILE,
  TILE,
  TILE,
];

/** The fields of the last row give no action: sending their novice turns the tile of the column. */
export const FLIP: Picture = { signs: ["flip"] };
