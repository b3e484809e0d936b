/** Scrolls to the part of the board where something is to be chosen. */

import { ceiling, makeRoom, uncover } from "../../house/uncover";
import { atDesk } from "../../layouts";
import { moves } from "../../settings.svelte";
import type { Part } from "./targets";

const HIDDEN = 0.45; // of the height, from below, which the question may cover; it may be higher
const GAP = 4;

const TARGET = "button.target[aria-disabled=false]";

export function bring(board: HTMLElement, part: Part): void {
  const tabs = board.querySelector<HTMLElement>(".tabs");
  const shown = board.querySelector<HTMLElement>(`[data-of="${part}"]`);
  if (atDesk()) {
    shown?.scrollIntoView({ block: "nearest" }); // in what scrolls on a low or narrow desk
    return;
  }
  if (part !== "map" && uncover()) return;
  makeRoom();
  const above = part === "map" ? board.querySelector(".bar") : shown; // whose turn it is
  const goal = tabs?.offsetParent ? tabs : above;
  if (!goal || !shown) return;
  const top = goal.getBoundingClientRect().top;
  const question = document.querySelector(".prompt")?.getBoundingClientRect();
  const beside = question !== undefined && question.width <= innerWidth / 2;
  const over = Math.max(innerHeight * HIDDEN, question?.height ?? 0);
  const seen = beside ? innerHeight : innerHeight - over;
  const frame = shown.getBoundingClientRect();
  // Of a map all is in its frame, but tiles lie below it; of a list or grid so much that some can be chosen.
  const further = chosen(board, part === "map" ? "hand" : part).slice(0, 1);
  // Beside a question there is room for all of the frame, or nearly so.
  const all = beside ? chosen(board, part) : [];
  const inside = all.map((bottom) => Math.min(bottom, frame.bottom));
  const below = Math.max(...further, ...inside) - seen;
  if (top >= ceiling() && below <= 0 && frame.bottom <= seen) return;
  scrollBy({
    top: Math.max(top - ceiling() - GAP, below + GAP),
    behavior: moves() ? "smooth" : "auto",
  });
}

/** The lower edges of what can be chosen in a part of the board and is shown. */
function chosen(board: HTMLElement, part: Part | "hand"): number[] {
  const targets = [...board.querySelectorAll(`[data-of="${part}"] ${TARGET}`)];
  const shown = targets.filter((target) => target.getClientRects().length > 0);
  return shown.map((target) => target.getBoundingClientRect().bottom);
}
