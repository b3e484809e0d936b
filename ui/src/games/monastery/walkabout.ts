/** Going about the map with the arrow keys: from what has the focus to what lies next that way. */

import { ahead, middle } from "../../house/walk";

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

/** The stop that lies next in a direction. */
export function next(world: HTMLElement, from: Element, way: [number, number]) {
  return ahead(stops(world), from, way);
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
