/** What an owner has answered so far, fact by fact; of a list, value by value. */

import { fields, lasting, text } from "../storage";
import type { FactAsked, FactShape, OwnBox, OwnFact } from "../wire";

/** What is answered of one fact. */
export interface Answer {
  value: unknown;
  /** Which values of a list were looked at; null once all of it is answered. */
  seen: number[] | null;
  by: string;
  source: string[];
  note: string;
}

export type Answers = Record<string, Answer>;

/** What this browser keeps of a form, until its owner clears it. */
export interface Draft {
  name: string;
  printing: OwnBox["printing"];
  sources: Record<string, string>;
  answers: Answers;
  /** What is shared on this host, and the key to it. */
  shared: { id: string; key: string } | null;
  /** The key by which a file was shared, should the answer be lost that says so. */
  made: string;
}

/** How far a fact, or a value of it, is: not looked at, in part, as we have it, or otherwise. */
export type Stand = "open" | "part" | "same" | "other";

const OURS = { by: "book", source: [], note: "" };
const place = (game: string) => `chapterhouse.edition.${game}`;

export function empty(): Draft {
  const printing = { language: "", year: 0, publisher: "" };
  return { name: "", printing, sources: {}, answers: {}, shared: null, made: "" };
}

export function recalled(game: string): Draft {
  const kept = fields(lasting.read(place(game)));
  const { name, printing, sources, answers, shared, made } = kept;
  const { id, key } = fields(shared);
  const about = fields(printing);
  return {
    name: text(name, ""),
    printing: {
      language: text(about.language, ""),
      year: Number(about.year) || 0,
      publisher: text(about.publisher, ""),
    },
    sources: fields(sources) as Record<string, string>,
    answers: fields(answers) as Answers,
    shared: text(id, "") && text(key, "") ? { id: text(id, ""), key: text(key, "") } : null,
    made: text(made, ""),
  };
}

export function remember(game: string, draft: Draft | null): void {
  lasting.write(place(game), draft);
}

/** The draft as another tab has written it, where what it changed in this browser's storage is that. */
export function elsewhere(game: string, changed: string | null, draft: Draft): Draft | null {
  if (changed !== null && changed !== place(game)) return null; // null: all of it
  const found = recalled(game);
  return same(found, draft) ? null : found;
}

/** Whether two values are equal, as a file would have them; the order of keys is none. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  }
  if (one && other && typeof one === "object" && typeof other === "object") {
    const keys = Object.keys(one);
    const [a, b] = [fields(one), fields(other)];
    return keys.length === Object.keys(other).length && keys.every((key) => same(a[key], b[key]));
  }
  return one === other;
}

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** How a fact stands; `nth`, counted from 0, is one value of a list. */
export function stands({ told, value }: FactAsked, answers: Answers, nth: number | null): Stand {
  const answer = answers[told.path];
  if (!answer) return "open";
  if (nth === null) {
    if (answer.seen) return "part";
    return same(answer.value, value) ? "same" : "other";
  }
  if (answer.seen && !answer.seen.includes(nth)) return "open";
  return same(items(answer.value)[nth], items(value)[nth]) ? "same" : "other";
}

/** Answers with what is so in the box, of a whole fact or of one value of a list. */
export function answered(
  fact: FactAsked,
  answers: Answers,
  nth: number | null,
  value: unknown,
): Answers {
  const { path } = fact.told;
  const before = answers[path];
  if (nth === null) return { ...answers, [path]: { ...OURS, ...before, value, seen: null } };
  const known = items(before?.value ?? fact.value);
  const all = known.map((item, at) => (at === nth ? value : item));
  const seen = before && !before.seen ? null : [...new Set([...(before?.seen ?? []), nth])];
  const whole = !seen || seen.length >= all.length;
  return { ...answers, [path]: { ...OURS, ...before, value: all, seen: whole ? null : seen } };
}

/** Says of a list that whatever was not looked at is as we have it. */
export function completed({ told }: FactAsked, answers: Answers): Answers {
  const answer = answers[told.path];
  return answer ? { ...answers, [told.path]: { ...answer, seen: null } } : answers;
}

/** Takes an answer back. */
export function dropped(fact: FactAsked, answers: Answers, nth: number | null): Answers {
  const { path } = fact.told;
  const { [path]: answer, ...others } = answers;
  if (nth === null || !answer) return others;
  const all = items(answer.value).map((item, at) => (at === nth ? items(fact.value)[nth] : item));
  const seen = (answer.seen ?? all.map((_, at) => at)).filter((at) => at !== nth);
  return seen.length ? { ...answers, [path]: { ...answer, value: all, seen } } : others;
}

/** The path of a fact, and which value of it is meant, as a place of the drawing names it. */
export function target(word: string): { path: string; nth: number | null } {
  const [path = "", number] = word.split(" #");
  return { path, nth: number ? Number(number) - 1 : null };
}

/** What all facts of a place come to: what is open first. */
export function together(stands: Stand[]): Stand {
  for (const stand of ["open", "part", "other"] as const) {
    if (stands.includes(stand)) return stand;
  }
  return "same";
}

/** What a file would say. Lists that are answered in part are not in it yet. */
export function written({ name, printing, sources, answers }: Draft): OwnBox {
  const facts = Object.entries(answers)
    .filter(([, { seen }]) => !seen)
    .map(([path, { value, by, source, note }]): OwnFact => ({ path, value, by, source, note }));
  return { name, printing, sources, facts };
}

/** The draft that goes on from a file. */
export function from(box: OwnBox, before: Draft): Draft {
  const answers = box.facts.map(({ path, value, by = "book", source = [], note = "" }) => [
    path,
    { value, by, source, note, seen: null },
  ]);
  const { name, printing, sources } = box;
  return {
    ...before,
    name,
    printing: { ...before.printing, ...printing },
    sources,
    answers: Object.fromEntries(answers),
  };
}

/** What stands in a value, in the words of the reader. */
export function wordsOf(
  shape: FactShape,
  value: unknown,
  listed: (all: string[]) => string,
): string {
  const known = (word: string) => shape.words.find((one) => one.word === word)?.text ?? word;
  if (shape.kind === "joined") {
    const parts = parted(shape, String(value));
    return joined(
      shape,
      shape.of.map((of, at) => wordsOf(of, parts[at], listed)),
    );
  }
  if (shape.kind === "row") {
    return listed(items(value).map((item) => wordsOf(shape.of[0] as FactShape, item, listed)));
  }
  if (shape.kind === "some") return listed(items(value).map((item) => known(String(item))));
  return known(String(value));
}

/** The words that one is joined of. */
export function parted(shape: FactShape, value: string): string[] {
  let rest = value;
  const found = shape.joints.map((joint) => {
    const at = rest.indexOf(joint);
    const part = at < 0 ? rest : rest.slice(0, at);
    rest = at < 0 ? "" : rest.slice(at + joint.length);
    return part;
  });
  return [...found, rest];
}

/** The word that is joined of these. */
export function joined(shape: FactShape, parts: string[]): string {
  return parts.map((part, at) => part + (shape.joints[at] ?? "")).join("");
}

/** What stands in a new value of a list. */
export function blank(shape: FactShape): unknown {
  if (shape.kind === "number") return shape.least;
  if (shape.kind === "joined")
    return joined(
      shape,
      shape.of.map((of) => String(blank(of))),
    );
  return shape.words[0]?.word ?? "";
}
