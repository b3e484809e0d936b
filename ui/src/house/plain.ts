/** Whoever learns reads why, in words; the numbers of rules stand behind a sign. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("plain");

/** From here on rules are told by their words alone. */
export function speakPlainly(): void {
  setContext(KEY, true);
}

export function isPlain(): boolean {
  return getContext(KEY) === true;
}
