/** Reading a view of Monasterium: its facts by name, as facts.py writes them. */

import type { View } from "../../wire";
import { between } from "./geometry";

export const PLACING = 0;
export const ACTING = 1;
export const OVER = 2;

/** Who is in a place, if it is no seat. */
export const FREE = -1;
export const BLOCKED = -2;
const NO_PLACE = -3;

export const MONASTERIES = 5;
export const COLUMNS = 5;
export const PLACES = 12; // of a kind in a monastery
const GOODS = 5;
const CELLS = 9;
const CATEGORY = 5;
const FIRST_OF_C = 10;

export function facts(view: View, name: string): number[] {
  return (view.table as Record<string, number[]>)[name] ?? [];
}

export function fact(view: View, name: string, at = 0): number {
  return facts(view, name)[at] ?? 0;
}

/** One seat's share of a row of numbers that goes seat by seat. */
function share(view: View, name: string, seat: number, size: number): number[] {
  return facts(view, name).slice(size * seat, size * (seat + 1));
}

/** The seats of the table. */
export function seats(view: View): number[] {
  return facts(view, "envoy").map((_, seat) => seat);
}

/** The seats around the table, from one of them; from the first for onlookers. */
export function around(view: View): number[] {
  const all = seats(view);
  const first = view.eye in all ? view.eye : 0; // onlookers, or all cards open
  return all.map((_, at) => (first + at) % all.length);
}

// -- what lies before a player

export const goods = (view: View, seat: number) => share(view, "goods", seat, GOODS);
export const windowOf = (view: View, seat: number) => share(view, "window", seat, CELLS);

/** Whether the novice of a field of the action area still stands there; rows from 0. */
export function stands(view: View, seat: number, row: number, column: number): boolean {
  return ((fact(view, "novices", seat) >> (COLUMNS * row + column)) & 1) === 1;
}

/** Whether the extra novice beside a row still waits there. */
export function waits(view: View, seat: number, row: number): boolean {
  return ((fact(view, "beside", seat) >> row) & 1) === 1;
}

// -- monasteries

/** A room or a cloister space: its number in the list of all, who is there, where it lies. */
export interface Place {
  index: number;
  /** In its monastery, from 1. */
  number: number;
  keeper: number;
  /** Of the middle, in degrees; and how wide. */
  angle: number;
  span: number;
}

export interface Room extends Place {
  kind: number;
  /** The angles of the cloister spaces that it borders. */
  doors: number[];
}

function existing(view: View, name: string, monastery: number) {
  return share(view, name, monastery, PLACES)
    .map((keeper, at) => ({ index: PLACES * monastery + at, number: at + 1, keeper }))
    .filter(({ keeper }) => keeper !== NO_PLACE);
}

export function spaces(view: View, monastery: number): Place[] {
  const ring = existing(view, "spaces", monastery);
  const span = 360 / Math.max(1, ring.length);
  return ring.map((place, at) => ({ ...place, angle: at * span, span }));
}

/** The outer ring is turned so that its first room lies between the spaces that it borders. */
export function rooms(view: View, monastery: number): Room[] {
  const inner = spaces(view, monastery);
  const ring = existing(view, "rooms", monastery);
  const span = 360 / Math.max(1, ring.length);
  const doors = ring.map(({ index }) =>
    inner
      .filter(({ number }) => (fact(view, "borders", index) >> (number - 1)) & 1)
      .map(({ angle }) => angle),
  );
  const first = doors[0]?.length ? between(doors[0]) : 0;
  return ring.map((place, at) => ({
    ...place,
    kind: fact(view, "kinds", place.index),
    angle: first + at * span,
    span,
    doors: doors[at] ?? [],
  }));
}

/** The seats of the novices in a chapel, one entry each. */
export function inChapel(view: View, monastery: number): number[] {
  return seats(view).flatMap((seat) =>
    Array<number>(fact(view, "chapels", MONASTERIES * seat + monastery)).fill(seat),
  );
}

// -- the path

export interface Stop {
  number: number;
  links: number[];
  bonus: number;
  envoys: number[];
}

export function path(view: View): Stop[] {
  return facts(view, "links").map((links, at) => ({
    number: at + 1,
    links: members(links),
    bonus: fact(view, "bonuses", at),
    envoys: seats(view).filter((seat) => fact(view, "envoy", seat) === at + 1),
  }));
}

/** The members of a set of bits. */
export function members(set: number): number[] {
  return Array.from({ length: 31 }, (_, at) => at).filter((at) => (set >> at) & 1);
}

// -- dice

/** Dice of one owner, on a field; owner -1 are the white ones. */
export interface Heap {
  owner: number;
  count: number;
}

const FACES = 6;

export function heaps(view: View, face: number): Heap[] {
  const all = seats(view);
  return [...all, -1]
    .map((owner) => {
      const row = owner < 0 ? all.length : owner;
      return { owner, count: fact(view, "dice", FACES * row + face - 1) };
    })
    .filter(({ count }) => count > 0);
}

/** Dice that show a face: their kind (0 white, 1 own), the face, and which of that kind it is. */
export interface Rolled {
  kind: number;
  face: number;
  nth: number;
  picked: boolean;
}

export function roll(view: View): Rolled[] {
  return facts(view, "roll").flatMap((count, at) =>
    Array.from({ length: count }, (_, nth) => ({
      kind: Math.floor(at / FACES),
      face: (at % FACES) + 1,
      nth,
      picked: nth < fact(view, "again", at),
    })),
  );
}

// -- missions

export interface Need {
  area: number;
  monastery: number;
  kind: number;
}

export interface Mission {
  index: number;
  needs: Need[];
  /** For missions of the third category: which condition, and how much it asks for. */
  condition: number;
  count: number;
  /** Points by year. */
  worth: number[];
  by: number[];
}

const NUMBERS_A_NEED = 3;
const NEEDS = 3;

export function missions(view: View): Mission[] {
  const flat = facts(view, "needs");
  const drawn = facts(view, "missions");
  const written = drawn.filter((index) => index < FIRST_OF_C); // the others have no needs
  return drawn.map((index) => ({
    index,
    needs: index < FIRST_OF_C ? needsOf(flat, written.indexOf(index)) : [],
    condition: index - FIRST_OF_C,
    count: index < FIRST_OF_C ? 0 : fact(view, "counts", index % CATEGORY),
    worth: share(view, "worth", index, 3),
    by: seats(view).filter((seat) => (fact(view, "claimed", seat) >> index) & 1),
  }));
}

function needsOf(flat: number[], mission: number): Need[] {
  return Array.from({ length: NEEDS }, (_, nth) => {
    const first = NUMBERS_A_NEED * (NEEDS * mission + nth);
    const [area = 0, monastery = 0, kind = -1] = flat.slice(first, first + NUMBERS_A_NEED);
    return { area, monastery, kind };
  });
}
