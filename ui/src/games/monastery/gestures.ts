/** Moving the map by mouse, finger and wheel. */

import type { Camera } from "./camera.svelte";

const SLACK = 6; // points a press may wander and still be a press
const WHEEL = 0.0016;

interface Finger {
  x: number;
  y: number;
}

/** Lets an element be dragged, pinched and wheeled; and have the focus, for keys. */
export function gestures(node: HTMLElement, camera: Camera) {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let dragging = false;

  const place = (event: PointerEvent | WheelEvent): Finger => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    start = place(event);
    dragging = fingers.size > 1;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = place(event);
    if (!dragging && far(now, start) < SLACK) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else camera.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  }

  function pinch(before: Finger, now: Finger, other: Finger): void {
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const factor = far(now, other) / Math.max(1, far(before, other));
    camera.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size) return;
    start = null;
    setTimeout(() => (dragging = false)); // once a click has been dealt with
  }

  /** The click at the end of a drag chooses nothing. */
  function click(event: Event): void {
    if (!dragging) return;
    dragging = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = place(event);
    camera.zoom(Math.exp(-event.deltaY * WHEEL), x, y);
  }

  node.tabIndex = 0;
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}

function far(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
