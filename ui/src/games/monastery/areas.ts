/** Stretches of the map, in cells, and of its frame, in points. */

/** Of the map, in cells. */
export interface Area {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Of the frame, in points. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const MARGIN = 0.07; // of a cell, around what is to be seen

/** The least area around some. */
export function around(areas: Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.wide));
  const bottom = Math.max(...areas.map((area) => area.y + area.high));
  return { x, y, wide: right - x, high: bottom - y };
}

/** An area with so many cells more on each side. */
export function wider({ x, y, wide, high }: Area, more: number): Area {
  return { x: x - more, y: y - more, wide: wide + 2 * more, high: high + 2 * more };
}

/** Of some areas the one that lies nearest to the middle of all. */
export function midmost(areas: Area[]): Area | undefined {
  const middle = ({ x, y, wide, high }: Area) => [x + wide / 2, y + high / 2] as const;
  const mean = (axis: 0 | 1) =>
    areas.reduce((sum, area) => sum + middle(area)[axis], 0) / areas.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (area: Area) => Math.hypot(middle(area)[0] - x, middle(area)[1] - y);
  return [...areas].sort((one, other) => far(one) - far(other))[0];
}

export function overlap(one: Box, other: Box): boolean {
  const across = one.left < other.right && one.right > other.left;
  return across && one.top < other.bottom && one.bottom > other.top;
}

export function inside(one: Box, other: Box): boolean {
  const across = one.left >= other.left && one.right <= other.right;
  return across && one.top >= other.top && one.bottom <= other.bottom;
}

/** The largest part of a box that lies wholly on one side of another. */
export function beside(box: Box, other: Box): Box {
  const parts = [
    { ...box, top: Math.max(box.top, other.bottom) },
    { ...box, bottom: Math.min(box.bottom, other.top) },
    { ...box, left: Math.max(box.left, other.right) },
    { ...box, right: Math.min(box.right, other.left) },
  ];
  const size = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best));
}

const RIM = 0.12; // of an area

/** An area without its rim: where that much is seen, it can be told and pressed. */
export function core({ x, y, wide, high }: Area): Area {
  const [aside, above] = [RIM * wide, RIM * high];
  return { x: x + aside, y: y + above, wide: wide - 2 * aside, high: high - 2 * above };
}

/** How far a stretch has to be moved so that it lies within another one. */
export function into(from: number, to: number, least: number, most: number): number {
  if (from < least) return least - from;
  return Math.min(0, Math.max(most - to, least - from));
}

/** The middle nearest to this one from which a stretch is seen. */
export function within(middle: number, from: number, long: number, seen: number): number {
  const [least, most] = [from + long + MARGIN - seen / 2, from - MARGIN + seen / 2];
  if (least > most) return from + long / 2; // longer than what is seen
  return Math.max(least, Math.min(most, middle));
}

/** The middle nearest to this one from which nothing but a stretch is seen, if it is long enough. */
export function filled(middle: number, from: number, long: number, seen: number): number {
  const [least, most] = [from - MARGIN + seen / 2, from + long + MARGIN - seen / 2];
  if (least > most) return from + long / 2; // all of it is seen
  return Math.max(least, Math.min(most, middle));
}
