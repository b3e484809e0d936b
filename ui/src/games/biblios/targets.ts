/** From what can be pointed at to the option it means. What is legal, the option itself tells. */

import type { Option, Prompt } from "../../wire";
import { option } from "../prompt";

/** A way to move the dice: up or down, one die or two. */
export interface Way {
  key: string;
  up: boolean;
  pair: boolean;
}

const WAYS: Way[] = [
  { key: "act-raise", up: true, pair: false },
  { key: "act-lower", up: false, pair: false },
  { key: "act-raise-two", up: true, pair: true },
  { key: "act-lower-two", up: false, pair: true },
];

/** By how much an option of that kind moves a die; 0 if it moves none. */
export function stepOf(key: string): number {
  const way = WAYS.find((one) => one.key === key);
  return way ? (way.up ? 1 : -1) : 0;
}

/** The ways in which some die can be moved now; the others would only be refused. */
export function ways(prompt: Prompt | null): Way[] {
  return WAYS.filter(({ key }) => prompt?.options.some((one) => one.key === key && !one.rule));
}

/**
 * What pointing at a die means. Of two dice the first is only chosen: until then, any option that
 * moves it with another one stands for it, a legal one if there is one.
 */
export function aimed(
  prompt: Prompt | null,
  way: Way,
  category: string,
  chosen: string | null,
): Option | undefined {
  if (!way.pair) return option(prompt, way.key, category);
  const pairs = prompt?.options.filter(
    ({ key, values: [one, other] }) =>
      key === way.key && one !== other && (one === category || other === category),
  );
  if (chosen) return pairs?.find(({ values }) => values.includes(chosen));
  return pairs?.find(({ rule }) => rule === null) ?? pairs?.[0];
}
