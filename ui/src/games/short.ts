/** Positions for authors are kept short: an option is a row of cells, words stand side by side. */

import type { Option } from "../wire";

export type Cell = number | string | null | string[];

export function shortOption([action, key, values, text, rule, brings, lacks]: Cell[]): Option {
  return {
    action: Number(action),
    word: `${text}`,
    key: `${key}`,
    values: split(`${values}`),
    text: `${text}`,
    rule: rule === null ? null : `${rule}`,
    lacks: (lacks ?? null) as string | null,
    brings: (brings ?? []) as string[],
  };
}

export function split(words: string): string[] {
  return words ? words.split(" ") : [];
}
