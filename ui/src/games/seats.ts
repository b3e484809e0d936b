/** The seats around a table, which every game counts from 0. */

/** All seats once around, from one of them. */
export function around(seats: number, first: number): number[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

/** The same from the reader's own seat; from the first for onlookers, or where all cards lie open. */
export function aroundReader(seats: number, observer: number): number[] {
  return around(seats, observer >= 0 && observer < seats ? observer : 0);
}

/** What lies before the player on that seat. */
export function ofSeat<Player>(players: Player[], seat: number): Player {
  const found = players[seat];
  if (!found) throw new RangeError(`nobody sits on seat ${seat}`);
  return found;
}
