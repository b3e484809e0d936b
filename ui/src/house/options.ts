/** How the options of a prompt are laid out: those that name a number, the legal ones, the refused. */

import type { Amount, Option, Prompt } from "../wire";

/** The numbers that may be named, and the options that name some of them. */
export interface Amounts extends Amount {
  options: Option[];
}

interface Sorted {
  amounts: Amounts | null;
  legal: Option[];
  refused: Option[];
}

/** An option of an amount is its number; the one that passes stands with the rest. */
export function sorted({ amount, options }: Prompt): Sorted {
  const passes = (option: Option) => option.action === amount?.pass;
  const others = amount ? options.filter(passes) : options;
  return {
    amounts: amount ? { ...amount, options: options.filter((option) => !passes(option)) } : null,
    legal: others.filter(({ rule }) => rule === null),
    refused: others.filter(({ rule }) => rule !== null),
  };
}

/** So many legal options are always shown as buttons. */
const FEW = 3;

/** On a small screen those that the board offers too are listed only for those who ask. */
export function listed(legal: Option[], onBoard: readonly string[], small: boolean): Option[] {
  const there = legal.filter(({ key }) => onBoard.includes(key));
  return small && there.length > FEW ? there : [];
}

const DIGITS = "123456789";
const LETTERS = "pqrstvxyz"; // without those of the tools

/** The number that an option bears, if it is one that a key could answer. */
function borne({ values, word }: Option): string {
  const last = values.length <= 2 ? `${values.at(-1)}` : "";
  return /^[1-9]$/.test(last) && word.endsWith(` ${last}`) ? last : "";
}

/**
 * The keys that answer the options, by action: a digit answers what bears it, and where nothing bears
 * any, what stands at that place among the legal ones. Digits are for amounts, where one is asked.
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
  const others = options.filter(({ action, rule }) => !keys.has(action) && rule === null);
  for (const [at, option] of others.entries()) keys.set(option.action, free.charAt(at));
  return keys;
}
