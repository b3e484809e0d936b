/** What a tournament means to whoever looks at it: their match, and what comes next. */

import type { TournamentInfo, TournamentRound, TournamentTable } from "../wire";
import { translated, words } from "../words";

/** The words of its pages, which nobody else needs. */
const said = translated(
  import.meta.glob<string>("$locale/*/page.tournament.ftl", { query: "?raw", import: "default" }),
);

export function spoken(): Promise<void> {
  return words.add(said);
}

/** The round that was begun last. */
export function last({ played }: TournamentInfo): TournamentRound | undefined {
  return played.at(-1);
}

/** The match of the reader in the round that is played, with the seat. */
export function ownMatch(info: TournamentInfo): { match: TournamentTable; seat: number } | null {
  const { me } = info;
  if (me === null || info.phase !== "round") return null;
  const match = last(info)?.tables.find(({ people }) => people.includes(me));
  return match ? { match, seat: match.people.indexOf(me) } : null;
}
