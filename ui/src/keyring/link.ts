/** The secret that this browser shares with others of the same person, and a link that brings one. */

import { fields, lasting, text } from "../storage";

const PLACE = "chapterhouse.keyring";
export const MARK = "keyring=";

export interface Held {
  secret: string;
  /** How often the list had been kept when it was read last. */
  revision: number;
}

export function kept(): Held | null {
  const { secret, revision } = fields(lasting.read(PLACE));
  const known = text(secret, "");
  return known ? { secret: known, revision: Number(revision) || 0 } : null;
}

/** Keeps it; null for none any more. */
export function keep(held: Held | null): void {
  lasting.write(PLACE, held);
}
