/**
 * The connection to a table: hello, answers, and what to do when it is lost.
 *
 * Nothing here uses the page or the browser: how to connect and to wait is passed in.
 */

import { BEHIND } from "./patience.ts";
import type {
  Act,
  AskHint,
  Clocks,
  Closed,
  EndTurn,
  Hello,
  Hint,
  Line,
  Notice,
  Pause,
  Position,
  Refused,
  Said,
  Seating,
  SetPace,
  Settle,
  Settled,
  Speak,
  TakeBack,
  Talk,
} from "./wire";

/** As much of a WebSocket as is needed. */
export interface Wire {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Wire;
  hello(): Hello;
  /** Reads a message. */
  read(text: string): FromServer;
  /** Calls back after so many milliseconds; what it returns cancels that. */
  after(time: number, call: () => void): () => void;
  tell(news: News): void;
}

export type News =
  | Seating
  | Refused
  | Hint
  | Notice
  | Said
  | Clocks
  | Settled
  | Closed
  | { type: "link"; link: "open" }
  /** Why, if there is more to say than that the line is cut. */
  | { type: "link"; link: "lost"; why: string }
  /** All lines there are, and which of them just happened: none of a position sent anew. */
  | { type: "position"; position: Position; lines: Line[]; fresh: Line[] };

type FromServer = Seating | Position | Refused | Hint | Notice | Said | Clocks | Settled | Closed;
type FromPage = Act | EndTurn | TakeBack | AskHint | Talk | Speak | SetPace | Pause | Settle;

/** What takes the place of a position. */
type Answer = Act | EndTurn | TakeBack;

const PATIENCE = 10_000; // an answer not heard of for so long is taken for a line that is dead
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000; // after a restart everybody is back by then

export class TableSocket {
  lines: Line[] = [];
  #around: Surroundings;
  #wire: Wire | null = null;
  #open = false; // whether this line has carried anything
  #begun = false; // whether it has brought a position
  #ply = -1;
  #mark = ""; // of these lines: by it the server knows them
  #unanswered: Answer | null = null;
  #resent = false;
  #tries = 0;
  #callOff: (() => void)[] = [];

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#unanswered !== null;
  }

  open(): void {
    this.#rest();
    this.#open = this.#begun = false;
    const wire = this.#around.open();
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify(this.#hello()));
    wire.onmessage = ({ data }) => this.#hear(this.#around.read(data));
    wire.onclose = () => this.#lost();
  }

  /** Closes the connection for good. */
  close(): void {
    this.#rest();
    this.#drop();
  }

  /** Tries again at once, as when the browser is back in the net. */
  retry(): void {
    this.#tries = 0;
    this.#drop();
    this.open();
  }

  act(action: number, leavesOpen: boolean): void {
    this.#answer({ type: "act", ply: this.#ply, action, leaves_open: leavesOpen });
  }

  endTurn(): void {
    this.#answer({ type: "end", ply: this.#ply });
  }

  takeBack(): void {
    this.#answer({ type: "back", ply: this.#ply });
  }

  askHint(): void {
    this.#send({ type: "ask", ply: this.#ply });
  }

  setPace(pace: SetPace["pace"]): void {
    this.#send({ type: "pace", pace });
  }

  pause(wanted: boolean): void {
    this.#send({ type: "pause", wanted });
  }

  settle(answer: unknown, leavesOpen: boolean): void {
    this.#send({ type: "settle", answer, leaves_open: leavesOpen });
  }

  speak(language: string): void {
    this.#send({ type: "speak", language });
  }

  /** Says something to all at the table; false if there is no connection. */
  talk(text: string, breaks: boolean): boolean {
    this.#send({ type: "talk", text, breaks });
    return this.#open;
  }

  /** Who comes back has read what there was. */
  #hello(): Hello {
    return { ...this.#around.hello(), lines: this.lines.length, mark: this.#mark };
  }

  #answer(answer: Answer): void {
    if (this.busy) return;
    this.#unanswered = answer;
    this.#resent = false;
    if (!this.#begun) return; // it goes out with the next position, if that still waits for it
    this.#send(answer);
    this.#callOff.push(this.#around.after(PATIENCE, () => this.#doubt(answer)));
  }

  #doubt(answer: Answer): void {
    if (this.#unanswered === answer && this.#wire) this.#lost();
  }

  #send(message: FromPage): void {
    if (this.#open) this.#wire?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === "closed" && message.again) {
      this.#lost(message.code === BEHIND ? message.text : "");
      return;
    }
    this.#tries = 0;
    if (!this.#open) this.#around.tell({ type: "link", link: "open" });
    this.#open = true;
    if (message.type === "position") this.#move(message);
    else {
      if (message.type === "refused" && !message.talk) this.#refused(message.code);
      if (message.type === "closed") this.close();
      this.#around.tell(message);
    }
  }

  /** What was refused only because the server has yet to see what happened is sent again. */
  #refused(code: string): void {
    const answer = this.#unanswered;
    if (code !== BEHIND) this.#unanswered = null;
    else if (answer)
      this.#callOff.push(
        this.#around.after(FIRST_WAIT, () => this.#unanswered === answer && this.#send(answer)),
      );
  }

  #move(position: Position): void {
    const { first, lines, past, ply } = position;
    const fresh = this.#begun && first === this.lines.length ? lines : [];
    this.lines = [...this.lines.slice(0, first), ...lines];
    this.#ply = ply;
    this.#mark = position.mark ?? "";
    const late = this.#unanswered;
    if (late && late.ply !== ply) this.#unanswered = null;
    else if (late && !this.#begun) this.#resend(late);
    this.#begun = true;
    this.#around.tell({ type: "position", position, lines: this.lines.slice(past), fresh });
  }

  /** The position still waits for this answer: it was lost on the way, or once more is too often. */
  #resend(answer: Answer): void {
    if (this.#resent) {
      this.#unanswered = null;
      return;
    }
    this.#resent = true;
    this.#send(answer);
    this.#callOff.push(this.#around.after(PATIENCE, () => this.#doubt(answer)));
  }

  #lost(why = ""): void {
    this.#rest();
    this.#drop();
    this.#around.tell({ type: "link", link: "lost", why });
    const most = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    const wait = most * (1 - Math.random() / 2); // or all would come back at the same moment
    this.#tries += 1;
    this.#callOff.push(this.#around.after(wait, () => this.open()));
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#open = this.#begun = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #rest(): void {
    for (const callOff of this.#callOff) callOff();
    this.#callOff = [];
  }
}
