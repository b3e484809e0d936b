/** What stays in one line of what the server wrote. */

/** Names that end in a letter, such as 2-I or IV-A, and words with a short part, such as au-dessus or celui-ci. */
const KEPT = [
  /(?<=[\s(](?:\d|I{1,3}|IV))-(?=\p{Lu}(?!\p{L}))/gu,
  /(?<=[\s(«’'](?:\p{L}{1,3}))-(?=\p{Ll})/gu,
  /(?<=[\s(«’']\p{L}+)-(?=\p{Ll}{1,5}(?!\p{L}))/gu,
];
const NO_BREAK_HYPHEN = "\u2011";

/** Reads a value; what programs write stays as it is, and records. */
export function unbroken(key: string, value: unknown): unknown {
  if (typeof value !== "string" || key === "word" || value.includes("\n: ")) return value;
  return KEPT.reduce((text, hyphen) => text.replace(hyphen, NO_BREAK_HYPHEN), value);
}
