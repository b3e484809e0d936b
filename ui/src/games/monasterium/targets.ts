/** From what can be pointed at to the option it means. What is legal, the option itself tells. */

import type { Option, Prompt } from "../../wire";
import type { Things } from "../board";
import { legal, wordAt } from "../prompt";
import { monasteryNamed, sumNamed } from "./sums";

/** The options of a kind. */
export function options(prompt: Prompt | null, key: string): Option[] {
  return prompt?.options.filter((one) => one.key === key) ?? [];
}

/** The option that brings a good, gained or exchanged for another one. */
export function gained(prompt: Prompt | null, good: string, things: Things): Option | undefined {
  return prompt?.options.find(
    ({ key, values }) =>
      (key === "act-gain" || key === "act-swap") &&
      sumNamed(wordAt(values, values.length - 1), things).good === good,
  );
}

/** Of which vocabulary the place is that an option names. */
const ON_MAP: Record<string, string> = { "act-to-room": "room", "act-to-space": "space" };
const OF_A_MONASTERY = ["act-to-chapel", "act-tile"];

/** The monastery that an option is about; -1 for none. */
export function monasteryOf({ key, values }: Option, things: Things): number {
  const word = wordAt(values, 0);
  if (OF_A_MONASTERY.includes(key)) return monasteryNamed(word, things);
  return (things.thing(ON_MAP[key] ?? "", word).numbers.monastery ?? 0) - 1;
}

/** How many places of a monastery can be chosen. */
export function openIn(prompt: Prompt | null, monastery: number, things: Things): number {
  return legal(prompt?.options ?? []).filter((option) => monasteryOf(option, things) === monastery)
    .length;
}

/** The parts of the board, in the order of their tabs on a small screen. */
export const PARTS = ["map", "path", "dice", "missions", "boards"] as const;
export type Part = (typeof PARTS)[number];

/** Where on the board an option lies. */
const WHERE: Record<string, Part> = {
  "act-name": "dice",
  "act-reroll": "dice",
  "act-pick": "dice",
  "act-throw": "dice",
  "act-keep": "dice",
  "act-take": "dice",
  "act-to-room": "map",
  "act-to-chapel": "map",
  "act-to-space": "map",
  "act-to-area": "map",
  "act-tile": "map",
};

/** The part where the reader is to choose now, if they are. */
export function asked(prompt: Prompt | null): Part | null {
  const [first] = prompt?.options.filter(({ key }) => key !== "act-decline") ?? [];
  return first ? (WHERE[first.key] ?? "boards") : null;
}
