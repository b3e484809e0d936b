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

/** The key that answers the option of that number; digits are for amounts, where one is asked. */
export function keyOf(number: number, withAmounts: boolean): string {
  return (withAmounts ? LETTERS : DIGITS + LETTERS).charAt(number);
}
