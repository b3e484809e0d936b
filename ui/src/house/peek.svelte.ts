/** The preview: which option is looked at, and where it lies; by pointer, focus or a long press. */

import { getContext, setContext } from "svelte";
import type { Option } from "../wire";

const LONG = 400; // milliseconds until a press is a long one

let shown: Peek | null = null;

/** The option that is looked at, in a list or on a board: whatever else stands for it is marked. */
class Pointed {
  option = $state.raw<Option | null>(null);
  #by: Element | null = null;

  at(option: Option, by: Element): void {
    this.option = option;
    this.#by = by;
  }

  leave(by = this.#by): void {
    if (by === this.#by) this.option = null;
  }
}

export const pointed = new Pointed();

/** Whether something that stands for an option is looked at. */
export function isPointed({ action }: Option): boolean {
  return action >= 0 && pointed.option?.action === action;
}

/** Of all there are on a page, one shows something at a time. */
export class Peek {
  /** The id of what shows it. */
  readonly id: string;
  option = $state.raw<Option | null>(null);
  near = $state.raw<Element | null>(null);

  constructor(id: string) {
    this.id = id;
  }

  show(option: Option, near: Element): void {
    if (shown !== this) shown?.hide();
    shown = this;
    this.option = option;
    this.near = near;
  }

  hide(near?: Element): void {
    if (near && near !== this.near) return;
    this.option = null;
    this.near = null;
  }
}

/** Ends what is shown: another question is asked. */
export function lookAway(): void {
  shown?.hide();
  pointed.leave();
}

const KEY = Symbol("peek");

export function givePeek(peek: Peek): Peek {
  return setContext(KEY, peek);
}

export function getPeek(): Peek | undefined {
  return getContext<Peek | undefined>(KEY);
}

interface Looked {
  /** Who shows it; nobody if there is nothing to show. */
  peek: Peek | undefined;
  option: Option;
}

/** Lets an element be looked at. */
export function looked(node: Element, given: Looked) {
  let { peek, option } = given;
  let timer = 0;
  let long = false;

  const show = () => {
    pointed.at(option, node);
    peek?.show(option, node);
  };
  // Later: what is taken out of the page loses its focus while the page is being changed.
  const hide = () =>
    queueMicrotask(() => {
      pointed.leave(node);
      peek?.hide(node);
    });
  const stop = () => clearTimeout(timer);

  function enter(event: Event): void {
    if ((event as PointerEvent).pointerType !== "touch") show();
  }

  /** What a finger called up stays to be read until the next touch. */
  function leave(): void {
    stop();
    if (!long) hide();
  }

  /** A click focuses too, but what was clicked need not be shown. */
  function focus(): void {
    if (node.matches(":focus-visible")) show();
  }

  function press(event: Event): void {
    long = false;
    stop();
    if (!peek || (event as PointerEvent).pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      long = true;
      show();
    }, LONG);
  }

  /** The click at the end of a long press chooses nothing. */
  function release(event: Event): void {
    stop();
    if (!long) return;
    long = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const heard: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["focus", focus],
    ["blur", hide],
    ["pointerdown", press],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["click", release],
    ["contextmenu", (event) => long && event.preventDefault()],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener, { capture: true });
  return {
    update(next: Looked) {
      ({ peek, option } = next);
      if (peek?.near === node) show();
    },
    destroy() {
      stop();
      hide();
      for (const [name, listener] of heard) {
        node.removeEventListener(name, listener, { capture: true });
      }
    },
  };
}
