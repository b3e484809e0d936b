/** Where the boxes of a plan lie on a tile of 100, by how many there are; and where monks stand. */

export interface Place {
  x: number;
  y: number;
}

/** How wide and high a box is; below the boxes there is room for a name. */
export const SIZE = 30;
export const SMALL = 22; // of five

const LAYOUTS: Record<number, Place[]> = {
  1: [{ x: 50, y: 47 }],
  2: [
    { x: 32, y: 47 },
    { x: 68, y: 47 },
  ],
  3: [
    { x: 32, y: 29 },
    { x: 68, y: 29 },
    { x: 50, y: 62 },
  ],
  4: [
    { x: 32, y: 29 },
    { x: 68, y: 29 },
    { x: 32, y: 62 },
    { x: 68, y: 62 },
  ],
  5: [
    { x: 25, y: 31 },
    { x: 50, y: 31 },
    { x: 75, y: 31 },
    { x: 37, y: 60 },
    { x: 63, y: 60 },
  ],
};

/** The middles of so many boxes, the first box first. */
export function boxes(count: number): Place[] {
  return LAYOUTS[count] ?? [];
}

/** Where the feet of so many figures stand in a row between two points, and how high they are. */
export function row(
  count: number,
  from: number,
  to: number,
  most: number,
): { x: number; size: number }[] {
  const step = Math.min(most * 0.78, (to - from) / Math.max(1, count));
  const first = (from + to - step * (count - 1)) / 2;
  const size = Math.min(most, step * 1.3);
  return Array.from({ length: count }, (_, at) => ({ x: first + at * step, size }));
}
