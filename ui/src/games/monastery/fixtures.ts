/** Positions for authors; fixtures.json keeps them short. */

import type { Zone } from "../../wire";
import { fixture, type Short, split } from "../short";
import short from "./fixtures.json";

interface Held extends Short {
  hand: string;
  drawn: string;
}

export const fixtures = (short as unknown as Held[]).map((one) =>
  fixture(one, {
    [`hand-${one.observer + 1}`]: zone(one.hand),
    [`drawn-${one.observer + 1}`]: zone(one.drawn),
  }),
);

function zone(words: string): Zone {
  const cards = split(words);
  return { size: cards.length, cards, once: [] };
}
