/** A table that is about to be opened: who sits where, and under which options. */

import { mode } from "../mode.svelte";
import { fields, lasting, text } from "../storage";
import type { CatalogueEntry, Clock, GameOption, NewChair, OptionValue } from "../wire";
import { known } from "./clock";

export interface Plan {
  chairs: NewChair[];
  /** What was chosen; those that so many cannot play are kept, should the number change again. */
  options: Record<string, string>;
  watched: boolean;
  /** How time is limited; kept where nobody's is, should the seats change again. */
  clock: Clock | null;
}

/** Who plays besides whoever opens the table. */
export const COMPANIES = ["bots", "friends", "screen"] as const;
export type Company = (typeof COMPANIES)[number];

/** Those that can come: without a server nobody comes by a link. */
export function companiesHere(): Company[] {
  return COMPANIES.filter((company) => company !== "friends" || !mode.offline);
}

/** The plan with bots in place of those who cannot come. */
export function reachable(plan: Plan, { usual_level: level }: CatalogueEntry): Plan {
  if (!mode.offline) return plan;
  const chairs = plan.chairs.map(
    (chair): NewChair => (chair.kind === "friend" ? { kind: "bot", level } : chair),
  );
  return { ...plan, chairs };
}

const KIND: Record<Company, NewChair["kind"]> = { bots: "bot", friends: "friend", screen: "me" };
const place = (game: string) => `chapterhouse.plan.${game}`;

/** The least table: the shortest match, in which there is least to follow. */
function usual(entry: CatalogueEntry, name: string): Plan {
  const me: NewChair = { kind: "me", name };
  const plan: Plan = { chairs: [me], options: {}, watched: true, clock: null };
  return seated(plan, entry.seats[0] ?? 1, entry.usual_level);
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
  const levels = entry.levels.map(({ word }) => word);
  const clock = known(fields(found.clock), levels);
  return { chairs, options, watched: found.watched !== false, clock };
}

/** A chair that was kept; a bot of a level that there is no more is a usual one. */
function chair(found: unknown, entry: CatalogueEntry, guest: string): NewChair[] {
  const { kind, name, level } = fields(found);
  if (kind === "me") return [{ kind, name: text(name, "") || guest }];
  if (kind === "friend") return [{ kind }];
  const known = entry.levels.find((one) => one.word === level)?.word ?? entry.usual_level;
  return kind === "bot" ? [{ kind, level: known }] : [];
}

export function remember(game: string, plan: Plan): void {
  lasting.write(place(game), plan);
}

/** The same people at a table of that size, filled up with more like the last, or with bots. */
export function seated(plan: Plan, seats: number, level: string, name?: Name): Plan {
  const company = companyOf(plan) ?? "bots";
  const chairs = plan.chairs.slice(0, seats);
  while (chairs.length < seats) chairs.push(another(company, chairs.length, level, name));
  return { ...plan, chairs };
}

/** What to call whoever plays at this screen on a seat. */
type Name = (seat: number) => string;

function another(company: Company, seat: number, level: string, name?: Name): NewChair {
  const kind = KIND[company];
  return {
    kind,
    name: kind === "me" ? (name?.(seat) ?? "") : "",
    level: kind === "bot" ? level : "",
  };
}

/** Who plays besides the one on the first seat, if all of them are of one kind. */
export function companyOf({ chairs: [first, ...others] }: Plan): Company | null {
  const found = COMPANIES.find((company) => others.every(({ kind }) => kind === KIND[company]));
  return first?.kind === "me" && others.length ? (found ?? null) : null;
}

/** The table with that company; one that is mixed already is left, if some of that kind sit there. */
export function joined(plan: Plan, company: Company, level: string, name: Name): Plan {
  const [first, ...others] = plan.chairs;
  const some = others.some(({ kind }) => kind === KIND[company]);
  const hers = others.some(({ kind }) => kind === "me"); // never without being asked for
  if (some && !hers && first?.kind === "me") return plan;
  return together(plan, company, level, name);
}

/** The same table with such company on all seats but the first. */
export function together(plan: Plan, company: Company, level: string, name: Name): Plan {
  const [first] = plan.chairs;
  const me: NewChair = { kind: "me", name: (first?.kind === "me" && first.name) || name(0) };
  const chairs = plan.chairs.map((_, seat) => (seat ? another(company, seat, level, name) : me));
  return { ...plan, chairs };
}

/** Whether time can be limited: where everybody has a screen of their own, and a server. */
export function timed({ chairs }: Plan): boolean {
  return !mode.offline && chairs.filter(({ kind }) => kind === "me").length < 2;
}

/** The clock with which a table is opened. */
export function clockOf(plan: Plan): Clock | null {
  return timed(plan) ? plan.clock : null;
}

/** The values of an option that so many can play with. */
export function valuesFor(option: GameOption, seats: number): OptionValue[] {
  return option.values.filter((value) => value.seats.includes(seats));
}

/** The value with which an option is played: what was chosen, if so many can; else the usual one. */
export function playedValue(option: GameOption, plan: Plan): OptionValue | undefined {
  const values = valuesFor(option, plan.chairs.length);
  return values.find(({ word }) => word === plan.options[option.name]) ?? values[0];
}

/** The options as they are played. */
export function optionsOf(entry: CatalogueEntry, plan: Plan): Record<string, string> {
  return Object.fromEntries(
    entry.options.map((option) => [option.name, playedValue(option, plan)?.word ?? ""]),
  );
}

/** The options that are not played as usual, each with the value in its place. */
export function chosen(entry: CatalogueEntry, plan: Plan): [GameOption, OptionValue][] {
  return entry.options.flatMap((option): [GameOption, OptionValue][] => {
    const value = playedValue(option, plan);
    return value && value !== option.values[0] ? [[option, value]] : [];
  });
}

/** The same table with one option as usual. */
export function without(plan: Plan, option: string): Plan {
  const { [option]: _, ...options } = plan.options;
  return { ...plan, options };
}

/** The level that all bots share, or that of the first. */
export function levelOf(plan: Plan, entry: CatalogueEntry): string {
  return plan.chairs.find((chair) => chair.kind === "bot")?.level || entry.usual_level;
}
