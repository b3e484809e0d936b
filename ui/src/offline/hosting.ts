/** The worker that hosts tables: Python, and in it the rooms of the server. No rule is written here. */

import type { FromWorker, Question, ToWorker } from "./messages";
import { Shelf } from "./shelf";

/** As much of Pyodide as is needed. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): { Host: (tables: unknown, put: Put) => Host };
  toPy(value: unknown): unknown;
  runPython(source: string): string;
}

/** Puts the text of a table away, or nothing any more. */
type Put = (id: string, text?: string) => Promise<void>;

/** The host, as it is written in Python. */
interface Host {
  ask(
    method: string,
    path: string,
    language: string,
    authorization: string,
    body: string,
  ): Promise<{ toJs(): [status: number, body: string]; destroy(): void }>;
  open(table: string, tell: (text: string) => void, close: () => void): Line;
}

interface Line {
  hear(text: string): void;
  hang_up(): void;
}

const PACKAGES = "import sysconfig; sysconfig.get_path('purelib')";
const LEAVING = 2_000; // milliseconds in which the worker of a page that was just left ends
const ALONE = "chapterhouse.offline"; // the name of the lock: one host at a time keeps the tables

let host: Host | null = null;
const lines = new Map<number, Line>();

const tell = (message: FromWorker) => postMessage(message);

async function begin(folder: string, python: string, ids: string[]): Promise<void> {
  if (!(await alone())) {
    tell({ type: "failed", code: "offline-taken" });
    return;
  }
  const fetched = fetch(python).then((file) => {
    if (!file.ok) throw new Error(`${python}: ${file.status}`);
    return file.arrayBuffer();
  });
  const { loadPyodide } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  const program: Python = await loadPyodide({ indexURL: folder });
  const extractDir = program.runPython(PACKAGES);
  program.unpackArchive(await fetched, "zip", { extractDir });
  const shelf = await Shelf.open();
  await shelf.keep(ids);
  const put: Put = (id, text) => shelf.put(id, text);
  const { Host } = program.pyimport("chapterhouse.server.offline.host");
  host = Host(program.toPy(await shelf.all()), put);
  tell({ type: "begun" });
}

/** Whether no other tab of this browser hosts the same tables; from now on, none can. */
function alone(): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise(() => {}); // until the worker ends
    };
    const signal = AbortSignal.timeout(LEAVING);
    navigator.locks.request(ALONE, { signal }, hold).catch(() => resolve(false));
  });
}

/** Python itself has stumbled: whoever goes on needs another host. */
function fail(error: unknown): void {
  console.error(error);
  tell({ type: "failed", code: "offline-broken" });
}

async function answer(number: number, question: Question): Promise<void> {
  if (!host) return;
  const { method, path, language, authorization, body } = question;
  const found = await host.ask(method, path, language, authorization, body);
  const [status, text] = found.toJs();
  found.destroy();
  tell({ type: "answer", number, status, body: text });
}

function open(number: number, table: string): void {
  const told = (text: string) => tell({ type: "told", number, text });
  const line = host?.open(table, told, () => tell({ type: "closed", number }));
  if (line) lines.set(number, line);
}

function close(number: number): void {
  lines.get(number)?.hang_up();
  lines.delete(number);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "begin") {
    begin(data.folder, data.python, data.ids).catch(fail);
  } else if (data.type === "ask") answer(data.number, data.question).catch(fail);
  else if (data.type === "open") open(data.number, data.table);
  else if (data.type === "say") lines.get(data.number)?.hear(data.text);
  else close(data.number);
});
