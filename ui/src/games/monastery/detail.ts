/** How much is drawn on a tile: where there is little room the house goes first, then the name. */
export type Detail = "house" | "name" | "emblem";

const HOUSE = 76; // points of a tile from which on there is room for a house,
const NAME = 56; // and for a name

export function detailOf(points: number): Detail {
  if (points >= HOUSE) return "house";
  return points >= NAME ? "name" : "emblem";
}

/** The name of a tile on the strip along its lower edge; of 100. */
export interface Label {
  lines: string[];
  /** Where the strip begins, from above. */
  top: number;
  /** Where the letters of the last line stand: above the frame of what can be chosen. */
  base: number;
  /** Of the letters. */
  size: number;
  /** Letters that a line holds: more of them are pressed together. */
  holds: number;
}

const SMALL = { top: 82, base: 93, size: 12.5, holds: 14 };
const SMALL_BROKEN = { ...SMALL, top: 71.5 };
const LARGE = { top: 75, base: 91, size: 17.5, holds: 10 };
const BROKEN = { top: 66, base: 91, size: 15.5, holds: 11 };
const LONG = 12; // letters up to which a large name stands in one line,
const LONGER = 17; // and a small one
const ONE_ROW = 2; // boxes that leave room for a second line

/** How a name is written there, above which so many boxes lie; one of several words in two lines, where
    one would be too long. */
export function labelOf(name: string, detail: Detail, boxes: number): Label | null {
  if (detail === "emblem") return null;
  const house = detail === "house";
  const lines = name.length > (house ? LONGER : LONG) && boxes <= ONE_ROW ? broken(name) : [name];
  const two = lines.length > 1;
  if (house) return { lines, ...(two ? SMALL_BROKEN : SMALL) };
  return { lines, ...(two ? BROKEN : LARGE) };
}

const BELOW: Record<number, { x: number; y: number; r: number }> = {
  3: { x: 17, y: 81, r: 16 },
  4: { x: 50, y: 88, r: 11.5 },
  5: { x: 50, y: 86, r: 13 },
};

/** Where the emblem stands for the name, as large as so many boxes leave room for. */
export function emblemBelow(boxes: number): { x: number; y: number; r: number } {
  return BELOW[boxes] ?? { x: 50, y: 81, r: 17.5 };
}

/** In two lines that are as even as can be; a single word stays as it is. */
function broken(name: string): string[] {
  const words = name.split(" ");
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
