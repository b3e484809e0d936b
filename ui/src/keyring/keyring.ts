/** The list of tables that this browser shares with others of the same person, through the server. */

import { api, Trouble } from "../api";
import { ours } from "../base";
import * as keys from "../keys";
import { mode } from "../mode.svelte";
import * as link from "./link";
import { fitting, type List, merge, same } from "./merge";
import { renewed } from "./renew";
import { fresh, type Sealer, sealer } from "./seal";

const NONE = "no-such-keyring";
const LATER = "outdated-keyring";
const TRIES = 5; // as often as others may be first
const SOON = 1_500; // milliseconds in which changes are sent together
const EMPTY: List = { tables: {}, gone: {} };
const unanswered = (error: unknown) => error instanceof Trouble && error.code === "unreachable";

let working: Promise<void> = Promise.resolve();
let begun = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what changes here from now on, and reads what others have changed. */
export function begin(): void {
  sync().catch(() => {});
  if (begun) return;
  begun = true;
  keys.heed(() => {
    clearTimeout(timer);
    timer = setTimeout(() => sync().catch(() => {}), SOON);
  });
  document.addEventListener("visibilitychange", () => document.hidden || sync().catch(() => {}));
}

/** Makes a list of the tables of this browser; others can open it then. */
export async function make(secret = fresh()): Promise<void> {
  link.keep({ secret, revision: 0, account: false });
  await sync().catch((error) => {
    link.keep(null);
    throw error;
  });
  begin(); // once more, which finds nothing new
}

/** Opens the list of another browser of the same person, and adds the tables of this one. */
export async function join(secret: string): Promise<void> {
  const before = link.kept();
  const { revision } = await api.keyring.find(sealer(secret).place);
  link.keep({ secret, revision, account: false });
  await sync().catch((error) => {
    link.keep(before);
    throw error;
  });
  begin();
}

/** Leaves nothing of the list in this browser: all of its tables lie where the others find them. */
export async function takeOff(): Promise<void> {
  await sync();
  const held = link.kept();
  if (!held) return;
  const { place, ...seal } = sealer(held.secret);
  const { list } = await found(place, seal, held);
  link.keep(null);
  keys.drop(Object.keys(list.tables));
}

/** Shares the list no more; its tables stay here. */
export function leave(): void {
  link.keep(null);
}

/**
 * Makes the link worthless: the list is deleted, and seats open by new keys alone, that only this browser has.
 * Gives how many tables could not be asked.
 */
export async function revoke(): Promise<number> {
  const held = link.kept();
  if (held) {
    const { mark, place } = sealer(held.secret);
    await api.account.forget(mark); // whoever signs in would find nothing
    await api.keyring.drop(place);
  }
  link.keep(null);
  let failed = 0;
  const count = (error: unknown) => {
    failed += unanswered(error) ? 1 : 0;
  };
  for (const [id, { host, mine }] of keys.tables()) {
    if (host) await renewHost(id, host).catch(count);
    await renewed(id, Object.keys(mine).map(Number), api.lock, unanswered).catch(count);
  }
  return failed;
}

/** What the host of a table may do is done by a new key, too; where the answer is lost, the old one stays. */
async function renewHost(id: string, host: string): Promise<void> {
  const made = keys.fresh();
  await api.doors(id, { host, new: made });
  keys.keep(id, { host: made });
}

/** One after another: they would only be in each other's way. */
export function sync(): Promise<void> {
  working = working.catch(() => {}).then(exchange);
  return working;
}

async function exchange(): Promise<void> {
  const held = link.kept();
  if (!held || mode.offline) return;
  const { place, ...seal } = sealer(held.secret);
  for (let left = TRIES; left; left--) {
    const { list, revision } = await found(place, seal, held);
    const merged = fitting(merge(list, keys.list()));
    if (link.kept()?.secret !== held.secret) return; // this browser has left meanwhile
    keys.adopt(merged);
    if (revision && same(merged, list)) return note(held, revision);
    const text = seal.seal(JSON.stringify(merged));
    const kept = await api.keyring.keep({ place, after: revision, text }).catch(outdated);
    if (kept) return note(held, kept.revision);
  }
}

/** Keeps how far the list is, unless this browser shares another one by now. */
function note({ secret }: link.Held, revision: number): void {
  const held = link.kept();
  if (held?.secret === secret) link.keep({ ...held, revision });
}

/** What lies there; nothing, if it is new. Where it was deleted, this browser shares nothing any more. */
async function found(place: string, seal: Pick<Sealer, "open">, { revision }: link.Held) {
  try {
    const keyring = await api.keyring.find(place);
    return { list: keys.listOf(seal.open(keyring.text)), revision: keyring.revision };
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== NONE) throw error;
    if (!revision) return { list: EMPTY, revision };
    link.keep(null);
    throw error;
  }
}

function outdated(error: unknown): null {
  if (error instanceof Trouble && error.code === LATER) return null;
  throw error;
}

/** The link that opens the list elsewhere. What stands behind the # is sent nowhere. */
export function address(secret: string): string {
  return `${location.origin}${ours("/")}#${link.MARK}${secret}`;
}
