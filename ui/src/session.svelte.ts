/** A table as one seat sees it, kept up to date by its socket. */

import { untrack } from "svelte";
import type { Heard } from "./house/clock";
import { repeats, Shown } from "./press";
import { server } from "./server";
import { settings } from "./settings.svelte";
import { type News, TableSocket, type Wire } from "./socket";
import { unbroken } from "./unbroken";
import type {
  Closed,
  Hint,
  Line,
  Notice,
  Offer,
  Option,
  Own,
  Position,
  Prompt,
  Refused,
  Said,
  Seating,
  SetPace,
  Settled,
  TableInfo,
} from "./wire";

/** That the server cannot save: until it can, or the line is cut. */
export const WAITS = "notice-waits";

/** Why something cannot be done: the sentence, the rule if one is against it, and what was tried. */
export interface Refusal {
  text: string;
  /** What is missing, where that is more than the sentence says. */
  lacks: string | null;
  rule: string | null;
  action: number | null;
}

export const BACK = "back";

/** What somebody answers to a later question by what they press now, or BACK; nothing, to be asked. */
export type Next = (prompt: Prompt) => Option | typeof BACK | undefined;

/** Who is told of what comes. */
export interface Listener {
  /** Lets whatever moves be seen: it must call `change` once, which brings the new position. */
  show(fresh: Line[], observer: number, change: () => void): void;
  seated(seating: Seating): void;
}

function after(time: number, call: () => void): () => void {
  const timer = setTimeout(call, time);
  return () => clearTimeout(timer);
}

export class Session {
  readonly id: string;
  readonly key: string | null;
  table: TableInfo | null = $state.raw(null);
  observer = $state(-1);
  /** The seat that the link which brought us here offers. */
  offer: Offer | null = $state.raw(null);
  own: Own | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** The lines since the reader acted last; none before that. */
  news: Line[] = $state.raw([]);
  lost = $state(false);
  /** Why, if there is more to say than that the line is cut. */
  why = $state("");
  busy = $state(false);
  /** The pace of the bots for the time being, where it is not the usual one. */
  pace: SetPace["pace"] | null = $state(null);
  closed: Closed | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** What was chosen and is to be confirmed. */
  pending: Option | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** The message that says who advises what `hint` says; empty where nobody does. */
  adviser = $state("hint-says");
  /** Whether hints are given here: in a tournament there are none. */
  readonly advised = $derived(!!this.adviser && !this.table?.tournament);
  asking = $state(false);
  said: Said[] = $state.raw([]);
  clocks: Heard | null = $state.raw(null);
  /** What the reader can settle before being asked, and what they have. */
  settled: Settled | null = $state.raw(null);
  /** Whether what this reader said is neither heard nor refused yet. */
  saying = $state(false);
  unsaid: Refusal | null = $state.raw(null);
  #socket: TableSocket;
  #listener: Listener;
  #tried: number | null = null;
  #paced: SetPace["pace"] = "normal"; // what the server was told last
  #question = new Shown();
  #confirming = new Shown();
  #next: Next[] = []; // what the last answer means for the questions after it, one by one,
  #meant: Next[] = []; // and what the one that is to be confirmed means
  #last: Line | null = null; // of those that there were when the reader acted

  /** A table answers unless another `open` brings something that talks as a table does. */
  constructor(
    id: string,
    key: string | null,
    listener: Listener,
    open: () => Wire = () => server().line(id),
  ) {
    this.id = id;
    this.key = key;
    this.#listener = listener;
    this.#socket = new TableSocket({
      open,
      hello: () => {
        this.#paced = untrack(() => this.pace ?? settings.pace);
        return {
          type: "hello",
          key,
          language: untrack(() => settings.language),
          pace: this.#paced,
        };
      },
      read: (text) => JSON.parse(text, unbroken),
      after,
      tell: (news) => this.#hear(news),
    });
    this.#socket.open();
  }

  get seats(): number {
    return this.table?.chairs.length ?? 0;
  }

  get names(): string[] {
    return this.table?.chairs.map((chair) => chair.name) ?? [];
  }

  /** Whether the reader sits at the table. */
  get seated(): boolean {
    return this.observer >= 0 && this.observer < this.seats;
  }

  /** Whether the reader is asked. */
  get asked(): boolean {
    return this.seated && this.position?.prompt?.seat === this.observer;
  }

  /** Whether the reader has played the turn, and is to end it. */
  get ends(): boolean {
    return this.seated && this.position?.open_turn === this.observer;
  }

  /**
   * Plays a legal option, and tells what is against a refused one; if the press was meant for it. What warns
   * of something is to be confirmed where it came to lie at the place that was pressed before.
   */
  choose(option: Option, ...next: Next[]): void {
    this.#choose(option, next, settings.confirms || (option.warns !== null && repeats()));
  }

  /** The same on the board, where nobody has read what it warns of: that is to be confirmed. */
  point(option: Option, ...next: Next[]): void {
    this.#choose(option, next, settings.confirms || option.warns !== null);
  }

  #choose(option: Option, next: Next[], confirms: boolean): void {
    if (!this.#question.meant) return;
    if (option.rule) this.#explain(option, option.rule);
    else if (!confirms) this.act(option.action, ...next);
    else if (this.pending?.action !== option.action) this.#put(option, next);
    else this.confirm(next);
  }

  /** Tells what is against an option. */
  #explain({ lacks, action }: Option, rule: string): void {
    const text = this.position?.prompt?.rules[rule] ?? "";
    this.refusal = { text, lacks, rule, action };
  }

  /** Asks whether this is meant. */
  #put(option: Option, next: Next[]): void {
    if (this.busy) return;
    this.refusal = null;
    this.pending = option;
    this.#meant = next;
    this.#confirming.begin();
  }

  confirm(next = this.#meant): void {
    if (this.pending && this.#confirming.meant) this.act(this.pending.action, ...next);
  }

  /** What was to be confirmed is not meant after all. */
  dismiss(): void {
    this.pending = null;
  }

  act(action: number, ...next: Next[]): void {
    if (this.busy || !this.#question.meant) return;
    this.#send(action);
    this.#next = next;
  }

  #send(action: number): void {
    this.#tried = action;
    this.refusal = this.pending = null;
    this.#socket.act(action, !settings.turnsEnd);
    this.busy = this.#socket.busy;
  }

  endTurn(): void {
    if (!this.ends || this.busy || !this.#question.meant) return;
    this.refusal = null;
    this.#socket.endTurn();
    this.busy = this.#socket.busy;
  }

  /** Takes the last answer back, and then answers what each `next` finds. */
  takeBack(...next: Next[]): void {
    if (!this.position || this.busy || !this.#question.meant) return;
    this.#goBack();
    this.#next = this.busy ? next : [];
  }

  #goBack(): void {
    const { allowed, why } = this.position?.back ?? { allowed: false, why: "" };
    this.#tried = null;
    this.refusal = allowed ? null : { text: why, lacks: null, rule: null, action: null };
    if (allowed) this.#socket.takeBack();
    this.busy = this.#socket.busy;
  }

  askHint(): void {
    if (this.asking || this.hint || !this.advised) return;
    this.asking = true;
    this.#tried = null;
    this.#socket.askHint();
  }

  /** Says something to all at the table; if talk is closed, only whoever means to breaks silence. */
  talk(text: string, breaks: boolean): void {
    if (this.saying) return;
    this.unsaid = null;
    this.saying = this.#socket.talk(text, breaks);
  }

  /** Lets bots pause, or play at once until the reader is asked; null: as they usually do. */
  setPace(pace: SetPace["pace"] | null): void {
    this.pace = pace;
    const wanted = pace ?? settings.pace;
    if (wanted !== this.#paced) this.#socket.setPace(wanted);
    this.#paced = wanted;
  }

  /** Agrees to a pause, or no more; or ends one. */
  pause(wanted: boolean): void {
    this.#tried = null;
    this.#socket.pause(wanted);
  }

  /** Settles this before being asked; null: nothing any more. */
  settle(answer: unknown): void {
    this.#tried = null;
    this.#socket.settle(answer, !settings.turnsEnd);
  }

  speak(language: string): void {
    this.hint = null; // it is worded in the language before
    this.#socket.speak(language);
  }

  retry(): void {
    this.#socket.retry();
  }

  close(): void {
    this.#socket.close();
  }

  #hear(news: News): void {
    if (news.type === "position" && this.busy && !this.#socket.busy) this.#acted(news);
    this.busy = this.#socket.busy;
    if (news.type === "position") {
      this.#listener.show(news.fresh, this.observer, () => this.#move(news.position, news.lines));
    } else if (news.type === "seating") {
      this.table = news.table;
      this.observer = news.observer;
      this.offer = news.offer;
      this.own = news.own;
      this.#listener.seated(news);
    } else if (news.type === "refused") this.#refuse(news);
    else if (news.type === "hint") {
      this.asking = false;
      this.hint = news;
    } else if (news.type === "clocks") this.clocks = { told: news, at: performance.now() };
    else if (news.type === "settled") this.settled = news;
    else if (news.type === "said") this.#listen(news);
    else if (news.type === "notice") this.notices = [...this.notices.slice(-2), news];
    else if (news.type === "closed") this.closed = news;
    else {
      this.lost = news.link === "lost";
      this.why = news.link === "lost" ? news.why : "";
      if (!this.lost) this.settled = null; // told again if there is any
      if (!this.lost) this.notices = this.notices.filter(({ key }) => key !== WAITS); // told again if it is so
      this.asking = this.saying = false;
    }
  }

  /** What was said before comes again after a new connection. */
  #listen(said: Said): void {
    if (said.number <= (this.said.at(-1)?.number ?? -1)) return;
    this.said = [...this.said, said];
    if (said.seat === this.observer) this.saying = false;
  }

  #refuse(refused: Refused): void {
    const { text, rule, talk } = refused;
    if (talk) {
      this.saying = false;
      this.unsaid = { text, lacks: null, rule, action: null };
      return;
    }
    this.asking = false;
    this.refusal = { text, lacks: null, rule, action: this.#tried };
  }

  #move(position: Position, lines: Line[]): void {
    this.news = this.seated ? lines.slice(this.#since(lines)) : [];
    if (position.ply !== this.position?.ply) {
      this.hint = this.pending = null;
      this.asking = false;
      this.refusal = null;
      this.#question.begin();
    }
    this.position = position;
    if (this.pace && (this.asked || position.ending)) this.setPace(null);
    this.lines = lines;
    this.#goOn();
  }

  /** Answers what was answered before it was asked; what is against that is told. */
  #goOn(): void {
    const prompt = this.asked && this.position?.prompt;
    const [next, ...later] = this.#next;
    const found = prompt ? next?.(prompt) : undefined;
    this.#next = [];
    if (!found) return;
    if (found === BACK) this.#goBack();
    else if (found.rule) this.#explain(found, found.rule);
    else this.#send(found.action);
    if (this.busy) this.#next = later;
  }

  /** What the reader did comes first, and then what followed by itself, which is news to them. */
  #acted({ lines, fresh }: { lines: Line[]; fresh: Line[] }): void {
    const others = fresh.findIndex((line) => line.seat !== this.observer);
    this.#last = lines[lines.length - 1 - (others < 0 ? 0 : fresh.length - others)] ?? null;
  }

  /**
   * The number of the first line after the reader acted. Who comes back is told what happened after
   * the last line of their own, not counting those that lead up to what they are asked now.
   */
  #since(lines: Line[]): number {
    const known = this.#last ? lines.lastIndexOf(this.#last) + 1 : 0;
    if (known) return known;
    const mine = (number: number) => lines[number - 1]?.seat === this.observer;
    let number = lines.length;
    while (number > 0 && mine(number)) number -= 1;
    while (number > 0 && !mine(number)) number -= 1;
    return number || lines.length;
  }
}
