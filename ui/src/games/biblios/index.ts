/** What the folder of a game provides. */

import { translated } from "../../words";
import "./biblios.css";

export { default as Board } from "./Board.svelte";
export { default as Count } from "./Count.svelte";
export { default as Heading } from "./Heading.svelte";
export { default as Leaf } from "./Leaf.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as Means } from "./Means.svelte";
export { flights, forced } from "./motion";
export { note } from "./note";
export { default as Picture } from "./Picture.svelte";
export { default as Showcase } from "./Showcase.svelte";

/** What can be chosen on the board. */
export const onBoard = [
  "act-take",
  "act-keep",
  "act-auction",
  "act-common",
  "act-raise",
  "act-lower",
  "act-raise-two",
  "act-lower-two",
  "act-pay",
];

/** Cards to pay with are put together. */
export const together = ["act-pay"];

/** What is printed, for the form of an edition. */
export const printed = () => import("./Printed.svelte").then((loaded) => loaded.default);

export const positions = () => import("./positions").then((loaded) => loaded.positions);

/** The words of the board. */
export const catalogue = translated(
  import.meta.glob<string>("$locale/*/biblios.board.ftl", { query: "?raw", import: "default" }),
);
