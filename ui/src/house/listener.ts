/** To whom a coach speaks: by this name it is kept what they were told. */

/** Of several people at one screen, each but the first is known by name: what one was told, the next one has not read. */
export function listener(game: string, seat: number, own: number[], names: string[]): string {
  return own.some((one) => one < seat) ? `${game} ${names[seat] ?? ""}` : game;
}
