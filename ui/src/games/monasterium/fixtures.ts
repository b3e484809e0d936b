/** Positions for authors; fixtures.json keeps them short. */

import type { Line, Option, Prompt, View } from "../../wire";
import short from "./fixtures.json";

export interface Fixture {
  name: string;
  names: string[];
  view: View;
  prompt: Prompt | null;
  lines: Line[];
}

type Cell = number | string | null | string[];

export const fixtures: Fixture[] = short.map(({ name, names, eye, facts, prompt, lines }) => ({
  name,
  names,
  view: { eye, facts: facts as Record<string, number[]>, zones: {} },
  prompt: prompt && {
    ...prompt,
    options: (prompt.options as Cell[][]).map(option),
    rules: prompt.rules as unknown as Record<string, string>,
    amount: false,
  },
  lines: (lines as Cell[][]).map(line),
}));

function option([action, key, values, text, rule, brings]: Cell[]): Option {
  return {
    action: Number(action),
    word: `${text}`,
    key: `${key}`,
    values: split(`${values}`),
    text: `${text}`,
    rule: rule === null ? null : `${rule}`,
    brings: brings as string[],
  };
}

function line([key, seat, values, text]: Cell[]): Line {
  return { key: `${key}`, seat: Number(seat), values: split(`${values}`), text: `${text}` };
}

function split(words: string): string[] {
  return words ? words.split(" ") : [];
}
