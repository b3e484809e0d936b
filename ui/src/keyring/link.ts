/** The secret that this browser shares with others of the same person, and a link that brings one. */

import { fields, lasting, text } from "../storage";

const PLACE = "chapterhouse.keyring";
export const MARK = "keyring=";

export interface Held {
  secret: string;
  /** How often the list had been kept when it was read last. */
  revision: number;
  /** Whether this browser came to it by signing in. */
  account: boolean;
}

export function kept(): Held | null {
  const { secret, revision, account } = fields(lasting.read(PLACE));
  const known = text(secret, "");
  if (!known) return null;
  return { secret: known, revision: Number(revision) || 0, account: account === true };
}

/** Keeps it; null for none any more. */
export function keep(held: Held | null): void {
  lasting.write(PLACE, held);
}
