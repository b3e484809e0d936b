/** Full text search: as people type it, whatever the case, the accents and the way of writing. */

/** A part of a text, and whether it was sought. */
export interface Piece {
  text: string;
  found: boolean;
}

const MARKS = /(?!\u0306)\p{M}/gu; // all that sign a letter, but for the breve: й is not и
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  "’": "'",
  "\u2011": "-",
  "\u00a0": " ",
  "\u202f": " ",
};

/** One sign as it is compared: ё is е, ß is ss, É is e. */
function foldSign(sign: string): string {
  const plain = sign.normalize("NFD").replace(MARKS, "").normalize("NFC").toLowerCase();
  return LETTERS[plain] ?? plain;
}

/** A text as it is compared, and for each sign of that the place that it comes from. */
function fold(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = "";
  let place = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    folded += plain;
    for (let count = 0; count < plain.length; count++) places.push(place);
    place += sign.length;
  }
  places.push(place);
  return { folded, places };
}

/** The words that are sought. */
export function termsOf(sought: string): string[] {
  return fold(sought).folded.split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words, or parts of words. */
export function matches(text: string, terms: readonly string[]): boolean {
  const { folded } = fold(text);
  return terms.every((term) => folded.includes(term));
}

/** The text in pieces, so that what is sought can be marked. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const { folded, places } = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      let end = at + term.length;
      while (places[end] === places[end - 1]) end++; // one sign of the text may be two here
      marked.fill(true, places[at], places[end]);
    }
  }
  const found: Piece[] = [];
  for (let from = 0, at = 1; from < text.length; at++) {
    if (at < text.length && marked[at] === marked[from]) continue;
    found.push({ text: text.slice(from, at), found: marked[from] ?? false });
    from = at;
  }
  return found;
}
