/** A lesson in place of a table: it answers as a server would, from what the server wrote beforehand. */

import type { GameFolder } from "../games/board";
import type { Wire } from "../socket";
import type {
  Act,
  Lesson,
  LessonMoment,
  LessonStop,
  Line,
  Option,
  Position,
  Prompt,
  Refused,
  Seating,
  TableInfo,
} from "../wire";

/** What whoever reads says, where nothing is to be answered. */
export interface Reading {
  text: string;
  go(): void;
}

export interface Surroundings {
  lesson(): Lesson;
  /** What can be said at this stop, if it is only read. */
  readings(stop: LessonStop): Reading[];
  /** Called at each stop that is reached. */
  reached(trail: number[]): void;
  /** Calls back after so many pauses, in which what was done can be seen; what it returns cancels that. */
  after(call: () => void, pauses: number): () => void;
}

const LEAVING = 3; // pauses before another match begins
const READ = -10; // and below: the actions of what is only read

export class LessonLine implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  /** The stops that were passed, by their numbers; the last one is where it waits. */
  trail: number[];
  #around: Surroundings;
  #ply = 0;
  #lines = 0; // that were told
  #waiting: LessonMoment[] = [];
  #callOff = () => {};

  constructor(around: Surroundings, trail: readonly number[] = []) {
    this.#around = around;
    this.trail = passable(around.lesson(), trail);
    queueMicrotask(() => this.onopen?.({} as never));
  }

  get stop(): LessonStop {
    return stopAt(this.#around.lesson(), this.trail.at(-1) ?? 0);
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.type === "hello" || message.type === "speak") this.#begin();
    else if (message.type === "act") this.#act(message);
    else if (message.type === "back") this.#back();
    else if (message.type === "ask") this.#hint();
  }

  close(): void {
    this.#callOff();
  }

  /** Says who sits there, and where it waits. */
  #begin(): void {
    const table = tableOf(this.#around.lesson());
    this.#tell({ type: "seating", table, observer: 0, host: false, offer: null, own: null });
    this.#rest();
  }

  #act({ ply, action }: Act): void {
    if (ply !== this.#ply) return;
    if (action <= READ) {
      this.#around.readings(this.stop)[READ - action]?.go();
      return;
    }
    const answer = this.stop.answers.find((other) => other.action === action);
    if (answer?.goal != null) this.move(answer.goal);
    else {
      const { text = "" } = answer ?? {};
      this.#tell({
        type: "refused",
        ply: this.#ply,
        code: "lesson",
        text,
        rule: null,
        talk: false,
      });
    }
  }

  /** Goes to the stop of that number, moment by moment. */
  move(goal: number): void {
    this.trail = [...this.trail, goal];
    this.#waiting = [...this.stop.moments];
    this.#next();
  }

  #next(): void {
    const [moment, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (!moment) return;
    const anew = this.stop.opens && !rest.length;
    this.#place(moment, anew ? 0 : this.#lines, moment.lines);
    const leaves = this.stop.opens && rest.length === 1; // for another match
    if (rest.length) this.#callOff = this.#around.after(() => this.#next(), leaves ? LEAVING : 1);
  }

  #back(): void {
    if (this.trail.length > 1) this.trail = this.trail.slice(0, -1);
    this.#rest();
  }

  /** Shows where it waits, with all that happened before in this scene. */
  #rest(): void {
    this.#callOff();
    this.#waiting = [];
    const moment = this.stop.moments.at(-1);
    if (moment) this.#place(moment, 0, linesOf(this.#around.lesson(), this.trail));
  }

  #place({ view, prompt }: LessonMoment, first: number, lines: Line[]): void {
    this.#ply += 1;
    this.#lines = first + lines.length;
    const arrived = this.#waiting.length === 0;
    const { ending } = this.stop;
    this.#tell({
      type: "position",
      ply: this.#ply,
      first,
      lines,
      view,
      prompt: arrived ? this.#asked(prompt) : prompt && { ...prompt, options: [], amount: null },
      ending: arrived ? ending : null,
      back: { allowed: arrived && this.trail.length > 1, why: "", part: false },
      silence: null,
      past: 0,
      open_turn: null,
    });
    if (arrived) this.#around.reached(this.trail);
  }

  /** What is to be done, in place of the question. */
  #asked(prompt: Prompt | null): Prompt {
    const { task: question, answers } = this.stop;
    if (prompt && answers.length) return { ...prompt, question };
    const options = this.#around.readings(this.stop).map(({ text }, at) => option(READ - at, text));
    return { seat: 0, key: "lesson", question, options, rules: {}, amount: null };
  }

  #hint(): void {
    const right = this.stop.answers.find(({ goal }) => goal !== null)?.action ?? READ;
    const options = this.#asked(this.stop.moments.at(-1)?.prompt ?? null).options;
    const text = options.find(({ action }) => action === right)?.text ?? "";
    this.#tell({ type: "hint", ply: this.#ply, action: right, text });
  }

  #tell(
    message:
      | Seating
      | Position
      | Refused
      | { type: "hint"; ply: number; action: number; text: string },
  ): void {
    queueMicrotask(() =>
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>),
    );
  }
}

function stopAt(lesson: Lesson, number: number): LessonStop {
  const stop = lesson.stops[number];
  if (!stop) throw new Error(`the lesson ${lesson.name} has no stop ${number}`);
  return stop;
}

/** As much of a trail as can be gone in this lesson; at the least its beginning. */
function passable(lesson: Lesson, trail: readonly number[]): number[] {
  const gone = [0];
  for (const next of trail.slice(1)) {
    const { answers, goal } = stopAt(lesson, gone.at(-1) ?? 0);
    if (![goal, ...answers.map((answer) => answer.goal)].includes(next)) break;
    gone.push(next);
  }
  return gone;
}

/** All that was told since the scene opened. */
function linesOf(lesson: Lesson, trail: number[]): Line[] {
  let lines: Line[] = [];
  for (const number of trail) {
    const { opens, moments } = stopAt(lesson, number);
    if (opens) lines = moments.at(-1)?.lines ?? [];
    else lines = [...lines, ...moments.flatMap((moment) => moment.lines)];
  }
  return lines;
}

/** A game without pictures for its options. */
export function unmarked({ Mark: _, ...rest }: GameFolder): GameFolder {
  return rest;
}

export function option(action: number, text: string): Option {
  return {
    action,
    word: text,
    key: "lesson",
    values: [],
    text,
    rule: null,
    lacks: null,
    brings: [],
    warns: null,
  };
}

/** What stands in for a table where all sit at one screen. */
export function tableOf({ game, names }: { game: string; names: string[] }): TableInfo {
  const chair = {
    kind: "person",
    level: null,
    taken: true,
    owned: true,
    here: true,
  } as const;
  return {
    id: "lesson",
    game,
    revision: 0,
    options: {},
    chairs: names.map((name) => ({ ...chair, name, votes: [] })),
    status: "playing",
    seal: "",
    watched: false,
    watchers: 0,
    edition: "",
    overrides: {},
    custom: [],
    secretive: false,
    rematch: null,
    continued: 0,
    open: false,
  };
}
