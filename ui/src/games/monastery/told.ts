/** What is told of a tile: its class, state and effect, and who is there. */

import type { Told } from "../../house/peek.svelte";
import type { Passage, View } from "../../wire";
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

/** What a kind of tile does, if it does anything of its own. */
export function effect(view: View, things: Things, kind: Kind): Passage[] {
  if (ICONS.includes(kind.word) && !table(view).icons) return [];
  const keys = [kind.word, kind.word.split("-")[0] ?? "", kind.shade === BOTH ? "both" : ""];
  const all = kind.value === 0 ? [kind.word, "feature"] : keys;
  return things.about(...all).slice(0, 1);
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
function about(kind: Kind, tile?: Laid): string[] {
  const shade = SHADES[kind.shade] ? words.text(SHADES[kind.shade] ?? "") : "";
  const remarks = [shade, state(kind, tile)];
  if (tile?.full) remarks.push(words.text("board-mon-full"));
  if (tile?.turned) remarks.push(words.text("board-mon-turned"));
  const turn = tile?.rotation ?? 0;
  const ways = sides(kind, turn, WAY, "board-mon-ways");
  const gates = sides(kind, turn, GATE, "board-mon-gates");
  return [remarks.filter(Boolean).join(", "), ways, gates].filter(Boolean);
}

/** What is told of a tile; and what is read aloud of it after its name, without being asked. */
export interface ToldTile extends Told {
  aloud: string;
}

function tile(name: string, lines: string[], own: Passage[], general: Passage[]): ToldTile {
  const sentences = [...lines, ...own.map(({ text }) => text)];
  const aloud = sentences.map((one) => one.replace(/\.?$/, ".")).join(" ");
  return { name, lines, entries: [...own, ...general], aloud };
}

/** What is told of a tile on the table, or of the Abbey, and of who is there. */
export function toldOf(view: View, things: Things, names: string[], one: Laid): ToldTile {
  const name = placeName(things, one);
  const there = present(view, things, names, one);
  if (isAbbey(one)) return tile(name, there, things.about("abbey"), []);
  const kind = kindOf(things, one.kind);
  const general = kind.value > 0 ? things.about(one.built ? "built" : "plan") : [];
  return tile(name, [...about(kind, one), ...there], effect(view, things, kind), general);
}

/** What is told of a tile that is not laid yet. */
export function toldOfKind(view: View, things: Things, kind: Kind): ToldTile {
  return tile(kind.name, about(kind), effect(view, things, kind), things.about("to-place"));
}

/** Who and what is on a tile, as remarks. */
function present(view: View, things: Things, names: string[], tile: Laid): string[] {
  const { numbers } = kindOf(things, tile.kind);
  const here = monks(view).filter(({ place }) => place === tile.place);
  const told = here.map((group) => {
    const mine = group.seat === view.observer ? ".mine" : "";
    return one(group, names[group.seat] ?? "", numbers, mine);
  });
  if (tile.blessings) told.push(words.text("board-mon-blessings", { count: tile.blessings }));
  return told;
}

function one({ box, count }: Monks, name: string, numbers: number[], mine: string): string {
  const number = numbers[box - 1] ?? 0;
  if (box === PRAYING) return words.text(`board-mon-praying${mine}`, { name, count });
  if (box > 0) return words.text(`board-mon-in-box${mine}`, { name, number });
  return words.text(`board-mon-standing${mine}`, { name, count });
}

export function placeName(things: Things, tile: Laid): string {
  const name = nameOf(things, tile);
  return isAbbey(tile) ? name : words.text("board-mon-at", { name, x: tile.x, y: tile.y });
}
