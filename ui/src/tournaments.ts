/** The tournaments this browser takes part in, or organises: with its keys. */

import { fields, lasting, text } from "./storage";

const PLACE = "chapterhouse.tournaments";
export const HOST = "organise="; // before the organiser's key in a link
const MOST = 40; // that are remembered, those looked at last

export interface Known {
  name: string;
  /** When it was looked at last, in milliseconds. */
  when: number;
  /** The organiser's key, */
  host: string | null;
  /** and one's own, which opens one's seat at each table. */
  key: string | null;
}

function all(): Record<string, Known> {
  const found = Object.entries(fields(lasting.read(PLACE)));
  return Object.fromEntries(
    found.map(([id, one]) => {
      const { name, when, host, key } = fields(one);
      const known = { name: text(name, ""), when: Number(when) || 0 };
      return [id, { ...known, host: text(host, null), key: text(key, null) }];
    }),
  );
}

/** All of them, the one looked at last first. */
export function tournaments(): [string, Known][] {
  return Object.entries(all()).sort(([, one], [, other]) => other.when - one.when);
}

export function tournament(id: string): Known {
  return new Map(Object.entries(all())).get(id) ?? { name: "", when: 0, host: null, key: null };
}

export function keep(id: string, change: Partial<Known>): Known {
  const known = { ...tournament(id), ...change, when: Date.now() };
  const others = tournaments().filter(([other]) => other !== id);
  lasting.write(PLACE, Object.fromEntries([[id, known], ...others.slice(0, MOST - 1)]));
  return known;
}

/** What a link of an organiser has behind the #. */
export function hostMark(host: string): string {
  return `#${HOST}${host}`;
}
