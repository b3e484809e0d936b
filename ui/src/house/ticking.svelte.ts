/** The time as a clock on the page shows it: read anew when what is written there changes, and no sooner. */

import { type Heard, left, untilNext } from "./clock";

/** Begins to tick where a component begins, as long as a time runs. */
export function ticking(heard: () => Heard | null): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const clocks = heard();
    const running = clocks?.told.running ?? null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      now = performance.now();
      if (clocks === null || running === null) return;
      const rest = left(clocks, running, now) ?? 0;
      if (rest > 0) timer = setTimeout(read, untilNext(rest));
    };
    read();
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
