/** Which steps of lessons are reached: counted where the host has switched that on, without a name. */

import { api } from "../api";
import { fields, lasting } from "../storage";

const PLACE = "chapterhouse.counted";
let asked: Promise<boolean> | null = null;

/** Whether this server counts; asked once. */
export function counts(): Promise<boolean> {
  asked ??= api.counting().then(
    ({ lessons }) => lessons,
    () => false,
  );
  return asked;
}

/** Tells the server of a step that was not reached before; whoever is done may begin anew. */
export function reach(game: string, name: string, step: number, done: boolean): void {
  const place = `${game}/${name}`;
  const { [place]: before, ...others } = fields(lasting.read(PLACE));
  const told = typeof before === "number" ? before : -1;
  if (step > told) api.reached(game, name, step).catch(() => {});
  lasting.write(PLACE, done ? others : { ...others, [place]: Math.max(step, told) });
}
