/** What the reader likes, kept in this browser: language, theme, motion, keys. */

import { fields, lasting } from "./storage";

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

/** How quickly bots play. */
export type Pace = (typeof PACES)[number];

const PLACE = "chapterhouse.settings";

/** Our English is British: no comma before the last of a list. */
export function region(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

export function isLanguage(word: unknown): word is Language {
  return (LANGUAGES as readonly unknown[]).includes(word);
}

function isTheme(word: unknown): word is Theme {
  return (THEMES as readonly unknown[]).includes(word);
}

function isPace(word: unknown): word is Pace {
  return (PACES as readonly unknown[]).includes(word);
}

function spoken(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find(isLanguage) ?? "en";
}

class Settings {
  language: Language = $state("en");
  theme: Theme = $state("system");
  /** Whether things move. The setting of the system for less motion counts, too. */
  motion: boolean = $state(true);
  /** Whether single keys answer prompts. */
  keys: boolean = $state(true);
  /** Whether each move is pressed twice. */
  confirms: boolean = $state(false);
  /** Whether a turn ends by itself, though it could be taken back. */
  turnsEnd: boolean = $state(false);
  pace: Pace = $state("normal");
  /** Whether a turn that begins is heard, and on a phone felt. */
  sound: boolean = $state(false);
  /** Whether the browser calls whoever looks at something else. */
  notices: boolean = $state(false);
  /** Whether a coach speaks in somebody's first matches. */
  tips: boolean = $state(true);

  constructor() {
    const found = fields(lasting.read(PLACE));
    const { language, theme, pace } = found;
    this.language = isLanguage(language) ? language : spoken();
    this.theme = isTheme(theme) ? theme : "system";
    this.pace = isPace(pace) ? pace : "normal";
    this.motion = found.motion !== false;
    this.keys = found.keys !== false;
    this.confirms = found.confirms === true;
    this.turnsEnd = found.turnsEnd === true;
    this.sound = found.sound === true;
    this.notices = found.notices === true;
    this.tips = found.tips !== false;
  }

  /** Keeps the settings and tells the document. */
  settle(): void {
    const { language, theme, motion, keys, confirms, turnsEnd, pace, sound, notices, tips } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion ? "on" : "off";
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    lasting.write(PLACE, {
      language,
      theme,
      motion,
      keys,
      confirms,
      turnsEnd,
      pace,
      sound,
      notices,
      tips,
    });
  }
}

export const settings = new Settings();

/** Whether anything may move now. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
