/**
 * Sign-ins that were begun in this browser, while somebody is away at a provider. Each is known by the state that
 * comes back with whoever went, and serves once: what somebody else began, or what is over, leads nowhere here.
 */

import { fields, lasting, text } from "../storage";

const PLACE = "chapterhouse.signing-in";
const LASTS = 900_000; // milliseconds, as on the server
const MOST = 5; // the last ones: a tab each

type Waiting = [state: string, begun: { pending: string; when: number }];

function waiting(now: number): Waiting[] {
  const all = Object.entries(fields(lasting.read(PLACE))).map(([state, found]): Waiting => {
    const { pending, when } = fields(found);
    return [state, { pending: text(pending, ""), when: Number(when) || 0 }];
  });
  return all.filter(([, { pending, when }]) => pending && when <= now && now < when + LASTS);
}

function write(found: Waiting[]): void {
  lasting.write(PLACE, found.length ? Object.fromEntries(found.slice(-MOST)) : null);
}

/** Keeps what waits for whoever comes back with that state. */
export function keep(state: string, pending: string, now = Date.now()): void {
  write([...waiting(now), [state, { pending, when: now }]]);
}

/** Gives what waited for that state, once; null for nothing. */
export function take(state: string, now = Date.now()): string | null {
  const all = waiting(now);
  write(all.filter(([other]) => other !== state));
  return all.find(([other]) => other === state)?.[1].pending ?? null;
}

/** What somebody brought back, in the address: no code, if they did not agree there. */
export interface Brought {
  state: string;
  code: string | null;
  issuer: string | null;
}

export function brought(search: string): Brought | null {
  const found = new URLSearchParams(search);
  const state = found.get("state");
  return state ? { state, code: found.get("code"), issuer: found.get("iss") } : null;
}
