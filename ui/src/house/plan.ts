/** A table that is about to be laid: who sits where, and under which options. */

import { fields, lasting, text } from "../storage";
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
  const found = fields(lasting.read(place(sheet.name)));
  const chairs = (Array.isArray(found.chairs) ? found.chairs : []).flatMap((one) =>
    chair(one, sheet, name),
  );
  if (!sheet.seats.includes(chairs.length)) return usual(sheet, name);
  const options: Record<string, string> = {};
  for (const { name: word, values } of sheet.options) {
    const value = values.find((one) => one.word === fields(found.options)[word]);
    if (value) options[word] = value.word;
  }
  return { chairs, options, watched: found.watched !== false };
}

/** A chair that was kept; none if the game has no such bots. */
function chair(found: unknown, sheet: GameSheet, guest: string): NewChair[] {
  const { kind, name, level } = fields(found);
  if (kind === "me") return [{ kind, name: text(name, "") || guest }];
  if (kind === "friend") return [{ kind }];
  const known = sheet.levels.find((one) => one.word === level);
  return kind === "bot" && known ? [{ kind, level: known.word }] : [];
}

export function remember(game: string, plan: Plan): void {
  lasting.write(place(game), plan);
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
