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

/** So many options that the board offers too are shown as buttons, if there are no more than so many in all. */
const FEW = 3;
const FEW_IN_ALL = 3;

/** Those that the board offers too are listed only for those who ask, where there are many or they are `together`. */
export function listed(
  legal: Option[],
  onBoard: readonly string[],
  together: readonly string[],
): Option[] {
  const there = legal.filter(({ key }) => onBoard.includes(key));
  if (there.length > FEW || (there.length > 1 && legal.length > FEW_IN_ALL)) return there;
  return there.filter(({ key }) => together.includes(key));
}

const DIGITS = "123456789";
// Without those of the tools, P and S among them, which are for the turns of bots, those that name columns,
// and R, which turns a tile.
const LETTERS = "qtvxyzfgijkmno";

/** The number that an option shows, if it is the only one in its sentence and a key could answer it. */
function borne({ text }: Option): string {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 && /^[1-9]$/.test(numbers[0]) ? numbers[0] : "";
}

/** The letter that an option speaks of, such as one to buy; none where it names several. */
function spoken({ text }: Option): string {
  const letters = text.match(/(?<![\p{L}\p{N}\u2011-])[A-Z](?![\p{L}\p{N}\u2011-])/gu) ?? [];
  return letters.length === 1 ? letters[0] : "";
}

/** What is borne once among these. */
function single(all: string[]): string[] {
  return all.filter((one) => one && all.indexOf(one) === all.lastIndexOf(one));
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
 * A capital letter, with Shift, answers what speaks of that letter alone, and no other letter does.
 */
export function keysOf({ amount, options }: Prompt): Map<number, string> {
  const named = amount ? options.filter(({ action }) => action === amount.pass) : options;
  const shows = ({ text }: Option) => /\d/.test(text);
  const numbers = named.map(borne).filter(Boolean);
  const clear = !amount && new Set(numbers).size === numbers.length;
  const fixed = !amount && !named.some(shows) && named.length <= DIGITS.length && distinct(named);
  const digits = amount ? [] : [...DIGITS].filter((digit) => !numbers.includes(digit));
  const legal = named.filter(({ rule }) => rule === null);
  const capitals = legal.map(spoken);
  const clearly = single(capitals);
  const letters = [...LETTERS].filter((letter) => !capitals.includes(letter.toUpperCase()));
  const keys = new Map<number, string>();
  named.forEach((option, at) => {
    let key = fixed ? DIGITS.charAt(at) : clear && borne(option);
    if (!key && option.rule === null) {
      const capital = spoken(option);
      const counted = () =>
        (shows(option) ? undefined : digits.shift()) ?? (capital ? "" : letters.shift());
      key = clearly.includes(capital) ? capital : (counted() ?? "");
    }
    if (key) keys.set(option.action, key);
  });
  return keys;
}

/** What a key is called, for those who listen and for programs. */
export function calledKey(key: string): string {
  return /[A-Z]/.test(key) ? `Shift+${key}` : key;
}

/** What stands on a key. */
export function printedKey(key: string): string {
  return /[A-Z]/.test(key) ? `⇧${key}` : key.toUpperCase();
}
