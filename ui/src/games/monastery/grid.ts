/** The grid of letters, and the strips: what lies where. */

import type { View } from "../../wire";
import type { Things } from "../board";
import { board, COLUMNS, colourOf, player, table } from "./position";
import type { Player } from "./table";

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

/** The rows of the grid from the top, each with the cells of the columns from `from` to `to`. */
export function gridRows(view: View, things: Things, from = 0, to = COLUMNS): Cell[][] {
  const { rows } = board(things);
  return table(view).grid.map((lies, row) =>
    lies.slice(from, to).map((there, nth) => {
      const letter = there === null || there === "monk" ? "" : there.toUpperCase();
      return {
        row,
        column: from + nth,
        colour: rows[row] ?? -1,
        letter,
        small: there !== null && letter !== there && letter !== "",
        monk: there === "monk",
      };
    }),
  );
}

export interface Space {
  letter: string;
  state: Player["strip"][number];
}

/** The strip of a seat: the letters of its phrase, and what covers them. */
export function strip(view: View, things: Things, seat: number): Space[] {
  const phrase = board(things).phrases[colourOf(view, seat)] ?? "";
  return player(view, seat).strip.map((state, at) => ({ letter: phrase.charAt(at), state }));
}
