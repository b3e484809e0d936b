/** What the running turn has brought so far, event by event, as signs. */

import type { Line } from "../../wire";
import type { Things } from "../board";
import { type Value, wordAt } from "../prompt";
import { ACTION_PICTURES, BONUS_SIGNS } from "./pictures";
import { sumNamed } from "./sums";

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
type Draw = (values: Value[], things: Things) => Drawn;

const counted =
  (sign: string, before = ""): Draw =>
  ([n = ""]) => [[sign], `${before}${n}`];
const sent =
  (at: number, ...more: string[]): Draw =>
  (values) => [["novice", ...more], wordAt(values, at)];
const good =
  (before: string): Draw =>
  (values, things) => {
    const { good, n } = sumNamed(wordAt(values, 0), things);
    return [[good], `${before}${n}`];
  };

const DRAWN: Record<string, Draw> = {
  "event-took": ([n = ""]) => [["die"], `×${n}`],
  "event-joker": (values) => [["any-action"], wordAt(values, 0)],
  "event-lapsed": () => [["die"], "–"],
  "event-used": (values) => {
    const action = wordAt(values, 0);
    const signs = ACTION_PICTURES[action]?.signs.slice(0, 1) ?? [];
    return [signs, action.startsWith("STD") ? "" : action]; // the standard ones need no name
  },
  "event-gained": good("+"),
  "event-paid": good("−"),
  "event-swapped": (values, things) => {
    const [one, other] = [0, 1].map((at) => sumNamed(wordAt(values, at), things).good);
    return [[one ?? "", "arrow", other ?? ""]];
  },
  "event-envoy": counted("envoy"),
  "event-bonus": (values) => [(BONUS_SIGNS[wordAt(values, 0)] ?? []).flatMap((sign) => sign ?? [])],
  "event-declined": () => [[], "–"],
  "event-sent-room": sent(1),
  "event-sent-chapel": sent(1, "chapel"),
  "event-sent-space": sent(1, "cloister"),
  "event-extra-room": sent(1),
  "event-extra-chapel": sent(1, "chapel"),
  "event-extra-space": sent(1, "cloister"),
  "event-extra-dropped": () => [["novice"], "–"],
  "event-flipped": (values) => [["flip"], wordAt(values, 0)],
  "event-built": (values) => [["tile"], wordAt(values, 0)],
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
