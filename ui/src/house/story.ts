/** What happened since the reader acted, told in a line that is always in sight: a sentence of each turn, in order. */

import type { Turn } from "./turns";

export interface Sentence {
  seat: number;
  text: string;
}

/** Turns that nothing tells of are left out; where nothing tells of any, the last one is told. */
export function storyOf(turns: Turn[]): Sentence[] {
  const telling = turns.filter(({ told }) => told.some(({ line }) => line.telling));
  const said = telling.length ? telling : turns.slice(-1);
  return said.map(({ seat, text, told }) => ({ seat, text: text || told.at(-1)?.line.text || "" }));
}

/** The same without so many: of the reader's own first, which the reader has seen, then of the oldest; the last one stays. */
export function shortened(story: Sentence[], out: number, reader: number): Sentence[] {
  const own = story.filter(({ seat }) => seat === reader);
  const others = story.filter(({ seat }) => seat !== reader);
  const left = new Set([...own, ...others].slice(0, Math.min(out, story.length - 1)));
  return story.filter((one) => !left.has(one));
}
