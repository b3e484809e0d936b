/** Reading a view: its places, and the table. */

import type { View, Zone } from "../../wire";
import { UNSEEN } from "./cards";
import type { BibliosTable } from "./table";

const NOTHING: Zone = { size: 0, cards: [], once: [] };

export function zone(view: View, name: string): Zone {
  return view.zones[name] ?? NOTHING;
}

export function hand(view: View, seat: number): Zone {
  return zone(view, handOf(seat));
}

/** The name of a seat's hand among the zones. */
export function handOf(seat: number): string {
  return `hand-${seat + 1}`;
}

export function table(view: View): BibliosTable {
  return view.table as BibliosTable;
}

/** All cards of a place: those that are known, and the backs of the others. */
export function laid({ size, cards }: Zone): string[] {
  return [...cards, ...Array<string>(Math.max(0, size - cards.length)).fill(UNSEEN)];
}
