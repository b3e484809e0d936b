/** The file of somebody whose copy of a game differs from our data. */

import { Trouble } from "../api";
import { words } from "../words";

export interface OwnFile {
  name: string;
  text: string;
}

/** As many kB of it as the server reads. */
export const MOST = 64;

/** Reads it. Throws a `Trouble` for what is too large, or no text. */
export async function brought(file: File): Promise<OwnFile> {
  const { name } = file;
  if (file.size > MOST * 1024) throw trouble("my-box-large", name);
  const bytes = await file.arrayBuffer();
  try {
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    throw trouble("my-box-no-text", name);
  }
}

function trouble(code: string, file: string): Trouble {
  return new Trouble({ code, text: words.text(code, { file, most: MOST }) });
}

/** Whether the server refused the facts of such a file. */
export function ofBox(error: unknown): error is Trouble {
  return error instanceof Trouble && error.code.startsWith("edition");
}
