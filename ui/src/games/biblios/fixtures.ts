/** Positions for authors, taken from matches that bots played; fixtures.json keeps them short. */

import type { Zone } from "../../wire";
import { fixture, type Short, split } from "../short";
import short from "./fixtures.json";

interface Laid extends Short {
  /** How many cards lie there, those that are known, and those seen once. */
  zones: Record<string, [number, string, string]>;
}

export const fixtures = (short as unknown as Laid[]).map((one) => fixture(one, laid(one.zones)));

function laid(zones: Laid["zones"]): Record<string, Zone> {
  return Object.fromEntries(
    Object.entries(zones).map(([name, [size, cards, once]]) => [
      name,
      { size, cards: split(cards), once: split(once) },
    ]),
  );
}
