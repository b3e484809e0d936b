/** The host of tables in this browser, as the page sees it: a server that is reached without a net. */

import * as keys from "../keys";
import { mode } from "../mode.svelte";
import type { Server } from "../server";
import type { Wire } from "../socket";
import { BUILD, reload } from "../updates";
import { words } from "../words";
import type { Files } from "./files";
import type { FromWorker, ToWorker } from "./messages";
import { NoHost } from "./no-host";

class HostLine implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  send: (text: string) => void;
  close: () => void;

  constructor(send: (text: string) => void, close: () => void) {
    this.send = send;
    this.close = close;
  }

  tell(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }
}

class Host implements Server {
  #worker: Promise<Worker> | null = null;
  #numbers = 0;
  #waiting = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, HostLine>();

  async ask(path: string, init: RequestInit): Promise<Response> {
    let worker: Worker;
    try {
      worker = await this.#begun();
    } catch (error) {
      return unable(error);
    }
    const headers = new Headers(init.headers);
    const question = {
      method: init.method ?? "GET",
      path,
      language: headers.get("Accept-Language") ?? "",
      authorization: headers.get("Authorization") ?? "",
      body: String(init.body ?? ""),
    };
    const number = this.#number();
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      post(worker, { type: "ask", number, question });
    });
  }

  line(table: string): Wire {
    const number = this.#number();
    const say = (message: ToWorker) => {
      if (this.#lines.has(number)) this.#begun().then((worker) => post(worker, message));
    };
    const line = new HostLine(
      (text) => say({ type: "say", number, text }),
      () => {
        say({ type: "close", number });
        this.#lines.delete(number);
      },
    );
    this.#lines.set(number, line);
    this.#begun().then(
      (worker) => {
        post(worker, { type: "open", number, table });
        line.onopen?.(undefined as never);
      },
      (error) => {
        this.#lines.delete(number);
        line.tell(JSON.stringify({ type: "closed", ...problem(error), again: false }));
      },
    );
    return line;
  }

  /** Deletes a table. Where no host can be, the next one deletes it, as nobody has a key. */
  drop(table: string): void {
    this.ask(`/api/tables/${encodeURIComponent(table)}`, { method: "DELETE" });
  }

  #number(): number {
    this.#numbers += 1;
    return this.#numbers;
  }

  /** The worker, started at the first need, and anew if it could not be. */
  #begun(): Promise<Worker> {
    this.#worker ??= this.#begin().catch((error) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #begin(): Promise<Worker> {
    const { files } = await import("./files");
    mode.starting = true;
    try {
      const { folder, python } = await found(files);
      const worker = new Worker(new URL("./hosting.ts", import.meta.url), { type: "module" });
      await this.#started(worker, { type: "begin", folder, python, ids: keys.ids() });
      return worker;
    } finally {
      mode.starting = false;
    }
  }

  #started(worker: Worker, begin: ToWorker): Promise<void> {
    return new Promise((resolve, reject) => {
      let begun = false;
      const fail = (code: string) => {
        worker.terminate();
        if (begun) this.#forget(new NoHost(code));
        else reject(new NoHost(code));
      };
      worker.onerror = () => fail("offline-broken");
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "begun") {
          begun = true;
          resolve();
        } else if (data.type === "failed") fail(data.code);
        else this.#hear(data);
      };
      post(worker, begin);
    });
  }

  /** The host is gone: what is asked is answered so, and lines are cut; who comes back gets another. */
  #forget(error: NoHost): void {
    this.#worker = null;
    const answers = [...this.#waiting.values()];
    const lines = [...this.#lines.values()];
    this.#waiting.clear();
    this.#lines.clear();
    for (const answer of answers) answer(unable(error));
    for (const line of lines) line.onclose?.(undefined as never);
  }

  #hear(message: FromWorker): void {
    if (message.type === "answer") {
      const { number, status, body } = message;
      this.#waiting.get(number)?.(new Response(body, { status }));
      this.#waiting.delete(number);
    } else if (message.type === "told") this.#lines.get(message.number)?.tell(message.text);
    else if (message.type === "closed") {
      this.#lines.get(message.number)?.onclose?.(undefined as never);
      this.#lines.delete(message.number);
    }
  }
}

/** What goes together with this page; the other page, where there is nothing but that of another. */
async function found(files: (own: string) => Promise<Files>): Promise<Files> {
  try {
    return await files(BUILD);
  } catch (error) {
    if (reload()) await new Promise(() => {}); // until the page is gone
    throw error;
  }
}

function post(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

function unable(error: unknown): Response {
  return new Response(JSON.stringify(problem(error)), { status: 503 });
}

/** What is wrong, as the server tells it. */
function problem(error: unknown): { code: string; text: string } {
  if (error instanceof NoHost) return { code: error.message, text: words.text(error.message) };
  console.error(error);
  return { code: "offline-broken", text: words.text("offline-broken") };
}

export const host = new Host();
