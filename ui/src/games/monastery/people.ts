/** Who is who on the board: a letter for each player, since the colours of this game are dealt anew;
    and what is known of each. */

import type { View } from "../../wire";
import { firstSigns, words } from "../../words";
import type { Things } from "../board";
import { gridRows } from "./grid";
import { colourOf, handOf, player, table, zone } from "./position";

const LONGEST = 2;

/** For each name its first letter; more of it, or the number of the seat, where that is not enough. */
export function letters(names: string[]): string[] {
  return names.map((name, seat) => {
    for (let length = 1; length <= LONGEST; length++) {
      const begin = firstSigns(name, length);
      const same = names.filter((other) => begins(other, begin));
      if (begin && same.length === 1) return begin;
    }
    return `${seat + 1}`;
  });
}

function begins(name: string, begin: string): boolean {
  return name.toLocaleUpperCase().startsWith(begin.toLocaleUpperCase());
}

/** What is known to lie behind the screen of somebody else: the words of the tiles. */
export function knownOf(view: View, seat: number): string[] {
  return seat === view.observer ? [] : zone(view, handOf(seat)).cards;
}

/** The testament points of a seat, if they are shown. */
export function pointsOf(view: View, seat: number): number | undefined {
  const shown = table(view).phase === "over" || seat === view.observer;
  return shown ? player(view, seat).points : undefined;
}

/** All that is known of a player, as remarks. */
export function remarks(view: View, things: Things, names: string[], seat: number): string[] {
  const colour = things.all("colour")[colourOf(view, seat)]?.text;
  const known = knownOf(view, seat).map((word) => things.thing("tile", word).text);
  const { partner, tiles: held, blessings, lower_price } = player(view, seat);
  const tiles = words.text("board-mon-tiles", { count: held });
  const points = pointsOf(view, seat);
  return [
    words.text(colour ? "board-mon-colour" : "board-mon-no-colour", { colour: colour ?? "" }),
    partner === null ? "" : words.text("board-mon-partner", { name: names[partner] ?? "" }),
    table(view).abbot === seat ? words.text("board-mon-abbot") : "",
    known.length ? words.text("said-of", { what: tiles, text: known.join(", ") }) : tiles,
    blessings === null
      ? words.text("board-mon-no-blessings")
      : words.text("board-mon-blessings", { count: blessings }),
    words.text("board-mon-on-grid", { count: waiting(view, things, seat) }),
    lower_price ? words.text("board-mon-lower") : "",
    points === undefined ? "" : words.text("board-mon-points", { points }),
  ].filter(Boolean);
}

/** How many monks of a seat are still on the grid. */
function waiting(view: View, things: Things, seat: number): number {
  const colour = colourOf(view, seat);
  return gridRows(view, things)
    .flat()
    .filter((cell) => cell.monk && cell.colour === colour).length;
}
