/** What the reader likes, kept in this browser: language, theme, motion, keys. */

import { fields, lasting } from "./storage";

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

const PLACE = "chapterhouse.settings";

/** The English of the house is British: no comma before the last of a list. */
export function region(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

export function isLanguage(word: unknown): word is Language {
  return (LANGUAGES as readonly unknown[]).includes(word);
}

function isTheme(word: unknown): word is Theme {
  return (THEMES as readonly unknown[]).includes(word);
}

function spoken(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find(isLanguage) ?? "en";
}

class Settings {
  language: Language = $state("en");
  theme: Theme = $state("system");
  /** Whether things move. The wish of the operating system for less of it is heeded besides. */
  motion: boolean = $state(true);
  /** Whether single keys answer prompts. */
  keys: boolean = $state(true);
  /** Whether each move is pressed twice. */
  confirms: boolean = $state(false);
  /** Whether a turn ends by itself, though it could be taken back. */
  turnsEnd: boolean = $state(false);

  constructor() {
    const { language, theme, motion, keys, confirms, turnsEnd } = fields(lasting.read(PLACE));
    this.language = isLanguage(language) ? language : spoken();
    this.theme = isTheme(theme) ? theme : "system";
    this.motion = motion !== false;
    this.keys = keys !== false;
    this.confirms = confirms === true;
    this.turnsEnd = turnsEnd === true;
  }

  /** Keeps the settings and tells the document. */
  settle(): void {
    const { language, theme, motion, keys, confirms, turnsEnd } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion ? "on" : "off";
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    lasting.write(PLACE, { language, theme, motion, keys, confirms, turnsEnd });
  }
}

export const settings = new Settings();

/** Whether anything may move now. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
