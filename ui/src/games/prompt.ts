/** Finding what a prompt offers, by what its options say. */

import type { Option, Prompt } from "../wire";

/** What a sentence speaks of: what has a name by its word, what has none by its number. */
export type Value = Option["values"][number];

/** The word that stands there among the values of a sentence; empty for none. */
export function wordAt(values: Value[], at: number): string {
  const value = values[at];
  return typeof value === "string" ? value : "";
}

/** The number that stands there among the values of a sentence; NaN for none. */
export function numberAt(values: Value[], at: number): number {
  const value = values[at];
  return typeof value === "number" ? value : Number.NaN;
}

/** The option of that kind with those values at its beginning. */
export function option(prompt: Prompt | null, key: string, ...values: Value[]): Option | undefined {
  return prompt?.options.find(
    (one) => one.key === key && values.every((value, at) => one.values[at] === value),
  );
}

/** Those of the options that are legal. */
export function legal(options: Option[]): Option[] {
  return options.filter(({ rule }) => rule === null);
}
