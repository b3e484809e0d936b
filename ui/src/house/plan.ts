/** A table that is about to be laid: who sits where, and under which options. */

import { fields, lasting, text } from "../storage";
import type { CatalogueEntry, NewChair } from "../wire";

export interface Plan {
  chairs: NewChair[];
  options: Record<string, string>;
  watched: boolean;
}

const USUAL_SEATS = 3;
const place = (game: string) => `chapterhouse.plan.${game}`;

function usualSeats(entry: CatalogueEntry): number {
  return entry.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (entry.seats[0] ?? 1);
}

function usual(entry: CatalogueEntry, name: string): Plan {
  const me: NewChair = { kind: "me", name };
  const plan: Plan = { chairs: [me], options: {}, watched: true };
  return seated(plan, usualSeats(entry), usualLevel(entry));
}

/** The plan of last time, as far as the game still offers it; else the usual one. */
export function recalled(entry: CatalogueEntry, name: string): Plan {
  const found = fields(lasting.read(place(entry.name)));
  const chairs = (Array.isArray(found.chairs) ? found.chairs : []).flatMap((one) =>
    chair(one, entry, name),
  );
  if (!entry.seats.includes(chairs.length)) return usual(entry, name);
  const options: Record<string, string> = {};
  for (const { name: word, values } of entry.options) {
    const value = values.find((one) => one.word === fields(found.options)[word]);
    if (value) options[word] = value.word;
  }
  return { chairs, options, watched: found.watched !== false };
}

/** A chair that was kept; none if the game has no such bots. */
function chair(found: unknown, entry: CatalogueEntry, guest: string): NewChair[] {
  const { kind, name, level } = fields(found);
  if (kind === "me") return [{ kind, name: text(name, "") || guest }];
  if (kind === "friend") return [{ kind }];
  const known = entry.levels.find((one) => one.word === level);
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
export function levelOf(plan: Plan, entry: CatalogueEntry): string {
  return plan.chairs.find((chair) => chair.kind === "bot")?.level || usualLevel(entry);
}

/** The best bots there are: whoever wants an easier game says so. */
export function usualLevel(entry: CatalogueEntry): string {
  return entry.levels.at(-1)?.word ?? "";
}
