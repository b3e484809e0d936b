/** What flies where, because of what happened. Every place is an anchor of the board. */

import type { Line } from "../../wire";
import type { Flight, Forced, Things } from "../board";
import { numberAt, type Value, wordAt } from "../prompt";
import { unchosen } from "../unchosen";
import { sumNamed } from "./sums";

type Route = (seat: number, values: Value[], things: Things) => Flight | Flight[] | null;

/** So many dice on one way. */
const dice =
  (
    from: (field: string, seat: number) => string,
    to: (field: string, seat: number) => string,
  ): Route =>
  (seat, values) => {
    const field = wordAt(values, 1);
    const flight = { what: `die-${seat}`, from: from(field, seat), to: to(field, seat) };
    return Array.from({ length: numberAt(values, 0) || 1 }, () => flight);
  };

const novice =
  (to: (word: string) => string): Route =>
  (seat, values) => ({
    what: `novice-${seat}`,
    from: `novice-${seat}-${wordAt(values, 0)}`,
    to: to(wordAt(values, 1)),
  });
const extra =
  (to: (word: string) => string): Route =>
  (seat, values) => ({
    what: `novice-${seat}`,
    from: `beside-${seat}-${wordAt(values, 0)}`,
    to: to(wordAt(values, 1)),
  });
const good =
  (way: "to" | "from"): Route =>
  (seat, values, things) => {
    const sign = sumNamed(wordAt(values, 0), things).good;
    const [from, to] = [`seat-${seat}`, `good-${seat}-${sign}`];
    return { what: `sign-${sign}`, ...(way === "to" ? { from, to } : { from: to, to: from }) };
  };

const room = (word: string) => `room-${word}`;
const space = (word: string) => `space-${word}`;
const chapel = (word: string) => `chapel-${word}`;

const ROUTES: Record<string, Route> = {
  "event-placed": dice(
    () => "roll",
    (field) => `field-${field}`,
  ),
  "event-took": dice(
    (field) => `field-${field}`,
    (field, seat) => `tile-${seat}-${field}`,
  ),
  "event-gained-die": (seat) => ({
    what: `die-${seat}`,
    from: `envoy-${seat}`,
    to: `own-${seat}`,
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
    to: `cell-${seat}-${wordAt(values, 1)}-${numberAt(values, 2)}`,
  }),
  "event-gained": good("to"),
  "event-paid": good("from"),
  "event-claimed": (seat, [mission]) => ({
    what: "sign-points",
    from: `mission-${mission}`,
    to: `seat-${seat}`,
  }),
};

/** Places of a board, which is shown of the reader alone; of others their seat stands for it. */
const OF_A_BOARD = /^(?:novice|beside|tile|cell|good|own)-(\d)/;

export function flights(line: Line, observer: number, things: Things): Flight[] {
  const found = ROUTES[line.key]?.(line.seat, line.values, things) ?? [];
  const seen = (anchor: string) => {
    const owner = OF_A_BOARD.exec(anchor)?.[1];
    return owner && Number(owner) !== observer ? `seat-${owner}` : anchor;
  };
  return [found]
    .flat()
    .map((flight) => ({ ...flight, from: seen(flight.from), to: seen(flight.to) }))
    .filter(({ from, to }) => from !== to);
}

/** What is done with dice, tiles and novices, and what a mission brings. */
const DONE = [
  "event-placed",
  "event-took",
  "event-lapsed",
  "event-built",
  "event-extra-dropped",
  "event-claimed",
];

export function forced(fresh: Line[], observer: number, things: Things): Forced[] {
  return unchosen(fresh, observer, DONE).map((line) => ({
    what: flights(line, observer, things)[0]?.what ?? "",
    lines: [line],
  }));
}
