/**
 * What this tab has asked to be opened, each under a key made here: asked once more in the same words, as the answer
 * was lost, the server gives the same and opens no second one.
 */

import { fresh } from "./keys";
import { fields, passing, text } from "./storage";

const PLACE = "chapterhouse.asked";
const WHILE = 600_000; // milliseconds, then the same words are meant anew

/** Asks for something new. What was refused was not opened, and may be asked for by the same key as well. */
export async function once<Wish, Answer>(
  what: string,
  wish: Wish,
  ask: (wish: Wish & { made: string }) => Promise<Answer>,
): Promise<Answer> {
  const words = JSON.stringify([what, wish]);
  const made = madeFor(words) ?? fresh();
  passing.write(PLACE, { words, made, at: Date.now() });
  const answer = await ask({ ...wish, made });
  passing.write(PLACE, null);
  return answer;
}

/** The key under which the same was asked for just now, and not answered. */
function madeFor(words: string): string | null {
  const before = fields(passing.read(PLACE));
  const same = before.words === words && Math.abs(Date.now() - Number(before.at)) < WHILE;
  return same ? text(before.made, null) : null;
}
