/** How far a reader has come in a match, by its log. */

import type { Line } from "../wire";

/** Whether somebody else has played since the reader played first. */
export function hasPlayed(lines: Line[], reader: number): boolean {
  const played = lines.filter((line) => line.telling);
  const first = played.findIndex((line) => line.seat === reader);
  return first >= 0 && played.slice(first).some((line) => line.seat !== reader);
}
