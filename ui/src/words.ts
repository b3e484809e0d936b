/** The page's own words, from Fluent catalogues that are loaded a language at a time. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { type Language, region, settings } from "./settings.svelte";

export type Slots = Record<string, FluentVariable>;
/** Gives the text of a catalogue in a language. */
export type Catalogue = (language: string) => Promise<string>;

/** Where no line breaks, as in catalogue.py: behind a Russian word of one letter, before a dash and %. */
const KEPT = /(?<![^\s(«„])([авикосуя]) (?=\S)|(?<=\S)() (?=[—–%])/giu;

/** Files of one name, in a folder for each language, as a catalogue; empty where one is missing. */
export function translated(files: Record<string, () => Promise<string>>): Catalogue {
  return async (language) => {
    const path = Object.keys(files).find((name) => name.includes(`/${language}/`));
    const text = (path && (await files[path]?.())) ?? "";
    return text.replace(KEPT, "$1\u00a0");
  };
}

/** The words of the page itself. */
const page = translated(
  import.meta.glob<string>("$locale/*/page.ftl", { query: "?raw", import: "default" }),
);

/** What is said where nothing else could be loaded. */
const broken = import.meta.glob<string>("$locale/*/page.broken.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const spare: Catalogue = async (language) => brokenIn(language);

function brokenIn(language: string): string {
  return Object.entries(broken).find(([name]) => name.includes(`/${language}/`))?.[1] ?? "";
}

const MINUS = "\u2212"; // which no hyphen stands for

/** A number by itself, as it is read. */
export function figure(number: number): string {
  return String(number).replace("-", MINUS);
}

/** A number as the reader's region writes it, with as many digits as it needs, two behind the point at most. */
export function exact(number: number): string {
  const written = new Intl.NumberFormat(region(settings.language), { maximumFractionDigits: 2 });
  return written.format(number).replace("-", MINUS);
}

/** Names or the like, one after the other, as they are listed in the language of the reader. */
export function listed(all: Iterable<string>): string {
  return new Intl.ListFormat(region(settings.language)).format(all);
}

/** A number below 0, which Unicode's own tables write with a hyphen. */
class Below extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", MINUS);
  }
}

function filled(slots: Slots): Slots {
  const all = Object.entries(slots);
  return Object.fromEntries(
    all.map(([name, value]) => [
      name,
      typeof value === "number" && value < 0 ? new Below(value) : value,
    ]),
  );
}

class Words {
  #bundles = new SvelteMap<string, FluentBundle>();
  #catalogues: Catalogue[] = [];

  /** Adds a game's own catalogue to the words, and loads it in the language now read. */
  async add(catalogue: Catalogue): Promise<void> {
    if (this.#catalogues.includes(catalogue)) return;
    this.#catalogues.push(catalogue);
    for (const language of [...this.#bundles.keys()]) await this.load(language);
  }

  async load(language: string): Promise<void> {
    const catalogues = [page, spare, ...this.#catalogues];
    const english = catalogues.map((text) => text("en"));
    this.#fill(
      language,
      await Promise.all([...english, ...catalogues.map((text) => text(language))]),
    );
  }

  /** Uses the few texts that are built into the page. */
  makeDo(): void {
    this.#fill(settings.language, [brokenIn(settings.language)]);
  }

  #fill(language: string, texts: string[]): void {
    // Isolating marks would be right for other scripts; ours all run from left to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      // The English stands in for what is not translated yet.
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.#bundles.set(language, bundle);
  }

  /** Goes over to another language, once its words are here. */
  async read(language: Language): Promise<void> {
    if (!this.#bundles.has(language)) await this.load(language);
    settings.language = language;
    settings.settle();
  }

  has(key: string): boolean {
    return this.#bundles.get(settings.language)?.hasMessage(key) ?? false;
  }

  /** The text of a message (or of an attribute: "key.attribute") with its slots filled. */
  text(key: string, slots: Slots = {}): string {
    const bundle = this.#bundles.get(settings.language);
    const [id = "", attribute] = key.split(".");
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, filled(slots), []) : key;
  }
}

export const words = new Words();

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first signs as people see them, of however many code points, as a joined emoji is. */
export function firstSigns(text: string, count = 1): string {
  for (const { index } of signs.segment(text)) {
    if (count-- === 0) return text.slice(0, index);
  }
  return text;
}

/** A word at the beginning of a line of its own. */
export function capital(text: string, language: string = settings.language): string {
  const first = firstSigns(text);
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
