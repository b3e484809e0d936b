/** What a reader did without a choice. */

import type { Line } from "../wire";

/** Lines of the reader of these kinds; what was chosen comes first of all that follows from it. */
export function unchosen(fresh: Line[], observer: number, keys: readonly string[]): Line[] {
  return fresh.slice(1).filter(({ seat, key }) => seat === observer && keys.includes(key));
}
