/** What playing without a server needs: which files, whether they are here, and how they come. */

import { Trouble } from "../api";
import { CACHE, LIST } from "../mode.svelte";
import { words } from "../words";

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

/** What is here; if nothing is, what the server has. */
export async function files(): Promise<Files> {
  const kept = await caches.match(LIST, { cacheName: CACHE });
  return kept ? kept.json() : wanted();
}

/** What the server has. Throws a `Trouble` where it does not answer, or has nothing. */
export async function wanted(): Promise<Files> {
  const answer = await fetched(LIST);
  if (answer.ok) return answer.json();
  throw trouble("offline-none");
}

/** Fetches, past all that is kept. Throws a `Trouble` where nobody answers. */
async function fetched(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: "no-store" });
  } catch {
    throw trouble("trouble-unreachable");
  }
}

function trouble(code: string): Trouble {
  return new Trouble({ code, text: words.text(code) });
}

/**
 * Fetches all files that are not here yet; tells how far that is, from 0 to 1. Their list is kept last:
 * whoever finds one has all that it names.
 */
export async function fetchAll(tell: (share: number) => void = () => {}): Promise<void> {
  const list = await wanted();
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
  await cache.put(LIST, new Response(JSON.stringify(list)));
  await forget(cache, [LIST, ...Object.keys(list.sizes)]);
}

async function fetchOne(cache: Cache, path: string, count: (bytes: number) => void): Promise<void> {
  const { ok, body, headers } = await fetched(path);
  if (!ok || !body) throw trouble("trouble-server");
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, on) {
      count(part.byteLength);
      on.enqueue(part);
    },
  });
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) kept.delete(name); // it is unpacked
  try {
    await cache.put(path, new Response(body.pipeThrough(counted), { headers: kept }));
  } catch {
    throw trouble("trouble-unreachable"); // the line was cut, or there is no room
  }
}

/** Forgets files of earlier builds. */
async function forget(cache: Cache, stay: string[]): Promise<void> {
  for (const request of await cache.keys()) {
    if (!stay.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Fetches what a newer server has otherwise. */
export async function refresh(): Promise<void> {
  const [kept, fresh] = [await files(), await wanted()];
  if (JSON.stringify(kept) !== JSON.stringify(fresh)) await fetchAll();
}
