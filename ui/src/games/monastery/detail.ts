/** How much is drawn on a tile: where there is little room the house goes first, then the name. */
export type Detail = "house" | "name" | "emblem";

const HOUSE = 76; // points of a tile from which on there is room for a house,
const NAME = 48; // and for a name

export function detailOf(points: number): Detail {
  if (points >= HOUSE) return "house";
  return points >= NAME ? "name" : "emblem";
}
