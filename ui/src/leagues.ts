/** The tables of results that this browser belongs to: friends whose finished matches are counted. */

import { api, Trouble } from "./api";
import { fields, lasting, text } from "./storage";
import type { League } from "./wire";

const PLACE = "chapterhouse.leagues";
export const MARK = "member=";

export interface Membership {
  /** The key by which its owner is known there; nobody else has it. */
  member: string;
  /** Empty until the server has said which it is. */
  league: string;
  title: string;
}

/** Those that are known, the latest last. */
export function memberships(): Membership[] {
  return all().filter(({ league }) => league);
}

function all(): Membership[] {
  const found = lasting.read(PLACE);
  return (Array.isArray(found) ? found : []).flatMap((one) => {
    const { member, league, title } = fields(one);
    const key = text(member, "");
    return key ? [{ member: key, league: text(league, ""), title: text(title, "") }] : [];
  });
}

/** Keeps one; of each table of results there is one. */
export function keep(kept: Membership): void {
  const others = all().filter(
    ({ member, league }) => member !== kept.member && (!league || league !== kept.league),
  );
  lasting.write(PLACE, [...others, kept]);
}

export function drop(member: string): void {
  lasting.write(
    PLACE,
    all().filter((one) => one.member !== member),
  );
}

/** Asks for one, and keeps what it is called; one that opens nothing any more is forgotten. */
export async function found(member: string): Promise<League> {
  try {
    const league = await api.leagues.find(member);
    keep({ member, league: league.league, title: league.title });
    return league;
  } catch (error) {
    if (error instanceof Trouble && error.code === "no-such-league") drop(member);
    throw error;
  }
}

/** Asks for those whose answer was lost. */
export async function settle(): Promise<void> {
  for (const { member } of all().filter(({ league }) => !league)) {
    await found(member).catch(() => {});
  }
}
