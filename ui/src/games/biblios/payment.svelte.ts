/**
 * Cards that are put together to pay with. What can be paid the server says, as each way to pay in gold,
 * or as a number of cards: here it is only compared.
 */

import type { Option, Prompt, View } from "../../wire";
import type { Next } from "../board";
import { option } from "../prompt";
import { table, zone } from "./position";

const PAYS = ["ask-pay", "ask-pay-cards"];

export class Payment {
  /** The words of the cards that were put together so far. */
  chosen: string[] = $state([]);
  readonly view: View;
  readonly prompt: Prompt;

  constructor(view: View, prompt: Prompt) {
    this.view = view;
    this.prompt = prompt;
  }

  get owed(): number {
    return table(this.view).auction.owed;
  }

  get byCards(): boolean {
    return table(this.view).auction.by_cards;
  }

  /** The way to pay that costs least, if gold is owed. */
  get cheapest(): string[] | undefined {
    return table(this.view).purse?.ways[0];
  }

  /** Whether what was put together is all that is owed. */
  get complete(): boolean {
    if (this.byCards) return this.chosen.length === this.owed;
    return this.#ways.some((way) => way.length === this.chosen.length && within(this.chosen, way));
  }

  /** Whether a card can be part of what is paid. */
  fits(word: string): boolean {
    return this.byCards || this.#ways.some((way) => way.includes(word));
  }

  /**
   * Puts a card to the others, or takes it back. One card more than is owed takes the place of the one that
   * was chosen first; gold that does not go with the others is the first anew.
   */
  toggle(word: string, held: boolean): void {
    const at = this.chosen.indexOf(word);
    const more = [...this.chosen, word];
    if (held) this.chosen = this.chosen.filter((_, nth) => nth !== at);
    else if (this.byCards) this.chosen = more.slice(-this.owed);
    else this.chosen = this.#ways.some((way) => within(more, way)) ? more : [word];
  }

  /** What was refused is chosen anew. */
  refuse(action: number | null): void {
    const tried = (word: string) => option(this.prompt, "act-pay", word)?.action === action;
    if (this.chosen.some(tried)) this.chosen = [];
  }

  /** The first answer that pays with these cards, and those to the questions after it. */
  answers(cards: string[]): [Option, ...Next[]] | null {
    const action = (word: string) => option(this.prompt, "act-pay", word)?.action ?? -1;
    const [first, ...rest] = [...cards].sort((one, other) => action(other) - action(one));
    const begins = first === undefined ? undefined : option(this.prompt, "act-pay", first);
    if (!begins) return null;
    return [
      begins,
      ...rest.map(
        (word): Next =>
          (prompt) =>
            option(prompt, "act-pay", word),
      ),
    ];
  }

  get #ways(): string[][] {
    return table(this.view).purse?.ways ?? [];
  }
}

/** What the reader is to pay; null if it is something else that is asked, or somebody else. */
export function paymentOf(view: View, prompt: Prompt | null): Payment | null {
  const mine = prompt?.seat === view.observer && PAYS.includes(prompt.key);
  return mine && zone(view, "lot").size ? new Payment(view, prompt) : null;
}

/** Whether all of these cards are among those. */
function within(some: string[], all: string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
