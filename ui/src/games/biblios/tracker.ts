/** Where the cards of the box are, as far as the reader has seen: read off the view, and nothing else. */

import type { Named, View } from "../../wire";
import type { Things } from "../board";
import { CHURCH, categories, GOLD, suitOf } from "./cards";
import { handOf } from "./position";
import type { Board } from "./table";

export const PLACES = ["hand", "seen", "buried", "out"] as const;
type Place = (typeof PLACES)[number];

export interface Track {
  suit: string;
  /** The cards of that suit by where they are, the best first. */
  cards: Record<Place, Named[]>;
}

/** The cards of each suit: in the own hand, seen elsewhere, buried by the reader, and still out. */
export function tracks(view: View, things: Things): Track[] {
  const deck = Object.entries((things.board as Board).deck);
  const places = deck.flatMap(([word, copies]) => whereabouts(view, word, copies));
  return [...categories(things), GOLD, CHURCH].map((suit) => {
    const own = places.filter(({ word }) => suitOf(things.card(word)) === suit);
    const at = (place: Place) =>
      own
        .filter((one) => one.place === place)
        .map(({ word }) => things.card(word))
        .sort((one, other) => (other.numbers.value ?? 0) - (one.numbers.value ?? 0));
    return {
      suit,
      cards: { hand: at("hand"), seen: at("seen"), buried: at("buried"), out: at("out") },
    };
  });
}

/** Each copy of a card, and where it is. */
function whereabouts(view: View, word: string, copies: number): { word: string; place: Place }[] {
  const known = Object.entries(view.zones).flatMap(([zone, { cards }]) =>
    cards.filter((card) => card === word).map(() => placeOf(zone, view.observer)),
  );
  const out = Array<Place>(Math.max(0, copies - known.length)).fill("out");
  return [...known, ...out].map((place) => ({ word, place }));
}

function placeOf(zone: string, observer: number): Place {
  if (zone === handOf(observer)) return "hand";
  return zone === "buried" ? "buried" : "seen";
}
