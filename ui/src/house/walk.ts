/** Going about with the arrow keys: from what has the focus to what lies next that way. */

type Way = [dx: number, dy: number];

const ARROWS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STOPS = "[data-looked]";

export function arrow({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Way | undefined {
  return ctrlKey || metaKey || altKey ? undefined : ARROWS[key];
}

export function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Of all stops the one that lies next in a direction; far to the side counts as farther. */
export function ahead<T extends Element>(stops: T[], from: Element, [dx, dy]: Way): T | undefined {
  const [x, y] = middle(from);
  const costs = stops
    .filter((stop) => stop !== from)
    .map((stop) => {
      const [sx, sy] = middle(stop);
      const along = (sx - x) * dx + (sy - y) * dy;
      const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      return { stop, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 8);
  return costs.sort((one, other) => one.cost - other.cost)[0]?.stop;
}

/** Whether a part of it is shown, and lies in nothing that the keys move by themselves. */
function open(stop: HTMLElement): boolean {
  return stop.getClientRects().length > 0 && !stop.closest("[data-walked]");
}

/** Lets the keys go about all that can be looked at in an element, which has the focus itself first. */
export function walked(root: HTMLElement) {
  function press(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    const way = event.defaultPrevented ? undefined : arrow(event);
    if (!way || !(from === root || (from.matches(STOPS) && open(from)))) return;
    const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(open);
    const next = from === root ? stops[0] : ahead(stops, from, way);
    if (!next) return;
    next.focus();
    event.preventDefault();
  }
  root.addEventListener("keydown", press);
  return { destroy: () => root.removeEventListener("keydown", press) };
}
