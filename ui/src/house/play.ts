/** What the parts of a table have in common. */

import type { Line } from "../wire";

/** Lets what just happened be seen to move; it calls `change`, which brings the new position. */
export type Animate = (fresh: Line[], observer: number, change: () => void) => void;
