/** Amounts of goods, which the server names: two soups are a word of their own. */

import type { Things } from "../board";
import { GOOD_SIGNS } from "./pictures";

/** Which good an amount is of, and how many. */
export function sumNamed(word: string, things: Things): { good: string; n: number } {
  const { key, numbers } = things.thing("sum", word);
  return { good: GOOD_SIGNS.find((good) => key === `sum-${good}`) ?? "", n: numbers.n ?? 0 };
}

/** So many of a good, in words; the server names no large amounts. */
export function sumOf(good: string, n: number, things: Things): string {
  const named = things
    .all("sum")
    .find(({ key, numbers }) => key === `sum-${good}` && numbers.n === n);
  return named?.text ?? `${good} ${n}`;
}

/** The number of a monastery, as it is drawn; -1 for none. */
export function monasteryNamed(word: string, things: Things): number {
  return things.all("monastery").findIndex((named) => named.word === word);
}
