/** How the options of a prompt are laid out: those that are numbers of one kind, and the rest. */

import type { Option, Prompt } from "../wire";
import { grouped } from "./group";

/** Options of one kind that differ by a number: the legal ones, and some that are not. */
export interface Amounts {
  options: Option[];
  value(option: Option): number;
  /** The option of that number, if it is listed. */
  at(value: number): Option | undefined;
  /** The action of that number, listed or not. */
  action(value: number): number;
}

const FEWEST = 3;
const LONG = 8;

function number(option: Option): number | null {
  const [value, ...rest] = option.values;
  const counts = value !== undefined && !rest.length && /^\d+$/.test(value);
  // A seat is counted too, but is not a number in the words of its option.
  return counts && option.word.split(" ").includes(value) ? Number(value) : null;
}

function amounts(options: Option[]): Amounts | null {
  const [one] = options;
  if (!one || options.length < FEWEST) return null;
  const offset = one.action - (number(one) ?? 0);
  const regular = options.every((option) => {
    const value = number(option);
    return value !== null && option.action - value === offset;
  });
  if (!regular) return null;
  const value = (option: Option) => option.action - offset;
  const at = (wanted: number) => options.find((option) => value(option) === wanted);
  return { options, value, at, action: (wanted) => wanted + offset };
}

/** Refused options keep their place, but in a long row the legal ones come first. */
function near(options: Option[]): Option[] {
  if (options.length <= LONG) return options;
  return [...options.filter((o) => !o.rule), ...options.filter((o) => o.rule)];
}

export function sorted(prompt: Prompt): { amounts: Amounts | null; others: Option[] } {
  if (!prompt.amount) return { amounts: null, others: near(prompt.options) };
  for (const [, options] of grouped(prompt.options, (option) => option.key)) {
    const found = amounts(options);
    if (found) {
      return { amounts: found, others: prompt.options.filter((o) => !options.includes(o)) };
    }
  }
  return { amounts: null, others: near(prompt.options) };
}

const DIGITS = "123456789";
const LETTERS = "pqrstvwxyz";

/** The number that an option bears, if it is one that a key could answer. */
function borne({ values, word }: Option): string {
  const last = values.length <= 2 ? (values.at(-1) ?? "") : "";
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
