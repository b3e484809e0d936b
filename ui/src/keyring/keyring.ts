/** What this browser has keys to, as it shares it with others of the same person, through the server. */

import { api, wasWrong } from "../api";
import { ours } from "../base";
import { mode } from "../mode.svelte";
import { heed } from "../shared";
import * as exchange from "./exchange";
import * as link from "./link";
import { fitting, type List, merge, same } from "./merge";
import { fresh, type Sealer, sealer } from "./seal";
import { settle } from "./settle";
import * as whole from "./whole";

const TRIES = 5; // as often as others may be first
const SOON = 1_500; // milliseconds in which changes are sent together
const EMPTY: List = { tables: {}, leagues: {}, tournaments: {}, gone: {} };

/** Whether the list is deleted. */
export const isGone = (error: unknown) => wasWrong(error, "no-such-keyring");

let working: Promise<void> = Promise.resolve();
let begun = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what changes here from now on, and reads what others have changed. */
export function begin(): void {
  sync().catch(() => {});
  if (begun) return;
  begun = true;
  heed(() => {
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

/** Leaves nothing of the list in this browser: all that is in it lies where the others find it. */
export async function takeOff(): Promise<void> {
  await sync();
  const held = link.kept();
  if (!held) return;
  const { place, ...seal } = sealer(held.secret);
  const { list } = await found(place, seal, held);
  link.keep(null);
  whole.drop(list);
}

/** Shares the list no more; its tables stay here. */
export function leave(): void {
  link.keep(null);
}

/**
 * Makes the link worthless: the list is deleted, and all that was in it opens by new keys alone, that only this browser
 * has. What is to be done is written down first. Gives how much of it the server has not answered yet.
 */
export async function revoke(): Promise<number> {
  const held = link.kept();
  exchange.begin([...(held ? ended(held.secret) : []), ...exchange.everything()]);
  link.keep(null); // new keys are sent there no more
  return settle();
}

/** What ends with a list: an account that leads there (whoever signs in would find nothing), and the list itself. */
function ended(secret: string): exchange.Exchange[] {
  const { mark, place } = sealer(secret);
  return [
    { what: "account", id: mark, old: "", made: "" },
    { what: "list", id: place, old: "", made: "" },
  ];
}

/** One after another: they would only be in each other's way. */
export function sync(): Promise<void> {
  working = working.catch(() => {}).then(exchanged);
  return working;
}

async function exchanged(): Promise<void> {
  const held = link.kept();
  if (!held || mode.offline) return;
  const { place, ...seal } = sealer(held.secret);
  for (let left = TRIES; left; left--) {
    const { list, revision } = await found(place, seal, held);
    const merged = fitting(merge(list, whole.list()));
    if (link.kept()?.secret !== held.secret) return; // this browser has left meanwhile
    whole.adopt(merged);
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
    return { list: whole.listOf(seal.open(keyring.text)), revision: keyring.revision };
  } catch (error) {
    if (!isGone(error)) throw error;
    if (!revision) return { list: EMPTY, revision };
    link.keep(null);
    throw error;
  }
}

function outdated(error: unknown): null {
  if (wasWrong(error, "outdated-keyring")) return null;
  throw error;
}

/** The link that opens the list elsewhere. What stands behind the # is sent nowhere. */
export function address(secret: string): string {
  return `${location.origin}${ours("/")}#${link.MARK}${secret}`;
}
