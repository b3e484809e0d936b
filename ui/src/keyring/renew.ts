/** New keys to one's seats at a table, which this browser alone has. */

import * as keys from "../keys";

type Lock = (id: string, seat: number, key: string, made: string) => Promise<unknown>;

/**
 * Lets each seat open by a new key. One that still waits for a lost answer is sent anew first: a seat may open by it
 * already. Throws where the server does not answer.
 */
export async function renewed(
  id: string,
  seats: number[],
  lock: Lock,
  unanswered: (error: unknown) => boolean,
): Promise<void> {
  const settled = await settle(id, seats, lock, unanswered);
  for (const seat of seats.filter((one) => one !== settled)) {
    await renew(id, seat, keys.fresh(), lock).catch((error) => {
      if (unanswered(error)) throw error;
    });
  }
}

/** Gives the seat that opens by the key that waited, if one does. */
async function settle(
  id: string,
  seats: number[],
  lock: Lock,
  unanswered: (error: unknown) => boolean,
): Promise<number | null> {
  const { made } = keys.table(id);
  if (!made) return null;
  for (const seat of seats) {
    try {
      await renew(id, seat, made, lock);
      return seat;
    } catch (error) {
      if (unanswered(error)) throw error;
    }
  }
  return null;
}

/** The key is kept before the server knows it: should the answer be lost, the table tries it. */
async function renew(id: string, seat: number, made: string, lock: Lock): Promise<void> {
  keys.keep(id, { made });
  await lock(id, seat, keys.table(id).mine[seat] ?? "", made);
  keys.keep(id, { made: null, mine: { ...keys.table(id).mine, [seat]: made } });
}
