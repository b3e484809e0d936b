/** Addresses: what page a path names, and how to go there. */

import { base, ours } from "./base";
import { enter } from "./over";
import { isLanguage, type Language } from "./settings.svelte";

export type Route =
  | { page: "home"; play: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; table: string | null; ply: number; observer: number | null }
  | { page: "review"; table: string | null; observer: number | null; open: boolean }
  | { page: "lesson"; game: string; name: string }
  | { page: "example"; game: string; name: string; at: number }
  | { page: "rules"; game: string; language: Language | null }
  | { page: "edition"; game: string }
  | { page: "form"; game: string }
  | { page: "owners"; game: string }
  | { page: "box"; id: string }
  | { page: "results"; league: string }
  | { page: "showcase"; game: string }
  | { page: "signed-in" }
  | { page: "tournament"; id: string | null }
  | { page: "lost" };

export function read(address: URL): Route {
  const [page = "", first = "", second = "", ...rest] = address.pathname
    .slice(base.length)
    .split("/");
  if (rest.length) return { page: "lost" };
  if (!page) return { page: "home", play: address.searchParams.get("play") };
  if (page === "replay" && !first) return replay(address.searchParams);
  if (page === "signed-in" && !first) return { page };
  if (page === "review" && !first) return review(address.searchParams);
  if (page === "tournament" && !second) return { page, id: first || null };
  if (!first) return { page: "lost" };
  if (page === "rules") {
    return { page, game: first, language: isLanguage(second) ? second : null };
  }
  if (page === "learn") return { page: "lesson", game: first, name: second || "first" };
  if (page === "example" && second) {
    return { page, game: first, name: second, at: whole(address.searchParams, "at") };
  }
  if (page === "edition" && (second === "form" || second === "owners")) {
    return { page: second, game: first };
  }
  if (second) return { page: "lost" };
  if (page === "box") return { page, id: first };
  if (page === "table") return { page, id: first };
  if (page === "results") return { page, league: first };
  if (page === "edition") return { page, game: first };
  if (page === "showcase" || page === "gallery") return { page: "showcase", game: first };
  return { page: "lost" };
}

/** The table that a page is about, if it is about one. */
export function tableOf(route: Route): string | null {
  if (route.page === "table") return route.id;
  return route.page === "replay" || route.page === "review" ? route.table : null;
}

function replay(search: URLSearchParams): Route {
  const observer = search.has("seat") ? whole(search, "seat") : null;
  return { page: "replay", table: search.get("table"), ply: whole(search, "ply"), observer };
}

function review(search: URLSearchParams): Route {
  const observer = search.has("seat") ? whole(search, "seat") : null;
  const open = search.get("open") === "1";
  return { page: "review", table: search.get("table"), observer, open };
}

function whole(search: URLSearchParams, name: string): number {
  return Math.max(Math.trunc(Number(search.get(name))) || 0, 0);
}

/** A part of an address without its escapes; as it stands, if it has broken ones. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to a page of ours; with `stay` it takes the place of this one in the history. */
export function go(path: string, stay = false): void {
  const to = path.startsWith("/") ? ours(path) : path;
  enter(to, stay, () => {
    dispatchEvent(new PopStateEvent("popstate"));
    if (!stay) scrollTo(0, 0);
  });
}

/** Lets plain clicks on links to our own pages change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  if (link.origin !== location.origin || !link.pathname.startsWith(base)) return;
  const inPage = link.pathname === location.pathname && link.search === location.search;
  if (inPage && link.hash) return;
  event.preventDefault();
  go(link.href);
}
