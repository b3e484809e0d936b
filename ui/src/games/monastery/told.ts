/** What is told of a tile: its class, state and effect, and who is there. */

import type { Option, View } from "../../wire";
import { words } from "../../words";
import type { Things } from "../board";
import {
  isAbbey,
  type Kind,
  kindOf,
  type Laid,
  type Monks,
  monks,
  nameOf,
  PRAYING,
  table,
} from "./position";

const SHADES = ["", "board-mon-study", "board-mon-toil", "board-mon-both"];
const ICONS = [
  "chapel",
  "almonry",
  "farm",
  "scriptum",
  "library",
  "workshop",
  "stables",
  "abbots-house",
  "brewhouse",
];
const SIDES = ["north", "east", "south", "west"];
const WAY = 1;
const GATE = 2;
const BOTH = 3;

/** A sentence about what a kind of tile does, or nothing. */
export function effect(view: View, kind: Kind): string {
  if (ICONS.includes(kind.word) && !table(view).icons) return "";
  const keys = [kind.word, kind.word.split("-")[0], kind.shade === BOTH ? "both" : ""];
  const all = kind.value === 0 ? [kind.word, "feature"] : keys;
  const found = all.map((key) => `board-mon-effect-${key}`).find((key) => words.has(key));
  return found ? words.text(found) : "";
}

function state(kind: Kind, tile?: Laid): string {
  if (kind.value === 0) return words.text("board-mon-feature");
  if (tile?.built) return words.text("board-mon-built", { value: kind.value });
  return words.text("board-mon-plan", { numbers: kind.numbers.join(", ") });
}

function sides(kind: Kind, rotation: number, edge: number, key: string): string {
  const names = SIDES.filter((_, side) => kind.edges[(side - rotation + 4) % 4] === edge);
  if (!names.length) return "";
  return words.text(key, {
    sides: names.map((name) => words.text(`board-mon-${name}`)).join(", "),
  });
}

/** Sentences about a kind of tile, or about a tile on the table. */
export function about(view: View, kind: Kind, tile?: Laid): string[] {
  const shade = SHADES[kind.shade] ? words.text(SHADES[kind.shade] ?? "") : "";
  const remarks = [shade, state(kind, tile)];
  if (tile?.full) remarks.push(words.text("board-mon-full"));
  if (tile?.turned) remarks.push(words.text("board-mon-turned"));
  const turn = tile?.rotation ?? 0;
  const ways = sides(kind, turn, WAY, "board-mon-ways");
  const gates = sides(kind, turn, GATE, "board-mon-gates");
  return [remarks.filter(Boolean).join(", "), effect(view, kind), ways, gates].filter(Boolean);
}

export function aboutPlace(view: View, things: Things, tile: Laid): string[] {
  if (isAbbey(tile)) return [words.text("board-mon-effect-abbey")];
  return about(view, kindOf(things, tile.kind), tile);
}

/** Who and what is on a tile, as remarks. */
export function present(view: View, things: Things, names: string[], tile: Laid): string[] {
  const { numbers } = kindOf(things, tile.kind);
  const here = monks(view).filter(({ place }) => place === tile.place);
  const told = here.map((group) => one(group, names[group.seat] ?? "", numbers));
  if (tile.blessings) told.push(words.text("board-mon-blessings", { count: tile.blessings }));
  return told;
}

function one({ box, count }: Monks, name: string, numbers: number[]): string {
  if (box === PRAYING) return words.text("board-mon-praying", { name, count });
  if (box > 0) return words.text("board-mon-in-box", { name, number: numbers[box - 1] ?? 0 });
  return words.text("board-mon-standing", { name, count });
}

export function placeName(things: Things, tile: Laid): string {
  const name = nameOf(things, tile);
  return isAbbey(tile) ? name : words.text("board-mon-at", { name, x: tile.x, y: tile.y });
}

export const INFO = "info";

/** Something to be looked at that is no option: it is told in the same way. */
export function info(text: string, brings: string[], values: string[] = []): Option {
  return {
    action: -1,
    word: "",
    key: INFO,
    values,
    text,
    rule: null,
    lacks: null,
    brings,
    warns: null,
  };
}
