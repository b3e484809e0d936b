/**
 * What this browser keeps for the page. Where it cannot, because its storage is switched off, full or
 * broken, things last as long as the page does.
 */

class Storehouse {
  #open: () => Storage;
  #meanwhile = new Map<string, string>(); // what the browser did not take

  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** What is kept there, whoever wrote it: see what fits before you use it. Nothing is null. */
  read(place: string): unknown {
    try {
      return JSON.parse(this.#meanwhile.get(place) ?? this.#open().getItem(place) ?? "null");
    } catch {
      return null;
    }
  }

  /** Keeps a value, or nothing any more (null). */
  write(place: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#meanwhile.set(place, text);
    try {
      if (value === null) this.#open().removeItem(place);
      else this.#open().setItem(place, text);
      this.#meanwhile.delete(place);
    } catch {
      // it stays with the page
    }
  }
}

/** For good. */
export const lasting = new Storehouse(() => localStorage);
/** For as long as this tab is open. */
export const passing = new Storehouse(() => sessionStorage);

/** The fields of whatever was found: none, if it has none. */
export function fields(found: unknown): Record<string, unknown> {
  const has = typeof found === "object" && found !== null && !Array.isArray(found);
  return has ? (found as Record<string, unknown>) : {};
}

/** What was found, if it is a text; else the other. */
export function text<Other>(found: unknown, other: Other): string | Other {
  return typeof found === "string" ? found : other;
}
