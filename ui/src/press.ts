/**
 * Which presses are meant for what is shown: those that began after it had been shown for a moment.
 *
 * The second half of a double click, a key that is held and whatever is typed ahead were meant for what
 * stood there before, and answer nothing.
 */

/** Presses within so many milliseconds are double clicks: nobody reads and answers so fast. */
export const MOMENT = 400;

const NEVER = Number.NEGATIVE_INFINITY;
const keys = new Map<string, number>(); // when each key that is down was pressed
const pointers = new Map<number, number>(); // likewise each finger and mouse
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
  began = event.timeStamp;
  pointers.set(event.pointerId, began);
}

/** A click comes from a key, from a pointer, or from neither: a screen reader asks for it at once. */
function click(event: MouseEvent): void {
  if (event.detail === 0) {
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
