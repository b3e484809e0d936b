/** Round plans: places on rings, as paths. Angles are degrees, from the top to the right. */

export type Point = [x: number, y: number];

/** Where the rings of a monastery end, from the middle out. */
export const CHAPEL = 35;
export const CLOISTER = 79;
export const WALL = 118;

export function polar(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** A piece of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  return `M${a} A${outer} ${outer} 0 ${large} 1 ${b} L${c} A${inner} ${inner} 0 ${large} 0 ${d}z`;
}

/** The angle in the middle of some angles, whichever way round they lie closest. */
export function between(angles: number[]): number {
  const points = angles.map((angle) => polar(100, angle));
  const x = points.reduce((sum, point) => sum + point[0], 0);
  const y = points.reduce((sum, point) => sum + point[1], 0);
  return (Math.atan2(y, x) * 180) / Math.PI + 90;
}

/** How far one must turn from one angle to another, to the right or, below 0, to the left. */
export function turn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Slanting lines over a piece of a ring. */
export function hatch(inner: number, outer: number, from: number, to: number): string {
  const slant = 9;
  const steps = Math.max(2, Math.round((to - from) / 6));
  const step = (to - from - slant) / steps;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = from + at * step;
    return `M${polar(inner + 2, angle)} L${polar(outer - 2, angle + slant)}`;
  }).join("");
}

/** A square around a point, as the attributes of a drawing within a drawing. */
export function around(x: number, y: number, size: number) {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
