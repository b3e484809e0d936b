/** What the folder of a game provides. */

import { translated } from "../../words";
import "./monasterium.css";

export { default as Board } from "./Board.svelte";
export { default as Heading } from "./Heading.svelte";
export { default as Leaf } from "./Leaf.svelte";
export { default as Mark } from "./Mark.svelte";
export { flights, forced } from "./motion";
export { note } from "./notes";
export { default as Picture } from "./Picture.svelte";
export { default as Showcase } from "./Showcase.svelte";

/** What can be chosen on the board. */
export const onBoard = [
  "act-name",
  "act-pick",
  "act-take",
  "act-send",
  "act-to-room",
  "act-to-chapel",
  "act-to-space",
  "act-tile",
  "act-build",
];

/** What is printed, for the form of an edition. */
export const printed = () => import("./Printed.svelte").then((loaded) => loaded.default);

export const positions = () => import("./positions").then((loaded) => loaded.positions);

/** The words of the board. */
export const catalogue = translated(
  import.meta.glob<string>("$locale/*/monasterium.board.ftl", { query: "?raw", import: "default" }),
);
