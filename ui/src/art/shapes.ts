/** The four players' shapes: nobody is told by colour alone. */

import { getContext, setContext } from "svelte";

export const SHAPES = [
  {
    colour: "red", // a cross
    path: "M13 2h14l-3 14 14-3v14l-14-3 3 14H13l3-14-14 3V13l14 3z",
  },
  {
    colour: "blue", // a lozenge
    path: "M20 1.5 35 20 20 38.5 5 20z",
  },
  {
    colour: "green", // a trefoil
    path: "M20 2.5a8.5 8.5 0 0 1 7.8 12A8.7 8.7 0 1 1 22.5 28l2.5 10H15l2.5-10a8.7 8.7 0 1 1-5.3-13.5A8.5 8.5 0 0 1 20 2.5z",
  },
  {
    colour: "yellow", // a star
    path: "M20 2.3L25.1 14.3L38.1 15.4L28.2 24L31.2 36.7L20 29.9L8.8 36.7L11.8 24L1.9 15.4L14.9 14.3z",
  },
] as const;

const KEY = Symbol("shapes");

/** Lets a game deal the shapes; where it does not, each seat has that of its own number. */
export function dealShapes(dealt: () => number[] | null | undefined): void {
  setContext(KEY, dealt);
}

export function dealtShapes(): () => number[] | null | undefined {
  return getContext(KEY) ?? (() => null);
}
