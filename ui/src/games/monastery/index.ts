/** What the folder of a game provides. */

import type { View } from "../../wire";
import { translated } from "../../words";
import { coloursOf } from "./position";
import "./monastery.css";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Heading } from "./Heading.svelte";
export { default as Leaf } from "./Leaf.svelte";
export { default as Mark } from "./Mark.svelte";
export { flights, forced } from "./motion";
export { default as Picture } from "./Picture.svelte";
export { default as Showcase } from "./Showcase.svelte";

/** The colours are dealt, all at once. */
export function shapes(view: View): number[] {
  const colours = coloursOf(view);
  return colours.includes(-1) ? [] : colours;
}

/** What can be chosen on the board. */
export const onBoard = [
  "act-raise",
  "act-at",
  "act-turn",
  "act-return",
  "act-keep",
  "act-walk",
  "act-to",
  "act-shift",
  "act-box",
  "act-encourage",
  "act-imprison",
  "act-stand",
  "act-stay",
  "act-pray",
  "act-use",
  "act-buy",
  "act-call",
  "act-strip",
  "act-name",
  "act-swap",
  "act-with",
  "act-small",
];

/** What is printed, for the form of an edition. */
export const printed = () => import("./Printed.svelte").then((loaded) => loaded.default);

export const positions = () => import("./positions").then((loaded) => loaded.positions);

/** The words of the board. */
export const catalogue = translated(
  import.meta.glob<string>("$locale/*/monastery.board.ftl", { query: "?raw", import: "default" }),
);
