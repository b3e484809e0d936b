/** What can be read off the things that the server names; a word itself is never taken apart. */

import type { Told } from "../../house/peek.svelte";
import type { Named } from "../../wire";
import type { Things } from "../board";

export const GOLD = "gold";
export const CHURCH = "church";
export const UNSEEN = "?";

/** The categories in the order of the scriptorium. */
export function categories(things: Things): string[] {
  return things.all("category").map((category) => category.word);
}

/** What a card is one of: a category, gold, or the church. */
export function suitOf(card: Named): string {
  return card.key.split("-")[1] ?? "";
}

/** What a church card does to the dice: "up-two", "down", "either"... */
export function effectOf(card: Named): string {
  return card.key.split("-").slice(2).join("-");
}

/** What is told of a card that is seen. */
export function toldOf(word: string, things: Things): Told {
  const card = things.thing("card", word);
  const suit = suitOf(card);
  const kind = suit === GOLD || suit === CHURCH ? suit : "category";
  return { name: card.text, entries: things.about(`${kind}-card`) };
}

export interface Group {
  suit: string;
  cards: Named[];
  /** The sum of what the cards are worth. */
  total: number;
}

/** Cards by suit, gold first, then in the order of the scriptorium, the church last; the best first. */
export function grouped(words: string[], things: Things): Group[] {
  const cards = words.map((word) => things.thing("card", word));
  return [GOLD, ...categories(things), CHURCH]
    .map((suit) => ({ suit, cards: cards.filter((card) => suitOf(card) === suit).sort(byWorth) }))
    .filter((group) => group.cards.length > 0)
    .map((group) => ({ ...group, total: sum(group.cards) }));
}

function byWorth(one: Named, other: Named): number {
  return worth(other) - worth(one) || (one.numbers.seal ?? 0) - (other.numbers.seal ?? 0);
}

function sum(cards: Named[]): number {
  return cards.reduce((total, card) => total + worth(card), 0);
}

function worth(card: Named): number {
  return card.numbers.value ?? 0;
}
