/** Scrolls to the part of the board where something is to be chosen. */

import { ceiling, uncover } from "../../house/uncover";
import { moves } from "../../settings.svelte";
import type { Part } from "./targets";

const LEAST = 899; // points: up to here the question lies over the board
const HIDDEN = 0.45; // of the height, from below, which the question may cover; it may be higher
const GAP = 4;

const TARGET = "button.target[aria-disabled=false]";

export function bring(board: HTMLElement, part: Part): void {
  const tabs = board.querySelector<HTMLElement>(".tabs");
  const shown = board.querySelector<HTMLElement>(`[data-of="${part}"]`);
  if (innerWidth > LEAST) {
    shown?.scrollIntoView({ block: "nearest" }); // in what scrolls on a low or narrow desk
    return;
  }
  if (part !== "map" && uncover()) return;
  const above = part === "map" ? board.querySelector(".bar") : shown; // whose turn it is
  const goal = tabs?.offsetParent ? tabs : above;
  if (!goal || !shown) return;
  const top = goal.getBoundingClientRect().top;
  const seen = Math.min(innerHeight * (1 - HIDDEN), innerHeight - covered());
  // Of a map all is in its frame, but tiles lie below it; of a list or grid so much that some can be chosen.
  const of = part === "map" ? "hand" : part;
  const first = board.querySelector(`[data-of="${of}"] ${TARGET}`);
  const further = first ? first.getBoundingClientRect().bottom - seen : Number.NEGATIVE_INFINITY;
  if (top >= ceiling() && further <= 0 && shown.getBoundingClientRect().bottom <= seen) return;
  scrollBy({
    top: Math.max(top - ceiling(), further) - GAP,
    behavior: moves() ? "smooth" : "auto",
  });
}

/** How high the question is that lies over the lower edge. */
function covered(): number {
  const box = document.querySelector(".prompt")?.getBoundingClientRect();
  return box && box.width > innerWidth / 2 ? box.height : 0;
}
