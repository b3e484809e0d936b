/** Going about the map with the arrow keys: from what has the focus to what lies next that way. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrow(key: string): [number, number] | undefined {
  return ARROWS[key];
}

function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** What can have the focus in the map: targets, and tiles that no target lies on. */
function stops(world: HTMLElement): HTMLElement[] {
  const targets = [...world.querySelectorAll<HTMLElement>("button.target, button.several")];
  const taken = targets.map((target) => middle(target).map(Math.round).join());
  const tiles = [...world.querySelectorAll<HTMLElement>("button.info")];
  return [
    ...targets,
    ...tiles.filter((tile) => !taken.includes(middle(tile).map(Math.round).join())),
  ];
}

/** The stop that lies next in a direction; far to the side counts as farther. */
export function next(world: HTMLElement, from: Element, [dx, dy]: [number, number]) {
  const [x, y] = middle(from);
  const ahead = stops(world)
    .filter((stop) => stop !== from)
    .map((stop) => {
      const [sx, sy] = middle(stop);
      const along = (sx - x) * dx + (sy - y) * dy;
      const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      return { stop, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 8);
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.stop;
}

/** The stop that lies nearest to the middle of the frame; a target before all else. */
export function nearest(world: HTMLElement, frame: HTMLElement): HTMLElement | undefined {
  const [x, y] = middle(frame);
  const far = (stop: HTMLElement) => {
    const [sx, sy] = middle(stop);
    return Math.hypot(sx - x, sy - y) + (stop.matches(".info") ? 10_000 : 0);
  };
  return stops(world).sort((one, other) => far(one) - far(other))[0];
}
