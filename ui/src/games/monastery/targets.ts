/** From what can be pointed at to the option it means. What is legal, the option itself tells. */

import type { Option, Prompt, View } from "../../wire";
import type { Things } from "../board";
import { legal, numberAt, type Value, wordAt } from "../prompt";
import type { Area } from "./areas";
import { cell, kindOf, type Laid, laid, PRAYING, reach, STANDING, table } from "./position";
import type { Cell } from "./table";

/** The parts of the board, in the order of their tabs on a small screen. */
export const PARTS = ["map", "letters", "score", "players"] as const;
export type Part = (typeof PARTS)[number];

/** Where on the board an option lies. */
const WHERE: Record<string, Part> = {
  "act-end": "map",
  "act-exchange": "map",
  "act-raise": "map",
  "act-at": "map",
  "act-turn": "map",
  "act-return": "map",
  "act-keep": "map",
  "act-walk": "map",
  "act-to": "map",
  "act-shift": "map",
  "act-box": "map",
  "act-encourage": "map",
  "act-imprison": "map",
  "act-spare": "map",
  "act-stand": "map",
  "act-stay": "map",
  "act-pray": "score",
  "act-use": "score",
  "act-total": "score",
  "act-buy": "letters",
  "act-call": "letters",
  "act-swap": "letters",
  "act-with": "letters",
  "act-strip": "players",
  "act-name": "players",
  "act-small": "players",
};

/** What a player is asked in the scoring turn. */
export const SCORE = ["ask-score", "ask-buy"];

/** The part where the reader is to choose now, if they are: where most can be chosen. */
export function asked(prompt: Prompt | null): Part | null {
  const parts = legal(prompt?.options ?? []).map(({ key }) => WHERE[key]);
  if (prompt && SCORE.includes(prompt.key)) return parts.includes("letters") ? "letters" : "score";
  return parts[0] ?? null;
}

/** Options that lie in one place of the map: on a tile, in the Abbey, or on a free cell. */
export interface Spot extends Area {
  key: string;
  /** What lies there, if anything does. */
  on: Laid | undefined;
  options: Option[];
  /** Whether the options are monks that can go there from where they are. */
  ahead?: boolean;
}

const ASKED_OF_A_PLACE = ["act-box", "act-stand", "act-stay"];
const ON_A_PLACE = ["act-walk", "act-to", "act-shift", "act-encourage", "act-pray"];

/** The places of the map that options lie in, with these; and where monks that can be chosen can go. */
export function spots(view: View, things: Things, prompt: Prompt | null): Spot[] {
  const here = holding(view, prompt);
  const open = new Set(here.filter(({ options }) => legal(options).length).map(({ key }) => key));
  const ahead = goals(view, things, prompt).filter(({ key }) => !open.has(key));
  const gone = new Set(ahead.map(({ key }) => key));
  return [...here.filter(({ key }) => !gone.has(key)), ...ahead];
}

/** The tiles that monks can reach who are not chosen yet, with the options that choose them. */
function goals(view: View, things: Things, prompt: Prompt | null): Spot[] {
  const all = laid(view);
  const walks = legal(prompt?.options ?? []).filter(({ key }) => key === "act-walk");
  const reaches = walks.map((option) => {
    const from = at(all, option.values, 1);
    return from ? reach(view, { place: from.place, box: boxIn(option, things) }) : [];
  });
  return all.flatMap((on) => {
    const options = walks.filter((_, at) => reaches[at]?.some(({ place }) => place === on.place));
    if (!options.length) return [];
    const { x, y, wide, high } = on;
    return [{ key: `${x} ${y}`, x, y, wide, high, on, options, ahead: true }];
  });
}

function holding(view: View, prompt: Prompt | null): Spot[] {
  const all = laid(view);
  const found = new Map<string, Spot>();
  for (const option of prompt?.options ?? []) {
    const at = place(view, all, option);
    if (!at) continue;
    const key = `${at.x} ${at.y}`;
    const spot = found.get(key) ?? { key, ...at, options: [] };
    spot.options.push(option);
    found.set(key, spot);
  }
  return [...found.values()];
}

function place(view: View, all: Laid[], option: Option) {
  const { key, values } = option;
  if (key === "act-at") return free({ x: numberAt(values, 0), y: numberAt(values, 1) });
  if (key === "act-turn") {
    const { chosen } = table(view).turn;
    return chosen && free(chosen);
  }
  if (ASKED_OF_A_PLACE.includes(key)) return asks(view, all);
  if (ON_A_PLACE.includes(key)) return lying(at(all, values, 1));
  if (key === "act-use") {
    return lying(all.find((one) => one.kind === wordAt(values, 0)));
  }
  if (key === "act-imprison") return lying(all[0]);
  return null;
}

function free(at: Cell) {
  return { ...cell(at), on: undefined };
}

function lying(on: Laid | undefined) {
  return on ? { x: on.x, y: on.y, wide: on.wide, high: on.high, on } : null;
}

/** What lies in the cell that a sentence names there. */
export function at(all: Laid[], values: Value[], first: number): Laid | undefined {
  return all.find((one) => one.x === values[first] && one.y === values[first + 1]);
}

/** The place that is asked about: the tile a monk comes to, or where monks may stand up or stay. */
function asks(view: View, all: Laid[]) {
  const { about } = table(view).turn;
  return about === null ? null : lying(all[about]);
}

const ENLARGED = { turn: 128, box: 124, boxes: 184 }; // points
const MANY = 4; // boxes
const AROUND = 72; // points, for the buttons that turn it

/** How many points a place measures at least while a question is about it alone; 0 for no more. */
export function enlarged(things: Things, { options: [first], on }: Spot): number {
  if (first?.key === "act-turn") return ENLARGED.turn;
  if (first?.key !== "act-box" || !on) return 0;
  return kindOf(things, on.kind).numbers.length > MANY ? ENLARGED.boxes : ENLARGED.box;
}

/** How many cells of so many points it then reaches beyond its own, on each side; 0 for not at all. */
export function beyond(things: Things, spot: Spot, unit: number): number {
  const size = enlarged(things, spot);
  const around = spot.options[0]?.key === "act-turn" ? AROUND : 0;
  return size ? Math.max(0, Math.max(size, unit) + around - unit) / unit / 2 : 0;
}

/** The box that an option is about; STANDING for none. */
export function boxIn({ key, values }: Option, things: Things): number {
  const word = wordAt(values, key === "act-box" ? 0 : key === "act-walk" ? 3 : -1);
  if (word === "praying") return PRAYING;
  return things.thing("box", word).numbers.n ?? STANDING;
}

/** How often an option turns the tile. */
export function turnsOf({ values }: Option, things: Things): number {
  return things.all("rotation").findIndex(({ word }) => word === wordAt(values, 0));
}
