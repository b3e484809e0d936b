/** Finding what a prompt offers, by what its options say. */

import type { Option, Prompt } from "../wire";

/** The option of that kind with those values at its beginning. */
export function option(
  prompt: Prompt | null,
  key: string,
  ...values: string[]
): Option | undefined {
  return prompt?.options.find(
    (one) => one.key === key && values.every((value, at) => one.values[at] === value),
  );
}
