/** Who is who on the board: a letter for each player, since the colours of this game are dealt anew. */

const LONGEST = 2;

/** For each name its first letter; more of it, or the number of the seat, where that is not enough. */
export function letters(names: string[]): string[] {
  return names.map((name, seat) => {
    for (let length = 1; length <= LONGEST; length++) {
      const begin = name.slice(0, length);
      const same = names.filter((other) => begins(other, begin));
      if (begin && same.length === 1) return begin;
    }
    return `${seat + 1}`;
  });
}

function begins(name: string, begin: string): boolean {
  return name.toLocaleUpperCase().startsWith(begin.toLocaleUpperCase());
}
