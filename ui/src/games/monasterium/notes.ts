/** What a button of the list tells below its name. */

import type { Option } from "../../wire";
import { words } from "../../words";
import type { Things } from "../board";
import { wordAt } from "../prompt";

/** Of a novice to be sent, what the place that it leaves is good for. */
export function note({ key, values }: Option, things: Things): string {
  if (key !== "act-send") return "";
  const word = wordAt(values, 0);
  const action = things.thing("action", word).text;
  return action === word
    ? words.text("board-msm-flips")
    : words.text("board-msm-unlocks", { action });
}
