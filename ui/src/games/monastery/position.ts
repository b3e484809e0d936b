/** Reading a view of Monastery: its facts by name, as facts.py writes them. */

import type { View, Zone } from "../../wire";
import type { Things } from "../board";

export const SERVICE = 1;
export const MOVEMENT = 2;
export const SCORING = 3;
export const NIGHT = 4;
export const OVER = 5;

export const COLUMNS = 13;
export const SPACES = 9; // of a phrase
export const SIDES = 4;
export const STANDING = 0; // boxes of a tile are numbered from 1
export const PRAYING = 6;
const BOXES = 8; // of a place, among all spots
const MONKS = 5; // of a player
const TILE = 6; // numbers of a tile on the table
const NUMBERS = 5; // boxes of a kind

export function facts(view: View, name: string): number[] {
  return (view.table as Record<string, number[]>)[name] ?? [];
}

export function fact(view: View, name: string, at = 0): number {
  return facts(view, name)[at] ?? 0;
}

function share(view: View, name: string, nth: number, size: number): number[] {
  return facts(view, name).slice(size * nth, size * (nth + 1));
}

/** Rows of so many numbers. */
export function rows(view: View, name: string, size: number): number[][] {
  return facts(view, name)
    .filter((_, at) => at % size === 0)
    .map((_, nth) => share(view, name, nth, size));
}

// -- players

export function seats(view: View): number[] {
  return facts(view, "colours").map((_, seat) => seat);
}

/** The seats around the table, from the reader on; from the first for onlookers. */
export function around(view: View): number[] {
  const all = seats(view);
  const first = view.eye in all ? view.eye : 0;
  return all.map((_, at) => (first + at) % all.length);
}

/** The colour of the game that a seat plays; -1 while none is dealt. */
export function colourOf(view: View, seat: number): number {
  return facts(view, "colours")[seat] ?? -1;
}

/** The seat that plays a colour; -1 for none. */
export function seatOf(view: View, colour: number): number {
  return facts(view, "colours").indexOf(colour);
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

/** What is printed on a tile. */
export interface Kind {
  kind: number;
  word: string;
  name: string;
  value: number;
  shade: number;
  group: number;
  /** Of the boxes of the side that is not constructed. */
  numbers: number[];
  /** North, east, south, west, as it is printed. */
  edges: number[];
}

export function kindOf(view: View, things: Things, kind: number): Kind {
  const named = things.all("tile")[kind];
  return {
    kind,
    word: named?.word ?? "",
    name: named?.text ?? "",
    value: fact(view, "values", kind),
    shade: fact(view, "shades", kind),
    group: facts(view, "groups")[kind] ?? -1,
    numbers: share(view, "numbers", kind, NUMBERS).filter((number) => number > 0),
    edges: share(view, "edges", kind, SIDES),
  };
}

/** The number of the kind that goes by a word; -1 for what is unseen. */
export function kindNamed(things: Things, word: string): number {
  return things.all("tile").findIndex((named) => named.word === word);
}

// -- the table

/** What lies on the table; the Abbey is the first place. */
export interface Laid {
  place: number;
  /** -1 for the Abbey. */
  kind: number;
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

export function laid(view: View): Laid[] {
  const full = facts(view, "full");
  const turned = facts(view, "turned");
  const abbey = { place: 0, kind: -1, x: 0, y: 0, ...ABBEY, rotation: 0, built: true };
  const tiles = rows(view, "tiles", TILE).map(
    ([kind = 0, x = 0, y = 0, rotation = 0, built = 0, blessings = 0], at) => ({
      ...{ place: at + 1, kind, x, y, wide: 1, high: 1, rotation, built: built === 1, blessings },
      full: full.includes(at + 1),
      turned: turned.includes(at + 1),
    }),
  );
  return [{ ...abbey, blessings: 0, full: false, turned: false }, ...tiles];
}

/** The place that covers a cell, if one does. */
export function covering(all: Laid[], x: number, y: number): Laid | undefined {
  return all.find(
    (one) => x >= one.x && x < one.x + one.wide && y >= one.y && y < one.y + one.high,
  );
}

export function nameOf(view: View, things: Things, { kind }: Laid): string {
  return kind < 0 ? things.thing("place", "abbey").text : kindOf(view, things, kind).name;
}

/** Monks of one player in one spot. */
export interface Monks {
  seat: number;
  spot: number;
  place: number;
  box: number;
  count: number;
}

export function monks(view: View): Monks[] {
  const found = new Map<string, Monks>();
  facts(view, "monks").forEach((spot, at) => {
    if (spot < 0) return;
    const seat = Math.floor(at / MONKS);
    const key = `${seat} ${spot}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    const place = placeOf(spot);
    found.set(key, { seat, spot, place, box: spot % BOXES, count });
  });
  return [...found.values()];
}

export const spotOf = (place: number, box: number) => BOXES * place + box;
export const placeOf = (spot: number) => Math.floor(spot / BOXES);

/** The members of a set of bits. */
export function members(set: number): number[] {
  return Array.from({ length: 31 }, (_, at) => at).filter((at) => (set >> at) & 1);
}

/** Cells where tiles of a kind fit, with the rotations. */
export function fits(view: View, kind: number): { x: number; y: number; turns: number[] }[] {
  return rows(view, "fits", 4)
    .filter(([of]) => of === kind)
    .map(([, x = 0, y = 0, turns = 0]) => ({ x, y, turns: members(turns) }));
}

export function sites(view: View): { x: number; y: number }[] {
  return rows(view, "sites", 2).map(([x = 0, y = 0]) => ({ x, y }));
}

/** What monks of a spot can reach, and for how many points. */
export function reach(view: View, spot: number): { place: number; cost: number }[] {
  return rows(view, "reach", 3)
    .filter(([from]) => from === spot)
    .map(([, place = 0, cost = 0]) => ({ place, cost }));
}

export const PRAYER = 1;
export const WORK = 2;

/** What places would bring in the scoring turn, as things stand. */
export function prospect(view: View): { way: number; place: number; points: number }[] {
  return rows(view, "prospect", 3).map(([way = 0, place = 0, points = 0]) => ({
    way,
    place,
    points,
  }));
}

/** The kind of tile in hand, before or after it is raised; -1 for none. */
export function raised(view: View): number {
  return facts(view, "raised").length ? fact(view, "raised") : -1;
}
