/** What the running turn has brought so far, event by event, as signs. */

import type { Line } from "../../wire";
import type { Things } from "../board";
import { ACTION_PICTURES, BONUS_SIGNS } from "./pictures";
import { COLUMNS } from "./position";
import { indexOf, readSum } from "./sums";

export interface Link {
  signs: string[];
  /** A number or a place beside the signs. */
  note: string;
  seat: number;
  /** The sentence of the chronicle. */
  text: string;
  key: string;
}

type Drawn = [signs: string[], note?: string];
type Draw = (values: string[], things: Things) => Drawn;

const counted =
  (sign: string, before = ""): Draw =>
  ([n = ""]) => [[sign], `${before}${n}`];
const sent =
  (at: number, ...more: string[]): Draw =>
  (values) => [["novice", ...more], values[at] ?? ""];
const good =
  (before: string): Draw =>
  ([word = ""], things) => {
    const { good, n } = readSum(word, things);
    return [[good], `${before}${n}`];
  };

const DRAWN: Record<string, Draw> = {
  "event-took": ([n = ""]) => [["die"], `×${n}`],
  "event-joker": ([column = ""]) => [["any-action"], column],
  "event-lapsed": () => [["die"], "–"],
  "event-used": ([action = ""], things) => {
    const at = indexOf("action", action, things);
    const signs = ACTION_PICTURES[at]?.signs.slice(0, 1) ?? [];
    return [signs, at < COLUMNS ? "" : action]; // the standard ones need no name
  },
  "event-gained": good("+"),
  "event-paid": good("−"),
  "event-swapped": ([one = "", other = ""], things) => [
    [readSum(one, things).good, "arrow", readSum(other, things).good],
  ],
  "event-envoy": counted("envoy"),
  "event-bonus": ([bonus = ""], things) => [
    (BONUS_SIGNS[indexOf("bonus", bonus, things)] ?? []).flatMap((sign) => sign ?? []),
  ],
  "event-declined": () => [[], "–"],
  "event-sent-room": sent(1),
  "event-sent-chapel": sent(1, "chapel"),
  "event-sent-space": sent(1, "cloister"),
  "event-extra-room": sent(1),
  "event-extra-chapel": sent(1, "chapel"),
  "event-extra-space": sent(1, "cloister"),
  "event-extra-dropped": () => [["novice"], "–"],
  "event-flipped": ([column = ""]) => [["flip"], column],
  "event-built": ([monastery = ""]) => [["tile"], monastery],
  "event-scored": counted("points", "+"),
  "event-claimed": ([mission = "", points = ""]) => [["points"], `${mission} +${points}`],
  "event-gained-die": () => [["die"], "+1"],
  "event-die-fell": counted("die"),
};

const BEGINS = "event-took";
const MOST = 24;

export function chain(lines: Line[], things: Things): Link[] {
  const from = lines.map(({ key }) => key).lastIndexOf(BEGINS);
  if (from < 0) return [];
  const links = lines.slice(from).flatMap(({ key, values, seat, text }) => {
    const drawn = DRAWN[key]?.(values, things);
    return drawn ? [{ signs: drawn[0], note: drawn[1] ?? "", seat, text, key }] : [];
  });
  return links.slice(-MOST);
}
