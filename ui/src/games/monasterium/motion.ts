/** What flies where, because of what happened. Every place is an anchor of the board. */

import type { Line } from "../../wire";
import type { Flight } from "../board";
import { numberAt, type Value, wordAt } from "../prompt";
import { COLUMNS, PLACES } from "./position";

type Route = (seat: number, values: Value[]) => Flight | null;

const LETTERS = "ABCDE";
const ROWS = ["I", "II", "III", "IV"];
const LINES = ["top", "middle", "bottom"];

/** The number of a place, as the board anchors it: "B3" is the third of the second monastery. */
function place(word: string): number {
  return PLACES * LETTERS.indexOf(word.charAt(0)) + Number(word.slice(1)) - 1;
}

/** The number of a field of an action area: "II-B". */
function field(word: string): number {
  const [row = "", column = ""] = word.split("-");
  return COLUMNS * ROWS.indexOf(row) + LETTERS.indexOf(column);
}

const novice =
  (to: (word: string) => string): Route =>
  (seat, values) => ({
    what: `novice-${seat}`,
    from: `novice-${seat}-${field(wordAt(values, 0))}`,
    to: to(wordAt(values, 1)),
  });
const extra =
  (to: (word: string) => string): Route =>
  (seat, values) => ({
    what: `novice-${seat}`,
    from: `beside-${seat}-${ROWS.indexOf(wordAt(values, 0))}`,
    to: to(wordAt(values, 1)),
  });
const good =
  (way: "to" | "from"): Route =>
  (seat, values) => {
    const sign = wordAt(values, 0).split("-")[1] ?? "";
    const [from, to] = [`seat-${seat}`, `good-${seat}-${sign}`];
    return { what: `sign-${sign}`, ...(way === "to" ? { from, to } : { from: to, to: from }) };
  };

const room = (word: string) => `room-${place(word)}`;
const space = (word: string) => `space-${place(word)}`;
const chapel = (word: string) => `chapel-${word}`;

const ROUTES: Record<string, Route> = {
  "event-placed": (seat, values) => ({
    what: `die-${seat}`,
    from: "roll",
    to: `field-${wordAt(values, 1)}`,
  }),
  "event-took": (seat, values) => ({
    what: `die-${seat}`,
    from: `field-${wordAt(values, 1)}`,
    to: `tile-${seat}-${Number(wordAt(values, 1).slice(1)) - 1}`,
  }),
  "event-die-laid": (seat, values) => ({
    what: `die-${seat}`,
    from: `own-${seat}`,
    to: `field-${wordAt(values, 0)}`,
  }),
  "event-envoy": (seat, [to]) => ({
    what: `envoy-${seat}`,
    from: `envoy-${seat}`,
    to: `path-${to}`,
  }),
  "event-sent-room": novice(room),
  "event-sent-space": novice(space),
  "event-sent-chapel": novice(chapel),
  "event-extra-room": extra(room),
  "event-extra-space": extra(space),
  "event-extra-chapel": extra(chapel),
  "event-built": (seat, values) => ({
    what: `tile-${wordAt(values, 0)}`,
    from: `tiles-${wordAt(values, 0)}`,
    to: `cell-${seat}-${3 * LINES.indexOf(wordAt(values, 1)) + numberAt(values, 2) - 1}`,
  }),
  "event-gained": good("to"),
  "event-claimed": (seat, [mission]) => ({
    what: "sign-points",
    from: `mission-${mission}`,
    to: `seat-${seat}`,
  }),
};

/** Places of a board, which is shown of the reader alone; of others their seat stands for it. */
const OF_A_BOARD = /^(?:novice|beside|tile|cell|good|own)-(\d)/;

export function flights(line: Line, eye: number): Flight[] {
  const flight = ROUTES[line.key]?.(line.seat, line.values);
  if (!flight) return [];
  const seen = (anchor: string) => {
    const owner = OF_A_BOARD.exec(anchor)?.[1];
    return owner && Number(owner) !== eye ? `seat-${owner}` : anchor;
  };
  const [from, to] = [seen(flight.from), seen(flight.to)];
  return from === to ? [] : [{ ...flight, from, to }];
}
