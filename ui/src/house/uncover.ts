/** On a small screen, what can be chosen on the board is in sight, and not under the question. */

import { tick } from "svelte";
import { atDesk } from "../layouts";
import { moves } from "../settings.svelte";

const ASKED = "section.board :is(.target, [role=button])[aria-disabled=false]";
const NEEDED = "section.board [data-needed]"; // what a question is about, though nothing on it can be chosen
const GAP = 4;

/** What is seen of a place where something can be chosen: its upper and its lower edge. */
export interface Place {
  node: Element;
  top: number;
  bottom: number;
}

/** Where something can be chosen; where all of it is refused, as a payment that nobody can make, all the same. */
function asked(): Iterable<Element> {
  const legal = document.querySelectorAll(`${ASKED}, ${NEEDED}`);
  return legal.length ? legal : document.querySelectorAll("section.board .target");
}

function seen(nodes: Iterable<Element> = asked()): Place[] {
  return [...nodes].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const frame = (node.closest("[data-frame]") ?? node).getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return top < bottom ? [{ node, top, bottom }] : [];
  });
}

/** Where what lies on the board is hidden: by the question, unless it stands beside, or by an open chat. */
function edge(): number {
  const below = [...document.querySelectorAll(".prompt, .talk.open")];
  const boxes = below.map((node) => node.getBoundingClientRect());
  const broad = boxes.filter(({ width }) => width > innerWidth / 2);
  return Math.min(innerHeight, ...broad.map(({ top }) => top));
}

/** How high the line is that stays above the board and tells what happened last. */
export function ceiling(): number {
  return document.querySelector<HTMLElement>(".told:not(.long)")?.offsetHeight ?? 0;
}

function scroll(top: number): void {
  if (Math.abs(top) > GAP) scrollBy({ top, behavior: moves() ? "smooth" : "auto" });
}

/** How far the first of these places lies below the upper edge, and the last one below the lower. */
function hidden(places: Place[]): [above: number, below: number] {
  const above = Math.min(...places.map(({ top }) => top)) - GAP - ceiling();
  return [above, Math.max(...places.map(({ bottom }) => bottom)) + GAP - edge()];
}

/**
 * What a coach says is folded where all that can be chosen would not be in sight beside it: the question is marked, and
 * what it holds fits itself to that. Tells whether it is folded.
 */
export function makeRoom(): boolean {
  const question = document.querySelector<HTMLElement>(".prompt:has(> .tip:not(.opened))");
  if (!question) return false;
  question.removeAttribute("data-tight");
  const grown = question.scrollHeight > question.clientHeight + 1;
  const folded = grown || (!atDesk() && !fits(seen()));
  return question.toggleAttribute("data-tight", folded);
}

/** Scrolls as far as it must; where there is not room for all, what stands first is seen. Tells whether there is something. */
export function uncover(): boolean {
  makeRoom();
  const places = seen();
  if (atDesk() || !places.length) return false;
  const [above, below] = hidden(places);
  scroll(below > 0 ? Math.min(above, below) : Math.min(0, Math.max(above, below)));
  return true;
}

/**
 * In a lesson, what it speaks of is in sight too; where there is not room for all, the first thing that it speaks of,
 * or all of that.
 */
export function reveal(spoken: Element[]): void {
  const [told, open] = [seen(spoken), seen()];
  if (atDesk() || !told.length) return;
  const ways = [[...told, ...open], [...told.slice(0, 1), ...open], told];
  const way = ways.find((places) => fits(places)) ?? told;
  const [above, below] = hidden(way);
  if (above < 0) scroll(above);
  else if (below > 0) scroll(Math.min(above, below));
}

/** Whether there is room for all of these places at once. */
function fits(places: Place[]): boolean {
  const [above, below] = hidden(places);
  return above >= below;
}

/** The places that are in sight as a whole. */
export function visible(): Place[] {
  const [high, low] = [ceiling(), edge()];
  return seen().filter(({ top, bottom }) => top >= high && bottom <= low);
}

/** Scrolls on as the question has grown, so that of these places all stay in sight, or the first ones. */
export function keepInSight(before: Place[]): void {
  const nodes = before.map(({ node }) => node);
  const places = seen().filter(({ node }) => nodes.includes(node));
  if (atDesk() || !places.length) return;
  const [above, below] = hidden(places);
  scroll(Math.max(0, Math.min(above, below)));
}

/** A list that is unfolded below the question is seen with the line above it, and the board as before. */
export function unfolding(list: HTMLElement): void {
  const question = list.closest<HTMLElement>(".prompt");
  if (!question) return;
  const { top, bottom } = question.getBoundingClientRect();
  const line = (list.previousElementSibling ?? list).getBoundingClientRect();
  const asked = question.querySelector<HTMLElement>(":scope > h2");
  const kept = asked && getComputedStyle(asked).position === "sticky" ? asked.offsetHeight : 0;
  const below = list.getBoundingClientRect().bottom - bottom;
  question.scrollTop += Math.max(0, Math.min(below, line.top - top - kept - GAP));
  tick().then(uncover);
}
