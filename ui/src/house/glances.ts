/** How one's tables stand, asked in portions. */

import type { Kept } from "../keys";
import * as keys from "../keys";
import type { Glance, TableKey } from "../wire";

const MOST = 24; // that the server looks at in one go

/** How each of these tables stands; those that nobody answers for are left out. */
export async function glances(
  tables: [id: string, kept: Kept][],
  ask: (asked: TableKey[]) => Promise<Glance[]>,
): Promise<Record<string, Glance>> {
  const found: Record<string, Glance> = {};
  for (let from = 0; from < tables.length; from += MOST) {
    const portion = tables.slice(from, from + MOST);
    const asked = portion.map(([table, kept]) => ({ table, key: keys.opener(kept) }));
    const answers = await ask(asked).catch(() => []);
    for (const [at, [id]] of portion.entries()) if (answers[at]) found[id] = answers[at];
  }
  return found;
}
