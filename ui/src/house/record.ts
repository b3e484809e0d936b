/** Records as files: taken away, and brought back. */

import { api } from "../api";
import { save } from "../saving";

/** Where the record that was pasted last is kept. */
export const RECORD = "chapterhouse.replay";

/** Downloads the record of a table, as whoever holds that key may have it. */
export async function download(table: string, key: string | null): Promise<void> {
  save(await api.record(table, key), `chapterhouse-${table}.txt`);
}
