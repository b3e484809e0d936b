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

/** Those that the board offers too are listed only for those who ask, where they are many or `together`. */
export function listed(
  legal: Option[],
  onBoard: readonly string[],
  together: readonly string[],
): Option[] {
  const there = legal.filter(({ key }) => onBoard.includes(key));
  if (there.length > FEW) return there;
  return there.filter(({ key }) => together.includes(key));
}

const DIGITS = "123456789";
const LETTERS = "pqrstvxyzfgijkmno"; // without those of the tools, and those that name columns

/** The number that an option shows, if it is the only one in its sentence and a key could answer it. */
function borne({ text }: Option): string {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 && /^[1-9]$/.test(numbers[0]) ? numbers[0] : "";
}

/** Whether all are of different kinds, as where one thing can go to several places. */
function distinct(options: Option[]): boolean {
  return new Set(options.map(({ key }) => key)).size === options.length;
}

/**
 * The keys that answer the options, by action. A digit answers what bears it, if no number is borne twice,
 * and nothing else that shows a number. Where none does and each option is of another kind, each has the
 * digit of its place, also when others are refused: who knows them need not look. Else what is legal is
 * counted through, what shows a number with letters. Digits are for amounts, where one is asked.
 */
export function keysOf({ amount, options }: Prompt): Map<number, string> {
  const named = amount ? options.filter(({ action }) => action === amount.pass) : options;
  const shows = ({ text }: Option) => /\d/.test(text);
  const numbers = named.map(borne).filter(Boolean);
  const clear = !amount && new Set(numbers).size === numbers.length;
  const fixed = !amount && !named.some(shows) && named.length <= DIGITS.length && distinct(named);
  const digits = amount ? [] : [...DIGITS].filter((digit) => !numbers.includes(digit));
  const letters = [...LETTERS];
  const keys = new Map<number, string>();
  named.forEach((option, at) => {
    let key = fixed ? DIGITS.charAt(at) : clear && borne(option);
    if (!key && option.rule === null) {
      key = (shows(option) ? undefined : digits.shift()) ?? letters.shift() ?? "";
    }
    if (key) keys.set(option.action, key);
  });
  return keys;
}
