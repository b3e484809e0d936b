/** An example in place of a table: moments to look at, each of which can be played on from. */

import type { Wire } from "../socket";
import type {
  Act,
  Attempt,
  Example,
  Line,
  Position,
  Prompt,
  Refused,
  Seating,
  View,
} from "../wire";
import { option, type Reading, tableOf } from "./lesson";

export interface Surroundings {
  example(): Example;
  /** Asks how it stands after so many moments, and what was played from there. */
  attempt(after: number, played: readonly number[]): Promise<Attempt>;
  /** What is said at a moment that is only looked at, and what can be done there. */
  reading(at: number): { text: string; ways: Reading[] };
  /** What is said where an attempt has come to an end. */
  over(): { text: string; ways: Reading[] };
  /** Called wherever it has come to; `played` is null where it is only looked at. */
  reached(at: number, played: readonly number[] | null): void;
  /** The sentence for whatever went wrong. */
  told(error: unknown): string;
}

const READ = -10; // and below: the actions of what is only read

export class ExampleLine implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #around: Surroundings;
  #at: number;
  #played: readonly number[] | null = null;
  #ply = 0;
  #ways: Reading[] = [];

  constructor(around: Surroundings, at: number) {
    this.#around = around;
    this.#at = Math.min(at, around.example().moments.length - 1);
    queueMicrotask(() => this.onopen?.({} as never));
  }

  send(text: string): void {
    const message = JSON.parse(text);
    if (message.type === "hello" || message.type === "speak") this.#again();
    else if (message.type === "act") this.#act(message);
    else if (message.type === "back") this.#back();
  }

  close(): void {}

  /** Looks at a moment. */
  look(at: number): void {
    this.#at = at;
    this.#played = null;
    const moments = this.#around.example().moments.slice(0, at + 1);
    const view = moments.at(-1)?.view;
    if (!view) return;
    const lines = moments.flatMap((moment) => moment.lines);
    this.#seat(0);
    this.#place(view, lines, this.#read(this.#around.reading(at)), at > 0);
  }

  /** Plays on: whoever looks answers for every seat, as it is asked. */
  async play(played: readonly number[] = []): Promise<void> {
    try {
      const found = await this.#around.attempt(this.#at, played);
      this.#played = played;
      const prompt = found.prompt ?? this.#read(this.#around.over());
      this.#seat(prompt.seat);
      this.#place(found.view, found.lines, prompt, true);
    } catch (error) {
      const text = this.#around.told(error);
      this.#tell({
        type: "refused",
        ply: this.#ply,
        code: "example",
        text,
        rule: null,
        talk: false,
      });
    }
  }

  #again(): void {
    if (this.#played) this.play(this.#played);
    else this.look(this.#at);
  }

  #act({ ply, action }: Act): void {
    if (ply !== this.#ply) return;
    if (action <= READ) this.#ways[READ - action]?.go();
    else this.play([...(this.#played ?? []), action]);
  }

  #back(): void {
    if (this.#played?.length) this.play(this.#played.slice(0, -1));
    else this.look(this.#played ? this.#at : this.#at - 1);
  }

  #read({ text: question, ways }: { text: string; ways: Reading[] }): Prompt {
    this.#ways = ways;
    const options = ways.map(({ text }, at) => option(READ - at, text));
    return { seat: 0, key: "example", question, options, rules: {}, amount: null };
  }

  #seat(observer: number): void {
    const table = tableOf(this.#around.example());
    this.#tell({ type: "seating", table, observer, host: false, offer: null, own: null });
  }

  #place(view: View, lines: Line[], prompt: Prompt, allowed: boolean): void {
    this.#ply += 1;
    this.#tell({
      type: "position",
      ply: this.#ply,
      first: 0,
      lines,
      view,
      prompt,
      ending: null,
      back: { allowed, why: "", part: false },
      silence: null,
      past: 0,
      open_turn: null,
    });
    this.#around.reached(this.#at, this.#played);
  }

  #tell(message: Seating | Position | Refused): void {
    queueMicrotask(() =>
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>),
    );
  }
}
