/** Tells the numbers of a board that a new position has come, and what was told up to it. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../board";

type Tide = Pick<BoardProps, "view" | "lines">;

const KEY = Symbol("tide");

export function giveTide(tide: () => Tide): void {
  setContext(KEY, tide);
}

export function getTide(): (() => Tide) | undefined {
  return getContext(KEY);
}
