/** The turns of others, each told in one line: what stands for it, and all that happened in it. */

import type { Line } from "../wire";
import { listed } from "../words";

export interface Told {
  line: Line;
  /** Its number among all. */
  number: number;
}

/** Lines of one seat in a row; those of a turn that is told in one line have its `text`. */
export interface Turn {
  key: number;
  seat: number;
  told: Told[];
  text: string;
}

/** Sorts lines into turns; what the reader did, and what nobody did, stays line by line. */
export function turnsOf(lines: Line[], names: string[], reader: number): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, number) => {
    const last = turns.at(-1);
    const joins = line.seat >= 0 && line.seat !== reader && last?.seat === line.seat;
    if (joins && last) last.told.push({ line, number });
    else turns.push({ key: number, seat: line.seat, told: [{ line, number }], text: "" });
  });
  for (const turn of turns) if (turn.told.length > 1) turn.text = told(turn, names);
  return turns;
}

/**
 * What tells of a turn, as one sentence: each sentence but the first goes on without the name that it
 * begins with. Where nothing tells of it, what happened last does.
 */
function told({ seat, told }: Turn, names: string[]): string {
  const name = `${names[seat]} `;
  const all = told.map(({ line }) => line);
  const telling = all.filter((line) => line.telling && line.text.startsWith(name));
  if (!telling.length) return all.at(-1)?.text ?? "";
  const said = new Set(telling.map(({ text }) => text.slice(name.length).replace(/\.$/, "")));
  return `${name}${listed(said)}.`;
}

/** Whether play led on from what was told before; else something was taken back, or this is another match. */
export function leads(before: Line[], now: Line[]): boolean {
  return now.length >= before.length && now[before.length - 1] === before.at(-1);
}
