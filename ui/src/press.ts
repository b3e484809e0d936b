/**
 * Which presses are meant for what is shown: those that began after it had been shown for a moment.
 *
 * The second half of a double click, a key that is held and whatever is typed ahead were meant for what
 * stood there before, and answer nothing.
 */

/** Presses within so many milliseconds are double clicks: nobody reads and answers so fast. */
export const MOMENT = 400;
/** Presses within so many points of each other are at one place. */
const PLACE = 24;

const NEVER = Number.NEGATIVE_INFINITY;
const keys = new Map<string, number>(); // when each key that is down was pressed
const pointers = new Map<number, number>(); // likewise each finger and mouse
let place = [NEVER, NEVER]; // where one of them went down last
let again = false; // whether the one before went down there, too
let began = NEVER; // the press that is being handled
let typing = false; // whether that is one of a key

function type(event: KeyboardEvent): void {
  const key = event.code || event.key;
  if (event.type === "keydown" && !event.repeat) keys.set(key, event.timeStamp);
  began = keys.get(key) ?? NEVER; // a key that went down elsewhere is held
  typing = true;
  setTimeout(() => {
    typing = false;
  });
}

function point(event: PointerEvent): void {
  const [x = 0, y = 0] = place;
  place = [event.clientX, event.clientY];
  again = Math.hypot(event.clientX - x, event.clientY - y) < PLACE;
  began = event.timeStamp;
  pointers.set(event.pointerId, began);
}

/** Whether the press that is being handled repeats the one before, at the same place: something else may have come there. */
export function repeats(): boolean {
  return again && !typing;
}

/** A click comes from a key, from a pointer, or from neither: a screen reader asks for it at once. */
function click(event: MouseEvent): void {
  if (event.detail === 0) {
    again = false;
    if (!typing) began = event.timeStamp;
    return;
  }
  const { pointerId } = event as Partial<PointerEvent>;
  if (pointerId === undefined) return; // an older browser: it was the last one that went down
  began = pointers.get(pointerId) ?? event.timeStamp;
  pointers.delete(pointerId);
}

addEventListener("keydown", type, true);
addEventListener("keyup", type, true);
addEventListener("pointerdown", point, true);
addEventListener("pointercancel", (event) => pointers.delete(event.pointerId), true);
addEventListener("click", click, true);

/** Something that waits for an answer. */
export class Shown {
  #since = Number.POSITIVE_INFINITY;

  /** It is to be seen from the next frame on. */
  begin(): void {
    this.#since = Number.POSITIVE_INFINITY;
    requestAnimationFrame((now) => {
      this.#since = now;
    });
  }

  /** Whether the press that is being handled was meant for it. */
  get meant(): boolean {
    return began >= this.#since + MOMENT;
  }
}
