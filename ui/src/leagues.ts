/** The tables of results that this browser belongs to: friends whose finished matches are counted. */

import { api, wasWrong } from "./api";
import { drop, keep, waiting } from "./memberships";
import type { League } from "./wire";

export * from "./memberships";

/** Asks for one, and keeps what it is called; one that opens nothing any more is forgotten. */
export async function found(member: string): Promise<League> {
  try {
    const league = await api.leagues.find(member);
    keep({ member, league: league.league, title: league.title });
    return league;
  } catch (error) {
    if (wasWrong(error, "no-such-league")) drop(member);
    throw error;
  }
}

/** Asks for those whose answer was lost. */
export async function settle(): Promise<void> {
  for (const member of waiting()) {
    await found(member).catch(() => {});
  }
}
