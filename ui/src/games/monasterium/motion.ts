/** What flies where, because of what happened. Every place is an anchor of the board. */

import type { Line } from "../../wire";
import type { Flight } from "../board";
import { COLUMNS, PLACES } from "./position";

type Route = (seat: number, values: string[]) => Flight | null;

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
  (seat, [from = "", at = ""]) => ({
    what: `novice-${seat}`,
    from: `novice-${seat}-${field(from)}`,
    to: to(at),
  });
const extra =
  (to: (word: string) => string): Route =>
  (seat, [row = "", at = ""]) => ({
    what: `novice-${seat}`,
    from: `beside-${seat}-${ROWS.indexOf(row)}`,
    to: to(at),
  });
const good =
  (way: "to" | "from"): Route =>
  (seat, [sum = ""]) => {
    const sign = sum.split("-")[1] ?? "";
    const [from, to] = [`seat-${seat}`, `good-${seat}-${sign}`];
    return { what: `sign-${sign}`, ...(way === "to" ? { from, to } : { from: to, to: from }) };
  };

const room = (word: string) => `room-${place(word)}`;
const space = (word: string) => `space-${place(word)}`;
const chapel = (word: string) => `chapel-${word}`;

const ROUTES: Record<string, Route> = {
  "event-placed": (seat, [, to = ""]) => ({
    what: `die-${seat}`,
    from: "roll",
    to: `field-${to}`,
  }),
  "event-took": (seat, [, from = ""]) => ({
    what: `die-${seat}`,
    from: `field-${from}`,
    to: `tile-${seat}-${Number(from.slice(1)) - 1}`,
  }),
  "event-die-laid": (seat, [to = ""]) => ({
    what: `die-${seat}`,
    from: `own-${seat}`,
    to: `field-${to}`,
  }),
  "event-envoy": (seat, [to = ""]) => ({
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
  "event-built": (seat, [monastery = "", line = "", cell = ""]) => ({
    what: `tile-${monastery}`,
    from: `tiles-${monastery}`,
    to: `cell-${seat}-${3 * LINES.indexOf(line) + Number(cell) - 1}`,
  }),
  "event-gained": good("to"),
  "event-claimed": (seat, [mission = ""]) => ({
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
