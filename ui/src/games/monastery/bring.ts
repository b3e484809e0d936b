/** Scrolls to the part of the board where something is to be chosen. */

import { moves } from "../../settings.svelte";
import type { Part } from "./targets";

const LEAST = 899; // points: up to here the question lies over the board
const HIDDEN = 0.45; // of the height, from below, which the question may cover
const GAP = 4;

export function bring(board: HTMLElement, part: Part): void {
  const tabs = board.querySelector<HTMLElement>(".tabs");
  const shown = board.querySelector<HTMLElement>(`[data-of="${part}"]`);
  if (innerWidth > LEAST) {
    shown?.scrollIntoView({ block: "nearest" }); // in what scrolls on a low or narrow desk
    return;
  }
  const above = part === "map" ? board.querySelector(".bar") : shown; // whose turn it is
  const goal = tabs?.offsetParent ? tabs : above;
  if (!goal || !shown) return;
  const top = goal.getBoundingClientRect().top;
  const seen = innerHeight * (1 - HIDDEN);
  if (top >= 0 && shown.getBoundingClientRect().bottom <= seen) return;
  // Of a map all is in its frame; of a long list or grid so much that something can be chosen.
  const first = part === "map" ? null : shown.querySelector("button.target[aria-disabled=false]");
  const further = first ? first.getBoundingClientRect().bottom - seen : 0;
  scrollBy({ top: Math.max(top, further) - GAP, behavior: moves() ? "smooth" : "auto" });
}
