/** The page as an app: kept for when there is no net, and exchanged when the server has a newer one. */

import { base, ours } from "./base";
import { isKept, mode } from "./mode.svelte";
import { passing } from "./storage";

const WORKER = ours("/worker.js");
const FILES = ours("/assets/");
const PLACE = "chapterhouse.renewed";
const OFTEN = 600_000; // milliseconds for which nobody asks again
const LATER = 60_000; // when to try again, where somebody is busy
/** This build, by the name of its own script. */
export const BUILD = new URL(import.meta.url).pathname;

let asked = 0;

/** Lets the browser keep the page; where it does not, the page is as good, but needs a net. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener("controllerchange", handOver, { once: true });
  }
  serviceWorker.register(WORKER).catch(() => {});
  serviceWorker.ready.then(({ active }) => serviceWorker.controller ?? active?.postMessage("take"));
  addEventListener("load", () => renewKept().catch(() => {}), { once: true });
}

/** What was loaded to play without a server is kept as the server has it now. */
async function renewKept(): Promise<void> {
  if (await isKept()) await (await import("./offline/files")).fetchAll();
}

/** What was loaded before the worker was there is fetched once more, so that it is kept. */
function handOver(): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  for (const { pathname } of loaded) {
    if (pathname.startsWith(FILES)) fetch(pathname).catch(() => {});
  }
}

/** Whether the server has another page than this one; not if it does not answer. */
async function outdated(): Promise<boolean> {
  const answer = await fetch(base, { cache: "no-store" }).catch(() => null);
  return Boolean(answer?.ok) && !(await answer?.text())?.includes(BUILD);
}

/** Whether somebody would lose what they wrote, or have open. */
function busy(): boolean {
  const written = document.querySelectorAll<HTMLTextAreaElement>("textarea, form input");
  return Boolean(document.querySelector("dialog[open]")) || [...written].some(({ value }) => value);
}

/**
 * Loads the page anew if the server has a newer one: an old page would talk with a server that it
 * does not know. Once for each page, should the newer one not come. Who plays without a server gets it when
 * all is here that goes with it.
 */
export async function catchUp(soon = false): Promise<void> {
  if (!import.meta.env.PROD || passing.read(PLACE) === BUILD) return;
  if (!soon && Date.now() < asked + OFTEN) return;
  asked = Date.now();
  if (!(await outdated())) return;
  if (mode.offline && !(await renewed())) return;
  if (busy()) {
    setTimeout(catchUp, LATER, true);
    return;
  }
  reload();
}

/** Loads the page anew, if that was not tried before for this one; tells whether it does. */
export function reload(): boolean {
  if (passing.read(PLACE) === BUILD) return false;
  passing.write(PLACE, BUILD);
  location.reload();
  return true;
}

function renewed(): Promise<boolean> {
  return renewKept().then(
    () => true,
    () => false,
  );
}
