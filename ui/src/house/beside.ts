/** Where a callout lies beside what it tells of, in the way of nothing that is asked about. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Point = [x: number, y: number];
type Size = [width: number, height: number];

const GAP = 6;
const HEAVY = 100; // what is told of is itself not to be covered, before all else

/** By how much two boxes lie over each other. */
function over(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Above, below, to the right and to the left, first in the middle; then the corners of the window. */
function places(near: Box, around: Box, [width, height]: Size, [wide, high]: Size): Point[] {
  const middles = [(near.left + near.right - width) / 2, around.left, around.right - width];
  const heights = [(near.top + near.bottom - height) / 2, around.top, around.bottom - height];
  const [left, right] = [around.left - width - GAP, around.right + GAP];
  const [above, below] = [around.top - height - GAP, around.bottom + GAP];
  const across = (y: number) => middles.map((x): Point => [x, y]);
  const along = (x: number) => heights.map((y): Point => [x, y]);
  const corners = [0, high].flatMap((y): Point[] => [[0, y], [wide, y]]); // biome-ignore format: a row
  return near === around
    ? [...across(above), ...across(below), ...along(right), ...along(left), ...corners]
    : [...along(left), ...across(above), ...along(right), ...across(below), ...corners];
}

/**
 * The first place in the window that covers nothing of what is `kept` clear, or else the one that covers
 * least; and whether that is nothing. It lies beside `around`, at the height of what it tells of.
 */
export function beside(near: Box, around: Box, size: Size, window: Size, kept: Box[]) {
  const within = (place: number, most: number) => Math.max(GAP, Math.min(place, most - GAP));
  const found = places(near, around, size, window).map(([x, y]) => {
    const left = within(x, window[0] - size[0]);
    const top = within(y, window[1] - size[1]);
    const box = { left, top, right: left + size[0], bottom: top + size[1] };
    const covered = kept.reduce((sum, one) => sum + over(box, one), 0);
    return { left, top, covered, cost: covered + HEAVY * over(box, near) };
  });
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}
