/** What flies where, because of what happened. Every place is an anchor of the board. */

import type { Line } from "../../wire";
import type { Flight, Forced } from "../board";
import type { Value } from "../prompt";
import { unchosen } from "../unchosen";

type Route = (seat: number, values: Value[]) => Flight | Flight[];

const seat = (number: number) => `seat-${number}`;
const place = (x?: Value, y?: Value) => `place-${x}-${y}`;
/** A letter or a monk of the grid lies in the row of a colour. */
const cell = (colour?: Value, column?: Value) => `grid-${colour}-${column}`;

const blessing =
  (to: (seat: number) => [string, string]): Route =>
  (number) => {
    const [from, goal] = to(number);
    return { what: "blessing", from, to: goal };
  };

/** A letter goes from whoever bought it to the strip that it is placed on. */
const placed: Route = (number, [letter = "", owner = ""]) => ({
  what: `letter:${letter}`,
  from: seat(number),
  to: `strip-${owner}`,
});

const ROUTES: Record<string, Route> = {
  "event-drew": (number, [tile = "?"]) => ({ what: `tile:${tile}`, from: "bag", to: seat(number) }),
  "event-returned": (number, [tile = "?"]) => ({
    what: `tile:${tile}`,
    from: seat(number),
    to: "bag",
  }),
  "event-gave-back": (number, [amount]) =>
    Array.from({ length: Number(amount) }, () => ({
      what: "tile:?",
      from: seat(number),
      to: "bag",
    })),
  "event-laid": (number, [tile = "?", x, y]) => ({
    what: `tile:${tile}`,
    from: seat(number),
    to: place(x, y),
  }),
  "event-walked": (number, [, x, y, , toX, toY]) => ({
    what: `monk:${number}`,
    from: place(x, y),
    to: place(toX, toY),
  }),
  "event-bought": (number, [letter = "", row, column]) => ({
    what: `letter:${letter}`,
    from: cell(row, column),
    to: seat(number),
  }),
  "event-swapped": (_, [letter = "", row, column, other = "", otherRow, otherColumn]) => [
    { what: `letter:${letter}`, from: cell(row, column), to: cell(otherRow, otherColumn) },
    { what: `letter:${other}`, from: cell(otherRow, otherColumn), to: cell(row, column) },
  ],
  "event-large": placed,
  "event-small": placed,
  "event-called": (_, [owner = ""]) => ({
    what: `monk:${owner}`,
    from: "letters",
    to: place(0, 0),
  }),
  "event-received": blessing((number) => ["pool", seat(number)]),
  "event-spent": blessing((number) => [seat(number), "pool"]),
  "event-put-back": blessing((number) => [seat(number), "pool"]),
  "event-encouraged": (number, [, x, y]) => ({
    what: "blessing",
    from: seat(number),
    to: place(x, y),
  }),
};

export function flights(line: Line, observer: number): Flight[] {
  const own = `hand-${observer + 1}`;
  const mine = (what: string) => what.startsWith("tile:") && line.seat === observer;
  return [ROUTES[line.key]?.(line.seat, line.values) ?? []]
    .flat()
    .filter(({ from, to }) => from !== to)
    .map(({ what, from, to }) => {
      const seen = (anchor: string) => (mine(what) && anchor === seat(observer) ? own : anchor);
      return { what, from: seen(from), to: seen(to) };
    });
}

const BUILDING = ["event-built", "event-received", "event-put-back"];
const TOTAL = ["event-worked", "event-totalled"];
const ELECTION = ["event-tied", "event-elected", "event-reelected", "event-imprisoned"];

/** What is built when a scoring turn begins, with the blessings of it; and a total that nobody asked for. */
function scored(fresh: Line[], observer: number): Line[] {
  const [first] = fresh;
  const asked = first?.seat === observer && TOTAL.includes(first.key);
  const built = unchosen(fresh, observer, BUILDING);
  const from = built.findIndex(({ key }) => key === "event-built");
  return [
    ...built.slice(from < 0 ? built.length : from),
    ...unchosen(fresh, observer, asked ? [] : TOTAL),
  ];
}

/** Elections are for all to see; each is told as a whole, and so is a scoring turn. */
export function forced(fresh: Line[], observer: number): Forced[] {
  const election = fresh.filter(({ key }) => ELECTION.includes(key));
  const abbot = election.find(({ key }) => key.endsWith("elected"))?.seat;
  const all = [
    { what: abbot === undefined ? "" : `monk:${abbot}`, lines: election },
    { what: `monk:${observer}`, lines: scored(fresh, observer) },
  ];
  return all.filter(({ lines }) => lines.length);
}
