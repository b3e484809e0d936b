/** What the page and the worker in which tables are hosted say to each other. */

export type ToWorker =
  | { type: "begin"; folder: string; python: string; ids: string[] }
  | { type: "ask"; number: number; question: Question }
  | { type: "open"; number: number; table: string }
  | { type: "say"; number: number; text: string }
  | { type: "close"; number: number };

export interface Question {
  method: string;
  path: string;
  language: string;
  authorization: string;
  body: string;
}

export type FromWorker =
  | { type: "begun" }
  | { type: "failed"; code: string }
  | { type: "answer"; number: number; status: number; body: string }
  | { type: "told"; number: number; text: string }
  | { type: "closed"; number: number };
