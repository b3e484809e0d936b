/** Where the cards of the box are, as far as the reader has seen: read off the view and the log, and nothing else. */

import type { Line, Named, View, Zone } from "../../wire";
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
export function tracks(view: View, things: Things, lines: Line[]): Track[] {
  const deck = Object.entries((things.board as Board).deck);
  const told = new Set(lines.flatMap(({ values }) => values));
  const places = deck.flatMap(([word, copies]) => whereabouts(view, word, copies, told));
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

/**
 * Each copy of a card, and where it is; one that was seen, and then lost sight of, is still one that was seen: that is
 * noted where it lay, and of a card that is there once the log tells it, too.
 */
function whereabouts(view: View, word: string, copies: number, told: Set<unknown>) {
  const known = placesOf(word, view, ({ cards }) => cards);
  const once = placesOf(word, view, ({ once }) => once);
  const rest: Place = copies === 1 && told.has(word) ? "seen" : "out";
  const all = [...known, ...once, ...Array<Place>(copies).fill(rest)].slice(0, copies);
  return all.map((place) => ({ word, place }));
}

function placesOf(word: string, view: View, listed: (zone: Zone) => string[]): Place[] {
  return Object.entries(view.zones).flatMap(([name, zone]) =>
    listed(zone)
      .filter((card) => card === word)
      .map(() => placeOf(name, view.observer)),
  );
}

function placeOf(zone: string, observer: number): Place {
  if (zone === handOf(observer)) return "hand";
  return zone === "buried" ? "buried" : "seen";
}
