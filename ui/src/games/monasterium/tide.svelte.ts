/** Tells the numbers of a board that a new position has come, and what was told up to it. */

import { getContext, setContext } from "svelte";
import type { Line } from "../../wire";
import type { BoardProps } from "../board";

type Tide = Pick<BoardProps, "view" | "lines">;

const KEY = Symbol("tide");

export function giveTide(tide: () => Tide): void {
  setContext(KEY, tide);
}

export function getTide(): (() => Tide) | undefined {
  return getContext(KEY);
}

/** Whether play led on from what was told before; else something was taken back, or this is another match. */
export function leads(before: Line[], now: Line[]): boolean {
  return now.length >= before.length && now[before.length - 1] === before.at(-1);
}
