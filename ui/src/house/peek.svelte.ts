/** What is looked at, an option or a thing, and where it lies; by pointer, focus or a long press. */

import { getContext, setContext, untrack } from "svelte";
import type { Option, Passage } from "../wire";

const LONG = 400; // milliseconds until a press is a long one
const REST = 250; // until a pointer rests on a thing, and is not on its way
const AWAY = 250; // until a pointer has gone elsewhere, and not into what is told

/** What is told of a thing: what it is, how it stands, and what it is for. */
export interface Told {
  /** Its word, where the board shows more of it elsewhere. */
  word?: string;
  name: string;
  /** Whether it is told of before what can be chosen there. */
  first?: boolean;
  lines?: string[];
  entries?: Passage[];
}

interface Seen {
  option?: Option | undefined;
  told?: Told | undefined;
}

let shown: Peek | null = null;

/** What is looked at, in a list or on a board: whatever else stands for the option is marked. */
class Pointed {
  option = $state.raw<Option | null>(null);
  told = $state.raw<Told | null>(null);
  #by: Element | null = null;

  at({ option, told }: Seen, by: Element): void {
    this.option = option ?? null;
    this.told = told ?? null;
    this.#by = by;
  }

  leave(by = this.#by): void {
    if (by === this.#by) this.option = this.told = null;
  }
}

export const pointed = new Pointed();

/** Whether something that stands for an option is looked at. */
export function isPointed({ action }: Option): boolean {
  return pointed.option?.action === action;
}

/** Of all there are on a page, one shows something at a time. */
export class Peek {
  /** The id of what shows it. */
  readonly id: string;
  option = $state.raw<Option | null>(null);
  told = $state.raw<Told | null>(null);
  near = $state.raw<Element | null>(null);
  #timer = 0;

  constructor(id: string) {
    this.id = id;
  }

  show({ option, told }: Seen, near: Element): void {
    if (shown !== this) shown?.hide();
    this.stay();
    shown = this;
    this.option = option ?? null;
    this.told = told ?? null;
    this.near = near;
  }

  hide(near?: Element): void {
    if (near && near !== this.near) return;
    this.stay();
    this.option = this.told = this.near = null;
  }

  /** Hides it in a moment, unless the pointer or the focus goes into it, or the focus is there. */
  leave(near = this.near): void {
    if (!near || near !== this.near) return;
    this.stay();
    if (document.getElementById(this.id)?.contains(document.activeElement)) return;
    this.#timer = window.setTimeout(() => this.hide(near), AWAY);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  /** Goes on to what is told, for whoever reads by keys; whether there is a link there. */
  enter(): boolean {
    const link = document.getElementById(this.id)?.querySelector("a");
    link?.focus();
    return Boolean(link);
  }
}

/** Ends what is shown of an option: another question is asked. */
export function lookAway(): void {
  if (untrack(() => shown?.option)) shown?.hide();
  pointed.leave();
}

/** Whether something is told of what has the focus, and not only of what a pointer rests on. */
export function reads(): boolean {
  return Boolean(shown?.near?.contains(document.activeElement));
}

const KEY = Symbol("peek");

export function givePeek(peek: Peek): Peek {
  return setContext(KEY, peek);
}

export function getPeek(): Peek | undefined {
  return getContext<Peek | undefined>(KEY);
}

interface Looked extends Seen {
  /** Who shows it; nobody if there is nothing to show. */
  peek: Peek | undefined;
}

/** An action for the things of a board: each is told of by its own words. */
export function tells() {
  const peek = getPeek();
  return (node: HTMLElement | SVGElement, told: Told | undefined) => {
    const { update, destroy } = looked(node, { peek, told });
    return { update: (next: Told | undefined) => update({ peek, told: next }), destroy };
  };
}

let moved = [0, 0]; // where the pointer was moved last
addEventListener("pointermove", ({ clientX, clientY }) => (moved = [clientX, clientY]), true);

/** Whether the pointer lies where it was, and something came below it. */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return clientX === moved[0] && clientY === moved[1];
}

const ACTS = "a, button, [role=button]"; // what a press already does something with

/** Lets an element be looked at. */
export function looked(node: HTMLElement | SVGElement, given: Looked) {
  let { peek, option, told } = given;
  let timer = 0;
  let long = false;
  let came = false; // whether it came below a pointer that has not been moved since
  const acts = node.matches(ACTS);

  const show = () => {
    if (!option && !told) return;
    pointed.at({ option, told }, node);
    peek?.show({ option, told }, node);
  };
  // Later: what is taken out of the page loses its focus while the page is being changed.
  const hide = () =>
    queueMicrotask(() => {
      pointed.leave(node);
      peek?.leave(node);
    });
  const stop = () => clearTimeout(timer);
  /** Whether nothing within it can be looked at itself. */
  const innermost = (event: Event) => (event.target as Element).closest("[data-looked]") === node;

  function enter(event: Event): void {
    if (event.target !== node || (event as PointerEvent).pointerType === "touch") return;
    came = rests(event as PointerEvent);
    if (!came) point();
  }

  function point(): void {
    if (option || peek?.near) show();
    else timer = window.setTimeout(show, REST);
  }

  function move(): void {
    if (came) point();
    came = false;
  }

  /** What a finger called up stays to be read until the next touch. */
  function leave(event: Event): void {
    if (event.target !== node) return;
    came = false;
    stop();
    if (!long) hide();
  }

  /** A click focuses too, but what was clicked need not be shown. */
  function focus(event: Event): void {
    if (event.target === node && node.matches(":focus-visible")) show();
  }

  function blur(event: Event): void {
    if (event.target === node) hide();
  }

  function press(event: Event): void {
    long = false;
    stop();
    if (!innermost(event) || (event as PointerEvent).pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      long = true;
      show();
    }, LONG);
  }

  /**
   * The click at the end of a long press chooses nothing; where a press does nothing else, it shows, and
   * what is chosen need not be told of any more.
   */
  function release(event: Event): void {
    stop();
    if (!long && !acts && innermost(event)) show();
    if (!long && acts && option?.rule === null) peek?.hide(node);
    if (!long) return;
    long = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function key(event: Event): void {
    if (acts || !innermost(event) || (event as KeyboardEvent).key !== "Enter") return;
    show();
    if (peek?.enter()) event.preventDefault();
  }

  /** Whatever can be told of can have the focus, and is described by what is told. */
  function mark(): void {
    if (!peek || !(option || told)) return;
    node.dataset.looked = "";
    if (!told) return;
    if (!node.hasAttribute("tabindex") && !acts) node.tabIndex = -1;
    node.setAttribute("aria-describedby", peek.id);
  }
  mark();

  const heard: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointermove", move],
    ["pointerleave", leave],
    ["focus", focus],
    ["blur", blur],
    ["pointerdown", press],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["click", release],
    ["keydown", key],
    ["contextmenu", (event) => long && event.preventDefault()],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener, { capture: true });
  return {
    update(next: Looked) {
      ({ peek, option, told } = next);
      mark();
      if (peek?.near !== node) return;
      if (option || told) show();
      else peek.hide();
    },
    destroy() {
      stop();
      queueMicrotask(() => {
        pointed.leave(node);
        peek?.hide(node);
      });
      for (const [name, listener] of heard) {
        node.removeEventListener(name, listener, { capture: true });
      }
    },
  };
}
