/**
 * The service worker: what the page itself is made of is here when the net is not, and a notice is shown
 * when the page is closed.
 *
 * It keeps files of the page and nothing else: no answer of the server, no view, no key, and no
 * address anybody was at. With a net the page is always that of the server; what it kept is shown
 * only without. The build puts in the names of the files.
 */
const FILES = __FILES__; // what the first page begins with
const BASE = new URL(".", location.href).pathname; // the folder that all our addresses begin with
const PREFIX = `chapterhouse-page${BASE.slice(0, -1)}-`;
const KEPT = PREFIX + __BUILD__;
const OFFLINE = `chapterhouse-offline${BASE.slice(0, -1)}`; // what the page itself keeps, to play without a server
const PAGE = BASE; // the one file that all addresses begin with, kept under this one

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(BASE + file, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

// A page that was just being loaded as the worker began is not taken then, and asks for it.
addEventListener("message", (event) => event.waitUntil(clients.claim()));

/** Forgets the files of earlier builds, and leaves alone what others keep at this address. */
async function forget() {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(shown(request));
  else if (request.cache === "no-store") return; // whoever asks so keeps the file
  else if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(given(request, pathname));
});

/**
 * The page as the server has it. Where no server answers, as it was kept: to play without one, with all its
 * parts, or else here.
 */
async function shown(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const whole = await caches.match(PAGE, { cacheName: OFFLINE });
    const page = whole ?? (await (await caches.open(KEPT)).match(PAGE));
    if (page) return page;
    throw trouble;
  }
}

/**
 * A file that is named after its content: as it was kept, here or to play without a server, or else from
 * the server, and then kept.
 */
async function given(request, path) {
  const cache = await caches.open(KEPT);
  const kept = (await cache.match(path)) ?? (await caches.match(path, { cacheName: OFFLINE }));
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok && file.type === "basic") await cache.put(path, file.clone());
  return file;
}

addEventListener("push", (event) => event.waitUntil(tell(event.data)));

/** Shows a notice, whatever has come: a browser that is told something has to show something. */
function tell(data) {
  let notice = {};
  try {
    notice = data.json();
  } catch {
    // nothing that can be read
  }
  const { table = "", title = "Chapterhouse", text = "" } = notice;
  const icon = `${BASE}window-192.png`;
  return registration.showNotification(title, { body: text, icon, tag: table, renotify: Boolean(table), data: table });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data));
});

/** Opens a table, where it is open already: what opens a seat there, the page alone knows. */
async function lookAt(table) {
  const path = table ? `${BASE}table/${encodeURIComponent(table)}` : BASE;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
