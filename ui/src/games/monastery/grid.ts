/** The grid of letters, and the strips: what lies where. */

import type { View } from "../../wire";
import { COLUMNS, fact, facts, SPACES } from "./position";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const SMALL = 32;
const MONK = 64;
const A = 1;

export const FREE = 0;
export const LARGE = 1;

export interface Cell {
  row: number;
  column: number;
  /** The colour of its row. */
  colour: number;
  /** What lies there: a letter, or nothing of it. */
  letter: string;
  small: boolean;
  monk: boolean;
}

export function letter(number: number): string {
  return ALPHABET.charAt(number);
}

/** The rows of the grid from the top, each with the cells of the columns from `from` to `to`. */
export function gridRows(view: View, from = 0, to = COLUMNS): Cell[][] {
  return facts(view, "rows").map((colour, row) =>
    Array.from({ length: to - from }, (_, nth) => {
      const column = from + nth;
      const lies = fact(view, "grid", COLUMNS * row + column);
      const small = lies > SMALL && lies < MONK;
      const number = small ? lies - SMALL : lies;
      const monk = lies === MONK;
      return { row, column, colour, small, monk, letter: monk || !lies ? "" : letter(number - A) };
    }),
  );
}

export interface Space {
  letter: string;
  /** FREE, LARGE or small. */
  state: number;
}

/** The strip of a seat: the letters of its phrase, and what covers them. */
export function strip(view: View, seat: number): Space[] {
  const colour = facts(view, "colours")[seat] ?? -1;
  return Array.from({ length: SPACES }, (_, at) => ({
    letter: colour < 0 ? "" : letter(fact(view, "phrases", SPACES * colour + at)),
    state: fact(view, "strips", SPACES * seat + at),
  }));
}
