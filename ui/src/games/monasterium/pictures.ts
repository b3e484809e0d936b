/** Which signs stand for what: bonuses, actions, window lines, events. Pictures only, no rule. */

/** By bonus of the path; two where there is a choice. */
export const BONUS_SIGNS: Record<string, [string, string?]> = {
  "any-action": ["any-action"],
  "influence-or-rosary": ["influence", "rosary"],
  "soup-or-exchange": ["soup", "swap"],
  window: ["tile"],
  die: ["die", "points"],
};

export const GOOD_SIGNS = ["soup", "tool", "book", "influence", "rosary"];
/** Of the missions that count something. */
export const CONDITION_SIGNS: Record<string, string> = {
  novices: "novice",
  common: "common",
  cloister: "cloister",
  window: "tile",
  dice: "die",
};
/** What a tile brings: by row, then by column of the window. */
export const LINE_SIGNS: Record<string, string> = {
  top: "influence",
  middle: "rosary",
  bottom: "envoy",
};
export const COLUMN_SIGNS = ["soup", "tool", "book"];

/** What an action looks like: signs, and a number or another mark beside them. */
export interface Picture {
  signs: string[];
  note?: string;
}

const TILE: Picture = { signs: ["tile"] };

/** By action: the standard ones, then row by row. */
export const ACTION_PICTURES: Record<string, Picture> = {
  "STD-A": { signs: ["novice", "arrow"] },
  "STD-B": { signs: ["soup"] },
  "STD-C": { signs: ["influence"] },
  "STD-D": { signs: ["rosary"] },
  "STD-E": { signs: ["envoy"], note: "1" },

  "I-A": { signs: ["envoy"], note: "1" },
  "I-B": { signs: ["rosary"] },
  "I-C": { signs: ["soup"] },
  "I-D": { signs: ["influence"] },
  "I-E": { signs: ["swap"] },

  "II-A": { signs: ["tool"] },
  "II-B": { signs: ["novice", "influence"], note: "−1" },
  "II-C": { signs: ["soup", "influence", "rosary"], note: "×2" },
  "II-D": { signs: ["envoy"], note: "2" },
  "II-E": { signs: ["points"], note: "3" },

  "III-A": TILE,
  "III-B": TILE,
  "III-C": TILE,
  "III-D": TILE,
  "III-E": TILE,
};

/** The fields of the last row give no action: sending their novice turns the tile of the column. */
export const FLIP: Picture = { signs: ["flip"] };
