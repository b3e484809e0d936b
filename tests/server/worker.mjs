// The service worker without a browser: what it does with requests, with a net and without.
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

const source = await readFile(new URL("../../ui/worker.js", import.meta.url), "utf-8");
const ORIGIN = "https://table.example.org";
const stores = new Map(JSON.parse(await text(process.stdin)).map((name) => [name, new Map()]));
const listeners = {};
let online = true;
const fetched = [];
const done = []; // what was shown, and opened
const windows = [];
let taken = 0; // times that all pages were taken

const path = (request) => (typeof request === "string" ? request : new URL(request.url).pathname);
const fetch = async (request) => {
  fetched.push(path(request));
  if (!online) throw new TypeError("no net");
  return { ok: true, type: "basic", body: `server ${path(request)}`, clone() { return this; } };
};
const cache = (kept) => ({
  addAll: async (requests) => {
    for (const request of requests) kept.set(path(request), await fetch(request));
  },
  match: async (request) => kept.get(path(request)),
  put: async (request, answer) => kept.set(path(request), answer),
});
const world = {
  addEventListener: (type, listener) => (listeners[type] = listener),
  caches: {
    open: async (name) => cache(stores.get(name) ?? stores.set(name, new Map()).get(name)),
    keys: async () => [...stores.keys()],
    match: async (request, { cacheName }) => stores.get(cacheName)?.get(path(request)),
    delete: async (name) => stores.delete(name),
  },
  clients: {
    claim: async () => { taken += 1; },
    matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (path) => done.push(`open ${path}`),
  },
  registration: { showNotification: async (title, more) => done.push([title, more]) },
  skipWaiting: () => {},
  location: new URL(`${ORIGIN}/worker.js`),
  Request: function (url) { this.url = ORIGIN + url; },
  fetch,
};
const filled = source.replace("__FILES__", '["", "assets/a.js"]').replace("__BUILD__", '"now"');
new Function(...Object.keys(world), filled)(...Object.values(world));

const run = async (type) => {
  let work;
  listeners[type]({ waitUntil: (promise) => (work = promise) });
  await work;
};
const ask = async (url, rest = {}) => {
  let answer = "not touched";
  const request = { url: url.startsWith("/") ? ORIGIN + url : url, method: "GET", mode: "cors", ...rest };
  listeners.fetch({ request, respondWith: (given) => (answer = given) });
  return answer === "not touched" ? answer : answer.then(({ body }) => body, () => "no net");
};
await run("install");
await run("activate");
await run("message");
const NAVIGATE = { mode: "navigate" };
const asked = [
  ["/table/x#code", NAVIGATE], ["/assets/a.js"], ["/assets/b.js"], ["/assets/d.js"], ["/api/games"],
  ["/api/tables/x/record", { headers: { authorization: "Bearer k" } }], ["/worker.js"], ["/"],
  ["/assets/a.js", { method: "POST" }], ["/assets/c.js", { cache: "no-store" }], ["https://elsewhere.example/assets/a.js"],
];
const answers = async () => {
  const found = [];
  for (const [url, rest] of asked) found.push(await ask(url, rest));
  return found;
};
const whole = stores.get("chapterhouse-offline");
whole.set("/assets/d.js", { body: "kept /assets/d.js" });
const withNet = await answers();
online = false;
const without = await answers();
whole.set("/", { body: "whole /" });
const [played] = await answers();
whole.delete("/");
const kept = [...stores].map(([name, files]) => [name, [...files.keys()]]);

/** What comes while the page is closed, and what is pressed then. */
const event = async (type, given) => {
  let work;
  listeners[type]({ ...given, waitUntil: (promise) => (work = promise) });
  await work;
};
const told = { table: "x/../y", title: "It is your turn", text: "Biblios with Ann" };
await event("push", { data: { json: () => told } });
await event("push", { data: null });
const pressed = { notification: { data: told.table, close: () => done.push("close") } };
await event("notificationclick", pressed);
windows.push(`${ORIGIN}/`, `${ORIGIN}/table/x%2F..%2Fy`);
await event("notificationclick", pressed);
console.log(JSON.stringify({ taken, withNet, without, played, kept, done }));
