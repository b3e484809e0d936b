/** On a small screen, what can be chosen on the board is in sight, and not under the question. */

import { tick } from "svelte";
import { moves } from "../settings.svelte";

const ASKED = "section.board :is(.target, [role=button])[aria-disabled=false]";
const MOST = 899; // points: in a wider window the table has a frame of its own
const GAP = 4;

/** What is seen of each place where something can be chosen: its upper and its lower edge. */
function seen(): [top: number, bottom: number][] {
  return [...document.querySelectorAll(ASKED)].flatMap((place) => {
    const box = place.getBoundingClientRect();
    const frame = (place.closest("[data-frame]") ?? place).getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return top < bottom ? [[top, bottom]] : [];
  });
}

/** Scrolls as far as it must; where there is not room for all, what stands first is seen. */
export function uncover(): void {
  const question = document.querySelector(".prompt")?.getBoundingClientRect();
  const places = seen();
  if (!question || innerWidth > MOST || !places.length) return;
  const edge = question.width > innerWidth / 2 ? question.top : innerHeight; // it may stand beside
  const above = Math.min(...places.map(([top]) => top)) - GAP;
  const below = Math.max(...places.map(([, bottom]) => bottom)) + GAP - edge;
  const top = below > 0 ? Math.min(above, below) : Math.min(0, Math.max(above, below));
  if (Math.abs(top) > GAP) scrollBy({ top, behavior: moves() ? "smooth" : "auto" });
}

/** A list that is unfolded below the question is seen with the line above it, and the board as before. */
export function unfolding(list: HTMLElement): void {
  const question = list.closest<HTMLElement>(".prompt");
  if (!question) return;
  const { top, bottom } = question.getBoundingClientRect();
  const line = (list.previousElementSibling ?? list).getBoundingClientRect();
  const below = list.getBoundingClientRect().bottom - bottom;
  question.scrollTop += Math.max(0, Math.min(below, line.top - top - GAP));
  tick().then(uncover);
}
