/** Positions for authors; fixtures.json keeps them short. */

import type { Line, Prompt, View, Zone } from "../../wire";
import { type Cell, shortOption, split } from "../short";
import short from "./fixtures.json";

export interface Fixture {
  name: string;
  names: string[];
  view: View;
  prompt: Prompt | null;
  lines: Line[];
}

export const fixtures: Fixture[] = short.map(
  ({ name, names, eye, facts, hand, drawn, prompt, lines }) => ({
    name,
    names,
    view: {
      eye,
      facts: facts as Record<string, number[]>,
      zones: { [`hand-${eye + 1}`]: zone(hand), [`drawn-${eye + 1}`]: zone(drawn) },
    },
    prompt: prompt && {
      ...prompt,
      options: (prompt.options as Cell[][]).map(shortOption),
      rules: prompt.rules as unknown as Record<string, string>,
      amount: false,
    },
    lines: (lines as Cell[][]).map(line),
  }),
);

function zone(words: string): Zone {
  const cards = split(words);
  return { size: cards.length, cards, once: [] };
}

function line([key, seat, values, text]: Cell[]): Line {
  return { key: `${key}`, seat: Number(seat), values: split(`${values}`), text: `${text}` };
}
