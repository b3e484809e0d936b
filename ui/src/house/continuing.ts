/** Tables that go on from a moment of a match that is over. */

import { api } from "../api";
import * as keys from "../keys";
import { go } from "../router";
import type { Continuing } from "../wire";

/** Opens such a table, keeps the key to its seat, and goes there. */
export async function playOn(game: string, from: Continuing): Promise<void> {
  const [opened, games] = await Promise.all([api.goOn(from), api.games()]);
  const mine = Object.fromEntries(opened.keys.map((one) => [one.seat, one.key]));
  const title = games.find(({ name }) => name === game)?.title ?? game;
  keys.keep(opened.table, { game, title, host: opened.host, mine });
  go(`/table/${opened.table}`);
}
