/** Positions for authors, taken from matches that bots played; fixtures.json keeps them short. */

import type { Prompt, View, Zone } from "../../wire";
import { shortOption, split } from "../short";
import short from "./fixtures.json";

export interface Fixture {
  name: string;
  names: string[];
  view: View;
  prompt: Prompt | null;
}

export const fixtures: Fixture[] = short.map(({ name, names, eye, facts, zones, prompt }) => ({
  name,
  names,
  view: { eye, facts: facts as Record<string, number[]>, zones: places(zones) },
  prompt: prompt && {
    ...prompt,
    options: prompt.options.map(shortOption),
    rules: prompt.rules as Record<string, string>,
    amount: false,
  },
}));

function places(zones: object): Record<string, Zone> {
  return Object.fromEntries(
    Object.entries(zones).map(([name, [size, cards, once]]) => [
      name,
      { size, cards: split(cards), once: split(once) },
    ]),
  );
}
