/** A table that is about to be laid: who sits where, and under which options. */

import type { GameSheet, NewChair } from "../wire";

export interface Plan {
  chairs: NewChair[];
  options: Record<string, string>;
  watched: boolean;
}

const USUAL_SEATS = 3;
const place = (game: string) => `chapterhouse.plan.${game}`;

function usualSeats(sheet: GameSheet): number {
  return sheet.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (sheet.seats[0] ?? 1);
}

function usual(sheet: GameSheet, name: string): Plan {
  const me: NewChair = { kind: "me", name };
  const plan: Plan = { chairs: [me], options: {}, watched: true };
  return seated(plan, usualSeats(sheet), usualLevel(sheet));
}

/** The plan of last time, as far as the game still offers it; else the usual one. */
export function recalled(sheet: GameSheet, name: string): Plan {
  try {
    const old = JSON.parse(localStorage.getItem(place(sheet.name)) ?? "") as Plan;
    const fits =
      sheet.seats.includes(old.chairs.length) &&
      old.chairs.every(
        (chair) => chair.kind !== "bot" || sheet.levels.some((level) => level.word === chair.level),
      );
    return fits ? old : usual(sheet, name);
  } catch {
    return usual(sheet, name);
  }
}

export function remember(game: string, plan: Plan): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(plan));
  } catch {
    // without storage the usual plan is offered again
  }
}

/** The same people at a table of that size, filled up with bots. */
export function seated(plan: Plan, seats: number, level: string): Plan {
  const chairs = plan.chairs.slice(0, seats);
  while (chairs.length < seats) chairs.push({ kind: "bot", level });
  return { ...plan, chairs };
}

/** The level that all bots share, or that of the first. */
export function levelOf(plan: Plan, sheet: GameSheet): string {
  return plan.chairs.find((chair) => chair.kind === "bot")?.level || usualLevel(sheet);
}

/** The best bots there are: whoever wants an easier game says so. */
export function usualLevel(sheet: GameSheet): string {
  return sheet.levels.at(-1)?.word ?? "";
}
