/** How a match ended, as everybody at this screen reads it: by team, and in one sentence. */

import type { Ending } from "../wire";
import { listed, words } from "../words";

/** Those who scored together: mostly one player. */
export interface Team {
  seats: number[];
  name: string;
  points: number;
  place: number;
  /** Whether somebody at this screen is one of them, and of some others nobody is. */
  mine: boolean;
}

/** All teams, in the order of their seats. */
export function teamsOf(ending: Ending, names: string[], mine: number[]): Team[] {
  const rank = (seats: number[]) => ending.ranks[seats[0] ?? -1] ?? 0;
  const owned = (seats: number[]) => seats.some((seat) => mine.includes(seat));
  const all = ending.teams.every(owned);
  return ending.teams.map((seats) => ({
    seats,
    name: listed(seats.map((seat) => names[seat] ?? "")),
    points: ending.points[seats[0] ?? -1] ?? 0,
    place: 1 + ending.teams.filter((other) => rank(other) < rank(seats)).length,
    mine: !all && owned(seats),
  }));
}

/** Who won, in one sentence; `you` is the only one who plays at this screen, if there is one. */
export function verdictOf(teams: Team[], names: string[], you: number | null): string {
  const won = teams.filter(({ place }) => place === 1);
  const seats = won.flatMap((team) => team.seats);
  const others = seats.filter((seat) => seat !== you);
  const lost = teams.filter(({ place }) => place !== 1).map(({ points }) => points);
  const together = others.length < seats.length;
  const who = together ? (others.length ? "you-and" : "you") : seats.length > 1 ? "many" : "one";
  return words.text(`end-${won.length > 1 ? "shared" : "won"}-${who}`, {
    names: listed(others.map((seat) => names[seat] ?? "")),
    points: won[0]?.points ?? 0,
    second: Math.max(...lost, Number.NEGATIVE_INFINITY),
  });
}
