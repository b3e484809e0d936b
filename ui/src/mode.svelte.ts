/** Whether this tab plays without a server. */

import { base, ours } from "./base";
import { passing } from "./storage";

const PLACE = "chapterhouse.offline";

/** Where what that needs is kept, and the list of it, which is kept last. */
export const CACHE = `chapterhouse-offline${base.slice(0, -1)}`;
export const LIST = ours("/offline.json");

/** Whether this browser can keep it: it does so for pages that came by a safe line. */
export const possible = globalThis.isSecureContext === true && "caches" in globalThis;

class Mode {
  /** Whether what is asked for goes to the host in this browser. */
  offline = $state(possible && passing.read(PLACE) === true);
  /** Whether that host is being started. */
  starting = $state(false);

  play(offline: boolean): void {
    this.offline = offline && possible;
    passing.write(PLACE, this.offline || null);
  }
}

export const mode = new Mode();

/** Whether all that playing without a server needs is here. */
export async function isKept(): Promise<boolean> {
  if (!possible) return false;
  return Boolean(await caches.match(LIST, { cacheName: CACHE }).catch(() => null));
}
