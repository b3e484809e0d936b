/** Reading a view of Monastery: the table, what is printed, and the places of tiles in hand. */

import type { View, Zone } from "../../wire";
import type { Things } from "../board";
import { ofSeat } from "../seats";
import type { Area } from "./areas";
import type {
  Board,
  Cell,
  Fit,
  Goal,
  MonasteryTable,
  Player,
  Spot,
  Kind as TileKind,
} from "./table";

export const COLUMNS = 13;
export const STANDING = 0; // boxes of a tile are numbered from 1
export const PRAYING = 6;

export function table(view: View): MonasteryTable {
  return view.table as MonasteryTable;
}

export function board(things: Things): Board {
  return things.board as Board;
}

// -- players

/** What lies before a player. */
export function player(view: View, seat: number): Player {
  return ofSeat(table(view).players, seat);
}

export function seats(view: View): number[] {
  return table(view).players.map((_, seat) => seat);
}

/** The colour of the game that a seat plays; -1 while none is dealt, and for nobody. */
export function colourOf(view: View, seat: number): number {
  return table(view).players[seat]?.colour ?? -1;
}

/** The colours of all seats. */
export function coloursOf(view: View): number[] {
  return seats(view).map((seat) => colourOf(view, seat));
}

/** The seat that plays a colour; -1 for none. */
export function seatOf(view: View, colour: number): number {
  return coloursOf(view).indexOf(colour);
}

const NOTHING: Zone = { size: 0, cards: [], once: [] };

export function zone(view: View, name: string): Zone {
  return view.zones[name] ?? NOTHING;
}

export function handOf(seat: number): string {
  return `hand-${seat + 1}`;
}

export function drawnOf(seat: number): string {
  return `drawn-${seat + 1}`;
}

// -- kinds of tiles

/** What is printed on a tile, and what it is called. */
export interface Kind extends TileKind {
  word: string;
  name: string;
}

const BLANK: TileKind = { value: 0, shade: 0, numbers: [], edges: [] };

export function kindOf(things: Things, word: string): Kind {
  const printed = board(things).tiles[word] ?? BLANK;
  return { ...printed, word, name: things.thing("tile", word).text };
}

// -- the table

/** What lies on the table; the Abbey is the first place. */
export interface Laid {
  place: number;
  /** The word of its kind; that of the Abbey is its own. */
  kind: string;
  x: number;
  y: number;
  wide: number;
  high: number;
  rotation: number;
  built: boolean;
  blessings: number;
  full: boolean;
  turned: boolean;
}

export const ABBEY = { wide: 3, high: 2 };
const ABBEY_KIND = "abbey";
const BARE = { blessings: 0, full: false, turned: false };

export function laid(view: View): Laid[] {
  const abbey = { place: 0, kind: ABBEY_KIND, x: 0, y: 0, ...ABBEY, rotation: 0, built: true };
  const tiles = table(view).tiles.map((tile, at) => ({
    ...BARE,
    ...tile,
    place: at + 1,
    wide: 1,
    high: 1,
  }));
  return [{ ...BARE, ...abbey }, ...tiles];
}

export function isAbbey({ kind }: Laid): boolean {
  return kind === ABBEY_KIND;
}

export function cell({ x, y }: Cell): Area {
  return { x, y, wide: 1, high: 1 };
}

/** The place that covers a cell, if one does. */
export function covering(all: Laid[], x: number, y: number): Laid | undefined {
  return all.find(
    (one) => x >= one.x && x < one.x + one.wide && y >= one.y && y < one.y + one.high,
  );
}

export function nameOf(things: Things, { kind }: Laid): string {
  return things.thing("place", kind).text;
}

/** Monks of one player in one spot. */
export interface Monks extends Spot {
  seat: number;
  count: number;
}

/** Where a monk has come to that is still asked for its box: it stands in none of them yet. */
function arrival(view: View): Spot | null {
  const { walker, about } = table(view).turn;
  if (!walker || about === null || about === walker.place) return null;
  return { place: about, box: STANDING };
}

/** Where the monks of a player are; one that has arrived is where it came to. */
function spots(view: View, seat: number): Spot[] {
  const all: Spot[] = [...player(view, seat).monks];
  const to = seat === table(view).active ? arrival(view) : null;
  const { walker } = table(view).turn;
  const at = all.findIndex(({ place, box }) => place === walker?.place && box === walker.box);
  return to ? all.map((spot, number) => (number === at ? to : spot)) : all;
}

/** The place from which a monk is about to go. */
export function leaving(view: View): Laid | undefined {
  const { walker } = table(view).turn;
  return walker && !arrival(view) ? laid(view)[walker.place] : undefined;
}

export function monks(view: View): Monks[] {
  const found = new Map<string, Monks>();
  for (const seat of seats(view)) {
    for (const { place, box } of spots(view, seat)) {
      const key = `${seat} ${place} ${box}`;
      const count = (found.get(key)?.count ?? 0) + 1;
      found.set(key, { seat, place, box, count });
    }
  }
  return [...found.values()];
}

/** Cells where tiles of a kind fit, with the rotations. */
export function fits(view: View, kind: string): Fit[] {
  return table(view).turn.fits.filter((one) => one.kind === kind);
}

/** What monks of a spot can reach, and for how many points. */
export function reach(view: View, spot: Spot): Goal[] {
  const { place, box } = spot;
  return table(view).turn.reach.find((one) => one.place === place && one.box === box)?.goals ?? [];
}
