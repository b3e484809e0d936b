/** What is held up after something has happened. */

import type { Forced } from "../games/board";
import type { Line } from "../wire";

/** It stays for its time while others play on, and goes when the reader acts, or takes back. */
export function held(before: Forced[], more: Forced[], fresh: Line[], reader: number): Forced[] {
  const first = fresh[0];
  return first && first.seat !== reader ? [...before, ...more] : more;
}
