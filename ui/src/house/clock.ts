/** What the clocks of a table say now, and how times are written. */

import type { Clock, Clocks } from "../wire";

/** What was told, and when it came, by a clock of this browser that nobody sets. */
export interface Heard {
  told: Clocks;
  at: number;
}

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const UNITS: [string, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
];
/** Of one's own time that runs, so much is near its end, and so much very near. */
export const [NEAR, NEARER] = [MINUTE, 10 * SECOND];

/** The milliseconds that a seat has left; null for one that has no time, as bots. */
export function left({ told, at }: Heard, seat: number, now: number): number | null {
  const most = told.left[seat] ?? null;
  if (most === null || told.running !== seat) return most;
  return Math.max(most - told.ago - (now - at), 0);
}

/** When a time that is written so will be written otherwise. */
export function untilNext(time: number): number {
  const step = time > HOUR ? MINUTE : SECOND;
  return (time % step) + 1;
}

/** A time as it stands on a clock: 3d 4h, 4h 05, or 5:09. */
export function written(time: number, region: string): string {
  const narrow = (number: number, unit: string) =>
    measured(Math.floor(number), unit, region, "narrow");
  if (time >= DAY) return `${narrow(time / DAY, "day")} ${narrow((time % DAY) / HOUR, "hour")}`;
  if (time >= HOUR)
    return `${narrow(time / HOUR, "hour")} ${two(Math.floor((time % HOUR) / MINUTE))}`;
  const seconds = Math.ceil(time / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

function measured(
  number: number,
  unit: string,
  region: string,
  unitDisplay: "long" | "short" | "narrow",
): string {
  return new Intl.NumberFormat(region, { style: "unit", unit, unitDisplay }).format(number);
}

/** So many seconds, in the largest unit in which they are a whole number. */
export function lasting(
  seconds: number,
  region: string,
  display: "long" | "short" = "long",
): string {
  const time = seconds * SECOND;
  const [unit, length] = UNITS.find(([, length]) => time % length === 0) ?? ["second", SECOND];
  return measured(time / length, unit, region, display);
}

/** A clock in a few signs. */
export function briefly({ seconds, increment = 0 }: Clock, region: string): string {
  const whole = lasting(seconds, region, "short");
  return increment ? `${whole} + ${lasting(increment, region, "short")}` : whole;
}

/** The times that can be chosen, by kind. */
export const KINDS = ["fischer", "turn", "match"] as const;
export const TIMES: Record<Clock["kind"], number[]> = {
  fischer: [180, 300, 600, 900, 1800, 3600],
  turn: [60, 300, 3600, 28_800, 86_400, 259_200, 604_800],
  match: [600, 900, 1800, 3600, 7200],
};
export const INCREMENTS = [3, 5, 10, 20, 30, 60];
export const ENDS = "ends";
const USUAL: Record<Clock["kind"], number> = { fischer: 600, turn: 86_400, match: 1800 };
const USUAL_INCREMENT = 10;

/** A clock of that kind as it usually is. */
export function usual(kind: Clock["kind"], flag: string): Clock {
  return { kind, seconds: USUAL[kind], increment: kind === "fischer" ? USUAL_INCREMENT : 0, flag };
}

/** A clock that was kept, if it can still be chosen. */
export function known(found: Record<string, unknown>, levels: string[]): Clock | null {
  const kind = KINDS.find((one) => one === found.kind);
  const flag = [...levels, ENDS].find((one) => one === found.flag);
  if (!kind || !flag) return null;
  const seconds = TIMES[kind].find((one) => one === found.seconds);
  const increment = kind === "fischer" ? INCREMENTS.find((one) => one === found.increment) : 0;
  return seconds === undefined || increment === undefined
    ? null
    : { kind, seconds, increment, flag };
}
