/** Records as files: taken away, and brought back. */

import { api } from "../api";

/** Where the record that was pasted last is kept. */
export const RECORD = "chapterhouse.replay";

export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${name}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads the record of a table, as whoever holds that key may have it. */
export async function download(table: string, key: string | null): Promise<void> {
  save(await api.record(table, key), `chapterhouse-${table}`);
}
