/** The words of these pages, which nobody else loads. */

import { translated, words } from "../words";

const catalogue = translated(
  import.meta.glob<string>("$locale/*/page.owners.ftl", { query: "?raw", import: "default" }),
);

/** The kind of file that an edition is. */
export const TOML = "application/toml";

export const ready = () => words.add(catalogue);

/** What a printing is called: its language in that of the reader, its year, who published it. */
export function printingName(
  {
    language = "",
    year = 0,
    publisher = "",
  }: { language?: string; year?: number; publisher?: string },
  reader: string,
): string {
  return [languageName(language, reader), year || "", publisher].filter(Boolean).join(", ");
}

/** What a language is called in that of the reader; one that nobody knows, as it stands. */
export function languageName(language: string, reader: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
