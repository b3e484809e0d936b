/** Scrolls to the part of the board where something is to be chosen. */

import { ceiling, uncover } from "../../house/uncover";
import { atDesk } from "../../layouts";
import { moves } from "../../settings.svelte";
import type { Part } from "./targets";

const HIDDEN = 0.45; // of the height, from below, which the question may cover

export function bring(board: HTMLElement, part: Part): void {
  const tabs = board.querySelector<HTMLElement>(".tabs");
  const shown = board.querySelector<HTMLElement>(`[data-of="${part}"]`);
  if (atDesk()) {
    shown?.scrollIntoView({ block: "nearest", behavior: moves() ? "smooth" : "auto" }); // on a low desk
    return;
  }
  const goal = tabs?.offsetParent ? tabs : shown;
  if (!goal || !shown) return;
  const top = goal.getBoundingClientRect().top;
  const bottom = shown.getBoundingClientRect().bottom;
  if (top >= ceiling() && bottom <= innerHeight * (1 - HIDDEN)) return;
  if (!uncover()) goal.scrollIntoView({ block: "start", behavior: moves() ? "smooth" : "auto" });
}
