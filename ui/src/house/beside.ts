/** Where a callout lies beside what it tells of, in the way of nothing that is asked about. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
const ASKED =
  ".target[aria-disabled=false], [role=button][aria-disabled=false], button.several, [data-needed], [data-clear], [data-opens], .prompt:not(:has(:popover-open))";
// What has come, what is decided upon, and what lies there for a while, too.
const SPARED = "[data-arrived], [data-spared], .held-up, .band";

/** What is to be kept clear: what is asked about and what opens parts of the board, but for what holds this. */
export function asked(but: Element | null = null): Box[] {
  const all = [...document.querySelectorAll(ASKED)].filter((one) => !one.contains(but));
  return all.map((one) => one.getBoundingClientRect());
}

type Point = [x: number, y: number];
type Size = [width: number, height: number];

const GAP = 6;
const NEVER = 1e6; // a point of what is asked about weighs more than any distance,
const HEAVY = 100; // and one of what is told of more than that,
const LIGHT = 10; // one of what is only better kept clear less
const APART = [GAP, 60, 140]; // how far from what it lies beside

/** By how much two boxes lie over each other. */
function over(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far two boxes lie apart. */
function between(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.max(across, down);
}

/** Above, below, to the right and to the left, first in the middle, so far apart. */
function places(near: Box, around: Box, [width, height]: Size, apart: number): Point[] {
  const middles = [(near.left + near.right - width) / 2, around.left, around.right - width];
  const heights = [(near.top + near.bottom - height) / 2, around.top, around.bottom - height];
  const [left, right] = [around.left - width - apart, around.right + apart];
  const [above, below] = [around.top - height - apart, around.bottom + apart];
  const across = (y: number) => middles.map((x): Point => [x, y]);
  const along = (x: number) => heights.map((y): Point => [x, y]);
  return near === around
    ? [...across(above), ...across(below), ...along(right), ...along(left)]
    : [...along(left), ...across(above), ...along(right), ...across(below)];
}

/** Next to the edges of what is to be seen, and of the window: if there is room anywhere, there is here. */
function gaps(around: Box, [width, height]: Size, [wide, high]: Size, kept: Box[]): Point[] {
  const all = [around, ...kept];
  const across = all.flatMap(({ left, right }) => [left, right + GAP, left - width - GAP]);
  const down = all.flatMap(({ top, bottom }) => [top, bottom + GAP, top - height - GAP]);
  const within = (most: number) => (place: number) => place >= GAP && place <= most - GAP;
  const xs = new Set([GAP, wide - width - GAP, ...across.filter(within(wide - width))]);
  const ys = new Set([GAP, high - height - GAP, ...down.filter(within(high - height))]);
  return [...xs].flatMap((x) => [...ys].map((y): Point => [x, y]));
}

/**
 * Where in the window it covers nothing of what is `kept` clear, as near as can be; where there is no such
 * place, as little of it as can be, and how much; of what is `spared`, too, as little as can be. It lies beside
 * `around`, at the height of what it tells of.
 */
export function beside(
  near: Box,
  around: Box,
  size: Size,
  window: Size,
  kept: Box[],
  spared: Box[] = [],
) {
  const within = (place: number, most: number) => Math.max(GAP, Math.min(place, most - GAP));
  const judged = ([x, y]: Point) => {
    const left = within(x, window[0] - size[0]);
    const top = within(y, window[1] - size[1]);
    const box = { left, top, right: left + size[0], bottom: top + size[1] };
    const hidden = (boxes: Box[]) => boxes.reduce((sum, one) => sum + over(box, one), 0);
    const covered = hidden(kept);
    const heavy = NEVER * (covered + HEAVY * over(box, near));
    const cost = heavy + LIGHT * hidden(spared) + between(box, around);
    return { left, top, covered, cost };
  };
  const best = (all: Point[]) =>
    all.map(judged).reduce((best, one) => (one.cost < best.cost ? one : best));
  const close = best(APART.flatMap((apart) => places(near, around, size, apart)));
  if (close.cost < (spared.length ? LIGHT : NEVER)) return close;
  const free = best(gaps(around, size, window, [near, ...kept, ...spared]));
  return free.cost < close.cost ? free : close;
}

/** Where there is little room, what lies there for a while is near this: the line, or its upper edge if it may be hidden. */
function latest(same: boolean): Box | undefined {
  const question = document.querySelector(".prompt")?.getBoundingClientRect();
  const line = document.querySelector(".latest")?.getBoundingClientRect();
  if (!line?.width) return undefined;
  if (question && question.width < innerWidth / 2) return question;
  const { left, top, right, bottom } = line;
  return { left, top, right, bottom: same ? top : bottom };
}

/**
 * On a phone: lays something for a while near the line that tells what happened last, or below a question that stands
 * beside the board, where it hides neither, nothing that is asked about, and as little as can be of what is spoken of.
 * What tells the `same` as that line may hide it. Tells how much of what is asked about it covers all the same, and
 * how much it hides of what is decided upon; nothing where there is no such line.
 */
export function lay(
  node: HTMLElement,
  same = false,
): { covered: number; hidden: number } | undefined {
  const near = latest(same);
  if (!near) return undefined;
  const boxes = (all: string) =>
    [...document.querySelectorAll(all)]
      .filter((one) => one !== node)
      .map((one) => one.getBoundingClientRect());
  const size: Size = [node.offsetWidth, node.offsetHeight];
  const kept = [...asked(node), ...(same ? [] : boxes(".latest"))];
  const window: Size = [innerWidth, innerHeight];
  const { left, top, covered } = beside(near, near, size, window, kept, boxes(SPARED));
  node.style.inset = `${top}px auto auto ${left}px`;
  node.style.translate = "none";
  const box = { left, top, right: left + size[0], bottom: top + size[1] };
  const hidden = boxes("[data-spared]").reduce((sum, one) => sum + over(box, one), 0);
  return { covered, hidden };
}
