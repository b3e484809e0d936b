/** How a page is laid out in a window: at a desk, upright as a phone or a tablet, or as a phone that lies. */

/**
 * What is said of a window in points, for letters of the usual size: whoever has the browser show them twice as large
 * has half of that window. `vite.config.ts` reads all styles likewise.
 */
export function byLetters(said: string): string {
  return said.replace(/(\d+)px/g, (_, points: string) => `${Number(points) / 16}em`);
}

/** There is room for all beside each other. */
export const DESK = byLetters("(min-width: 900px) and (min-height: 501px)");
/** Narrow: what is asked lies below the board, over its lower edge. */
export const UPRIGHT = byLetters("(max-width: 899px) and (min-height: 501px), (max-width: 639px)");
/** Low, however broad: what is asked stands beside the board. */
export const LYING = byLetters("(min-width: 640px) and (max-height: 500px)");
/** Upright or lying: no desk. */
export const SMALL = byLetters("(max-width: 899px), (max-height: 500px)");
/** Here the aim of a game is a line, which leaves the room to the board, or to what has happened. */
export const AIM_IN_A_LINE = byLetters(`${SMALL}, (max-height: 799px)`);

export function atDesk(): boolean {
  return matchMedia(DESK).matches;
}

/** Styles know them by these names: `@media (--lying)`. */
export const NAMED = { desk: DESK, upright: UPRIGHT, lying: LYING, small: SMALL };
