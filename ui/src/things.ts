/** The names of a game's things, looked up by word. */

import { api } from "./api";
import type { Things } from "./games/board";
import type { GameWords, Named } from "./wire";

export function things(names: GameWords): Things {
  const known = new Map<string, Named>();
  for (const [kind, all] of Object.entries(names.things)) {
    for (const named of all) known.set(`${kind}:${named.word}`, named);
  }
  const [cards = ""] = Object.keys(names.things); // the server names them first
  const thing = (kind: string, word: string) =>
    known.get(`${kind}:${word}`) ?? { word, key: kind, numbers: {}, text: word };
  return {
    thing,
    card: (word) => thing(cards, word),
    board: names.board,
    all: (kind) => names.things[kind] ?? [],
    place: (zone) => names.places[zone] ?? zone,
    game: names.game,
    about: (...keys) =>
      keys.flatMap((key) => names.glossary.filter((passage) => passage.key === key)),
  };
}

/** As our edition says. */
export async function thingsOf(game: string): Promise<Things> {
  return things(await api.words(game));
}

/** As the edition says that is played at a table. */
export async function thingsAt(table: string): Promise<Things> {
  return things(await api.tableWords(table));
}
