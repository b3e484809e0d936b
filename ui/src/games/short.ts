/** Positions for authors are kept short: an option is a row of cells, words stand side by side. */

import type { Line, Option, Prompt, View, Zone } from "../wire";
import type { Fixture } from "./board";
import type { Value } from "./prompt";

type Cell = number | string | null | Value[];

/** A position as fixtures.json keeps it. */
export interface Short {
  name: string;
  names: string[];
  observer: number;
  table: View["table"];
  prompt: (Omit<Prompt, "amount" | "options"> & { options: Cell[][] }) | null;
  lines?: Cell[][];
}

/** The position in full; what lies where, each game keeps in its own way. */
export function fixture(short: Short, zones: Record<string, Zone> = {}): Fixture {
  const { name, names, observer, table, prompt, lines = [] } = short;
  return {
    name,
    names,
    view: { observer, table, zones },
    prompt: prompt && { ...prompt, options: prompt.options.map(option), amount: null },
    lines: lines.map(line),
  };
}

function option([action, key, values, text, rule, brings, lacks]: Cell[]): Option {
  return {
    action: Number(action),
    word: `${text}`,
    key: `${key}`,
    values: listed(values),
    text: `${text}`,
    rule: rule === null ? null : `${rule}`,
    lacks: (lacks ?? null) as string | null,
    brings: (brings ?? []) as string[],
  };
}

function line([key, seat, values, text]: Cell[]): Line {
  return { key: `${key}`, seat: Number(seat), values: listed(values), text: `${text}` };
}

/** Values that are words alone are written side by side. */
function listed(values: Cell | undefined): Value[] {
  return Array.isArray(values) ? values : split(`${values}`);
}

export function split(words: string): string[] {
  return words ? words.split(" ") : [];
}
