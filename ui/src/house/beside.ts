/** Where a callout lies beside what it tells of, in the way of nothing that is asked about. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Point = [x: number, y: number];
type Size = [width: number, height: number];

const GAP = 6;
const HEAVY = 100; // what is told of is itself not to be covered, before all else
const FAR = 12; // so much may be covered rather than to lie a point farther away
const APART = [GAP, 60, 140]; // how far from what it lies beside

/** By how much two boxes lie over each other. */
function over(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far two boxes lie apart. */
function between(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.max(across, down);
}

/** Above, below, to the right and to the left, first in the middle, so far apart. */
function places(near: Box, around: Box, [width, height]: Size, apart: number): Point[] {
  const middles = [(near.left + near.right - width) / 2, around.left, around.right - width];
  const heights = [(near.top + near.bottom - height) / 2, around.top, around.bottom - height];
  const [left, right] = [around.left - width - apart, around.right + apart];
  const [above, below] = [around.top - height - apart, around.bottom + apart];
  const across = (y: number) => middles.map((x): Point => [x, y]);
  const along = (x: number) => heights.map((y): Point => [x, y]);
  return near === around
    ? [...across(above), ...across(below), ...along(right), ...along(left)]
    : [...along(left), ...across(above), ...along(right), ...across(below)];
}

/** The corners of the window, where nothing nearer is free. */
function corners([wide, high]: Size): Point[] {
  return [[0, 0], [wide, 0], [0, high], [wide, high]]; // biome-ignore format: a row
}

/**
 * Where in the window it covers least of what is `kept` clear, and how much that is, without lying far
 * away. It lies beside `around`, at the height of what it tells of.
 */
export function beside(near: Box, around: Box, size: Size, window: Size, kept: Box[]) {
  const within = (place: number, most: number) => Math.max(GAP, Math.min(place, most - GAP));
  const beside = APART.flatMap((apart) => places(near, around, size, apart));
  const found = [...beside, ...corners(window)].map(([x, y]) => {
    const left = within(x, window[0] - size[0]);
    const top = within(y, window[1] - size[1]);
    const box = { left, top, right: left + size[0], bottom: top + size[1] };
    const covered = kept.reduce((sum, one) => sum + over(box, one), 0);
    return {
      left,
      top,
      covered,
      cost: covered + FAR * between(box, around) + HEAVY * over(box, near),
    };
  });
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}
