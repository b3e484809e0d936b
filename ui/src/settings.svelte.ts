/** What the reader likes, kept in this browser: language, theme, motion, keys. */

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

const PLACE = "chapterhouse.settings";

interface Kept {
  language?: Language;
  theme?: Theme;
  motion?: boolean;
  keys?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // a browser without storage, or with somebody else's text in it
  }
}

/** The English of the house is British: no comma before the last of a list. */
export function region(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
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

  constructor() {
    const old = kept();
    this.language = old.language && isLanguage(old.language) ? old.language : spoken();
    this.theme = old.theme && THEMES.includes(old.theme) ? old.theme : "system";
    this.motion = old.motion ?? true;
    this.keys = old.keys ?? true;
  }

  /** Keeps the settings and tells the document. */
  settle(): void {
    const { language, theme, motion, keys } = this;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motion ? "on" : "off";
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, motion, keys }));
    } catch {
      // without storage the settings last as long as the page
    }
  }
}

export const settings = new Settings();

/** Whether anything may move now. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
