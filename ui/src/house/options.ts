/** How the options of a prompt are laid out: those that name a number, and the rest. */

import type { Amount, Option, Prompt } from "../wire";

/** The numbers that may be named, and the options that name some of them. */
export interface Amounts extends Amount {
  options: Option[];
}

const LONG = 8;

/** Refused options keep their place, but in a long row the legal ones come first. */
function near(options: Option[]): Option[] {
  if (options.length <= LONG) return options;
  return [...options.filter((o) => !o.rule), ...options.filter((o) => o.rule)];
}

/** An option of an amount is its number; the one that passes stands with the rest. */
export function sorted({ amount, options }: Prompt): { amounts: Amounts | null; others: Option[] } {
  if (!amount) return { amounts: null, others: near(options) };
  const passes = (option: Option) => option.action === amount.pass;
  return {
    amounts: { ...amount, options: options.filter((option) => !passes(option)) },
    others: options.filter(passes),
  };
}

const DIGITS = "123456789";
const LETTERS = "pqrstvwxyz";

/** The number that an option bears, if it is one that a key could answer. */
function borne({ values, word }: Option): string {
  const last = values.length <= 2 ? `${values.at(-1)}` : "";
  return /^[1-9]$/.test(last) && word.endsWith(` ${last}`) ? last : "";
}

/**
 * The keys that answer the options, by action: a digit answers what bears it, and where nothing bears
 * any, what stands at that place. Digits are for amounts, where one is asked.
 */
export function keysOf(options: Option[], withAmounts: boolean): Map<number, string> {
  const keys = new Map<number, string>();
  const bearing = withAmounts ? [] : options.filter(borne);
  if (bearing.length > 1) {
    for (const option of bearing) {
      const taken = [...keys.values()].includes(borne(option));
      if (!taken) keys.set(option.action, borne(option));
    }
  }
  const free = withAmounts || keys.size ? LETTERS : DIGITS + LETTERS;
  const others = options.filter((option) => !keys.has(option.action));
  for (const [at, option] of others.entries()) keys.set(option.action, free.charAt(at));
  return keys;
}
