/** Tells the numbers of a board that a new position has come. */

import { getContext, setContext } from "svelte";
import type { View } from "../../wire";

interface Tide {
  readonly position: View;
}

const KEY = Symbol("tide");

export function giveTide(position: () => View): void {
  setContext<Tide>(KEY, {
    get position() {
      return position();
    },
  });
}

export function getTide(): Tide | undefined {
  return getContext<Tide | undefined>(KEY);
}
