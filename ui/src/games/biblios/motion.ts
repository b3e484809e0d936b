/** What flies where, because of what happened. Every place is an anchor of the board. */

import type { Line } from "../../wire";
import type { Flight, Forced } from "../board";
import { numberAt } from "../prompt";
import { unchosen } from "../unchosen";
import { handOf } from "./position";

type Route = (line: Line) => [from: string, to: string];

const fromHand =
  (to: string): Route =>
  (line) => [handOf(line.seat), to];
const toHand =
  (from: string): Route =>
  (line) => [from, handOf(line.seat)];
const between =
  (from: string, to: string): Route =>
  () => [from, to];

const ROUTES: Record<string, Route> = {
  "event-drew": between("pool", "drawn"),
  "event-kept": between("drawn", "slot"),
  "event-sent": between("drawn", "pile"),
  "event-laid": between("drawn", "common"),
  "event-picked-up": toHand("slot"),
  "event-took": toHand("common"),
  "event-church": fromHand("chapel"),
  "event-lot": between("pile", "lot"),
  "event-paid-gold": fromHand("discard"),
  "event-paid-cards": fromHand("buried"),
  "event-gave": (line) => [handOf(line.seat), handOf(numberAt(line.values, 1))],
  "event-lost": fromHand("buried"),
  "event-won": toHand("lot"),
  "event-unsold": between("lot", "discard"),
};

/** Lines whose first value is the amount of a bid; the cards follow it. */
const PAYMENTS = ["event-paid-gold", "event-paid-cards"];

export function flights(line: Line): Flight[] {
  const route = ROUTES[line.key];
  if (!route) return [];
  const [from, to] = route(line);
  const cards = PAYMENTS.includes(line.key) ? line.values.slice(1) : line.values.slice(0, 1);
  return cards.map((what) => ({ what: `${what}`, from, to }));
}

/** What comes of a card, and of a bid that can be met in one way only. */
const SETTLED = ["event-kept", "event-sent", "event-laid", "event-took"];
const BOUND = ["event-passed", "event-gave", "event-lost", ...PAYMENTS];

export function forced(fresh: Line[], observer: number): Forced[] {
  return unchosen(fresh, observer, [...SETTLED, ...BOUND]).map((line) => {
    const card = line.values[PAYMENTS.includes(line.key) ? 1 : 0];
    return { what: `${card ?? ""}`, lines: [line] };
  });
}
