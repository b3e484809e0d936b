/**
 * What lies over the page, such as a sheet: "back" closes the last that was opened, before it leaves the page.
 *
 * Each has an entry of its own in the history, which goes with it however it is closed.
 */

interface Cover {
  close: () => void;
}

const covers: Cover[] = [];
let left: (() => void)[] | null = null; // what waits until the entry of what was closed is left

/** How many things lay over the page when its present entry came to be. */
function depth(): number {
  return Number((history.state as { over?: number } | null)?.over) || 0;
}

/** Does it at once, or as soon as the entry of what was closed is left. */
function settled(act: () => void): void {
  if (left) left.push(act);
  else act();
}

/** Notes that something was opened, and how it is closed; gives what notes that it was. */
export function over(close: () => void): () => void {
  const cover = { close };
  covers.push(cover);
  settled(() => {
    if (!covers.includes(cover)) return;
    history.scrollRestoration = "manual"; // to close it moves nothing
    history.pushState({ over: covers.indexOf(cover) + 1 }, "");
  });
  return () => {
    const at = covers.indexOf(cover);
    if (at < 0) return;
    covers.splice(at, 1);
    settled(() => {
      if (depth() <= covers.length) return;
      left = [];
      history.go(covers.length - depth());
    });
  };
}

/** Goes to another page; it takes the place of what lies over this one, or with `stay` of this one. */
export function enter(address: string, stay: boolean, then: () => void): void {
  settled(() => {
    const covered = covers.length > 0;
    if (stay) history.replaceState(history.state, "", address);
    else if (covered) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    if (covered && !stay) {
      covers.length = 0; // they go with the page
      history.scrollRestoration = "auto";
    }
    then();
  });
}

function move({ isTrusted }: Event): void {
  if (!isTrusted) return; // from one of our pages to another
  const waiting = left;
  left = null;
  // Where we went back ourselves, what was opened meanwhile has no entry yet.
  while (!waiting && covers.length > depth()) covers.pop()?.close();
  if (!covers.length) history.scrollRestoration = "auto";
  if (depth() > covers.length) {
    // Forward, or after the page was loaded anew, comes an entry of what lies there no more.
    left = waiting ?? [];
    history.go(covers.length - depth());
  } else for (const act of waiting ?? []) settled(act);
}

addEventListener("popstate", move);
if (depth()) {
  left = [];
  history.go(-depth());
}
