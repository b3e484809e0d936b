/** Reading a view of Monasterium: the table, and what is printed. */

import type { View } from "../../wire";
import type { Things } from "../board";
import { ofSeat } from "../seats";
import { between } from "./geometry";
import type { Board, Mission, MonasteriumTable, Player } from "./table";

export const COLUMNS = 5;

export function table(view: View): MonasteriumTable {
  return view.table as MonasteriumTable;
}

export function board(things: Things): Board {
  return things.board as Board;
}

/** What lies before a player. */
export function player(view: View, seat: number): Player {
  return ofSeat(table(view).players, seat);
}

/** The seats of the table. */
export function seats(view: View): number[] {
  return table(view).players.map((_, seat) => seat);
}

// -- monasteries

/** A room or a cloister space: its name, who is there, where it lies. */
export interface Place {
  word: string;
  blocked: boolean;
  /** The seat of the novice there, if one is. */
  keeper: number | undefined;
  /** Of the middle, in degrees; and how wide. */
  angle: number;
  span: number;
}

export interface Room extends Place {
  kind: string;
  /** The angles of the cloister spaces that it borders. */
  doors: number[];
}

export function spaces(view: View, things: Things, monastery: number): Place[] {
  const ring = board(things).monasteries[monastery]?.spaces ?? [];
  const taken = table(view).spaces;
  const span = 360 / Math.max(1, ring.length);
  return ring.map((space, at) => ({ ...space, keeper: taken[space.word], angle: at * span, span }));
}

/** The outer ring is turned so that its first room lies between the spaces that it borders. */
export function rooms(view: View, things: Things, monastery: number): Room[] {
  const inner = spaces(view, things, monastery);
  const ring = board(things).monasteries[monastery]?.rooms ?? [];
  const taken = table(view).rooms;
  const span = 360 / Math.max(1, ring.length);
  const doors = ring.map(({ borders }) =>
    inner.filter(({ word }) => borders.includes(word)).map(({ angle }) => angle),
  );
  const first = doors[0]?.length ? between(doors[0]) : 0;
  return ring.map((room, at) => ({
    ...room,
    keeper: taken[room.word],
    angle: first + at * span,
    span,
    doors: doors[at] ?? [],
  }));
}

// -- the path

export interface Stop {
  number: number;
  monasteries: string[];
  bonus: string;
  envoys: number[];
}

export function path(view: View, things: Things): Stop[] {
  return board(things).path.map((stop, at) => ({
    ...stop,
    number: at + 1,
    envoys: seats(view).filter((seat) => player(view, seat).envoy === at + 1),
  }));
}

// -- dice

/** Dice of one owner, on a field; owner -1 are the white ones. */
export interface Heap {
  owner: number;
  count: number;
}

export function heaps(view: View, face: number): Heap[] {
  const { white = 0, own = [] } = table(view).fields[face - 1] ?? {};
  const all = [...own.map((count, owner) => ({ owner, count })), { owner: -1, count: white }];
  return all.filter(({ count }) => count > 0);
}

/** One die of a roll: its word, and which of those that show the same it is. */
export interface Rolled {
  die: string;
  nth: number;
  picked: boolean;
}

export function roll(view: View): Rolled[] {
  return table(view).roll.flatMap(({ die, count, picked }) =>
    Array.from({ length: count }, (_, nth) => ({ die, nth, picked: nth < picked })),
  );
}

// -- missions

export interface Open extends Mission {
  word: string;
  /** The seats that have fulfilled it. */
  by: number[];
}

export function missions(view: View, things: Things): Open[] {
  const printed = board(things).missions;
  return Object.entries(table(view).missions).flatMap(([word, by]) => {
    const mission = printed[word];
    return mission ? [{ ...mission, word, by }] : [];
  });
}
