/** What an option that moves dice makes of them: from which face to which. */

import type { Option, View } from "../../wire";
import { words } from "../../words";
import type { Things } from "../board";
import { table } from "./position";
import { stepOf } from "./targets";

export function note({ key, values, rule }: Option, _: Things, view: View): string {
  const step = rule ? 0 : stepOf(key);
  if (!step) return "";
  const { dice } = table(view);
  const faces = values.map((category) => dice[category] ?? 0);
  return faces.map((from) => words.text("board-die-moves", { from, to: from + step })).join(", ");
}
