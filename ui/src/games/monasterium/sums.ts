/** Amounts of goods, as the server names them: "2 soup". */

import type { Things } from "../board";

/** Which good an amount is of, and how many. */
export function readSum(word: string, things: Things): { good: string; n: number } {
  const { key, numbers } = things.thing("sum", word);
  return { good: key.split("-")[1] ?? "", n: numbers.n ?? 0 };
}

/** So many of a good, in words; the server names no large amounts. */
export function sumOf(good: string, n: number, things: Things): string {
  const named = things
    .all("sum")
    .find(({ key, numbers }) => key === `sum-${good}` && numbers.n === n);
  return named?.text ?? `${good} ${n}`;
}

/** Where in the list of its kind a word stands. */
export function indexOf(kind: string, word: string, things: Things): number {
  return things.all(kind).findIndex((named) => named.word === word);
}
