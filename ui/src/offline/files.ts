/** What playing without a server needs: which files, whether they are here, and how they come. */

import { base } from "../base";
import { CACHE, LIST } from "../mode.svelte";
import { NoHost } from "./no-host";

const PAGE = base; // the one file that all addresses begin with, as in worker.js
const FETCHING = "chapterhouse.files"; // the name of a lock: one tab at a time fetches them

/** The files of a build, as scripts/offline lists them. */
export interface Files {
  /** The folder of Pyodide, and the archive with our Python. */
  folder: string;
  python: string;
  /** How many bytes come over the net, compressed. */
  transfer: number;
  /** How large each file is, unpacked. */
  sizes: Record<string, number>;
}

/**
 * What is here for a page, by one of its own files: with Python of another build it does not go together.
 * What is missing is fetched. Throws NoHost where that cannot be, or the server has another page.
 */
export async function files(own: string): Promise<Files> {
  const list = await kept();
  if (list && own in list.sizes) return list;
  const fresh = await fetchAll();
  if (own in fresh.sizes) return fresh;
  throw new NoHost("offline-broken");
}

/** The list of what is here. */
async function kept(): Promise<Files | undefined> {
  const found = await caches.match(LIST, { cacheName: CACHE });
  return found?.json();
}

/** What the server has. Throws NoHost where it does not answer, or has nothing. */
export async function wanted(): Promise<Files> {
  const answer = await fetched(LIST);
  if (answer.ok) return answer.json();
  throw new NoHost("offline-none");
}

/** Fetches, past all that is kept. Throws NoHost where nobody answers. */
async function fetched(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: "no-store" });
  } catch {
    throw new NoHost("trouble-unreachable");
  }
}

type Tell = (share: number) => void;

/** Fetches all files that are not here yet; tells how far that is, from 0 to 1. Throws NoHost. */
export async function fetchAll(tell: Tell = () => {}): Promise<Files> {
  return navigator.locks.request(FETCHING, () => fetchMissing(tell));
}

/**
 * The list is kept last: whoever finds one has all that it names. A renewal that is cut leaves what was as it
 * was; one that is not leaves the files of the build before to those who are at it, until the next.
 */
async function fetchMissing(tell: Tell): Promise<Files> {
  const [before, list] = [await kept(), await wanted()];
  const cache = await caches.open(CACHE);
  const sizes = Object.entries(list.sizes);
  const all = sizes.reduce((sum, [, size]) => sum + size, 0);
  let have = 0;
  const count = (bytes: number) => {
    have += bytes;
    tell(Math.min(have / all, 1));
  };
  for (const [path, size] of sizes) {
    if (await cache.match(path)) count(size);
    else await fetchOne(cache, path, count);
  }
  await fetchPage(cache, list);
  await cache.put(LIST, new Response(JSON.stringify(list)));
  await forget(cache, { ...before?.sizes, ...list.sizes });
  return list;
}

async function fetchOne(cache: Cache, path: string, count: (bytes: number) => void): Promise<void> {
  const { ok, body, headers } = await fetched(path);
  if (!ok || !body) throw new NoHost("trouble-server");
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, on) {
      count(part.byteLength);
      on.enqueue(part);
    },
  });
  try {
    await cache.put(path, new Response(body.pipeThrough(counted), { headers: unpacked(headers) }));
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new NoHost(full ? "offline-full" : "trouble-unreachable"); // or the line was cut
  }
}

/** Fetches the page to which they belong, not one of a server that was exchanged meanwhile. */
async function fetchPage(cache: Cache, { sizes }: Files): Promise<void> {
  const answer = await fetched(PAGE);
  const page = await answer.text();
  const parts = page.match(/\/[^"]*assets\/[^"]+/g) ?? [];
  const fits = answer.ok && parts.length > 0 && parts.every((path) => path in sizes);
  if (!fits) throw new NoHost("trouble-server");
  await cache.put(PAGE, new Response(page, { headers: unpacked(answer.headers) }));
}

function unpacked(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  return kept;
}

/** Forgets the files of earlier builds. */
async function forget(cache: Cache, sizes: Files["sizes"]): Promise<void> {
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (![LIST, PAGE].includes(path) && !(path in sizes)) await cache.delete(request);
  }
}

/** Asks the browser to keep files and tables even where room becomes scarce; it may ask the reader. */
export function stay(): void {
  navigator.storage?.persist?.().catch(() => {});
}
