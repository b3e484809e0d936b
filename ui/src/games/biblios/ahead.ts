/** What is filled in to be answered ahead, and the answer that it makes; what that leads to, the server knows. */

import type { StandingAnswer, StandingOffer } from "./table";

/** What is to be done about a lot: ask, pass, or bid up to a limit where it is worth so much. */
export interface Wish {
  does: "ask" | "pass" | "bid";
  limit: number;
  least: number;
}

export interface Draft {
  /** The number of the lot that was up when it was opened. */
  nth: number;
  lot: Wish;
  /** By the kind of a lot. */
  others: Record<string, Wish>;
  pays: StandingAnswer["pays"];
}

const ASK: Wish = { does: "ask", limit: 1, least: 0 };

/** What there is to be changed: what was settled, as far as it is about the lot that is up. */
export function drafted(offer: StandingOffer, answer: StandingAnswer | null): Draft {
  const limit = answer?.lot === offer.lot ? answer.limit : null;
  const kinds = Object.keys(offer.kinds);
  return {
    nth: offer.lot,
    lot: limit === null ? { ...ASK } : { ...ASK, does: limit ? "bid" : "pass", limit: limit || 1 },
    others: Object.fromEntries(kinds.map((kind) => [kind, wish(kind, answer)])),
    pays: answer?.pays ?? "ask",
  };
}

function wish(kind: string, answer: StandingAnswer | null): Wish {
  if (!answer?.wanted) return { ...ASK };
  const found = answer.wanted.find((one) => one.kind === kind);
  if (!found) return { ...ASK, does: "pass" };
  const { limit, least } = found;
  return limit === null ? { ...ASK, least } : { does: "bid", limit, least };
}

/** The answer; null if nothing is settled by it. What is said of a lot is of the one that was up then, whichever is now. */
export function settled(
  offer: StandingOffer,
  { nth, lot, others, pays }: Draft,
): StandingAnswer | null {
  const limit = !nth || lot.does === "ask" ? null : lot.does === "bid" ? lot.limit : 0;
  const all = Object.entries(others);
  const wanted = all
    .filter(([, { does }]) => does !== "pass")
    .map(([kind, { does, limit, least }]) => ({
      kind,
      least: does === "bid" ? least : 0,
      limit: does === "bid" ? limit : null,
    }));
  const asks = all.every(([, { does }]) => does === "ask");
  if (limit === null && asks) return null;
  return { lot: limit === null ? offer.lot : nth, limit, wanted: asks ? null : wanted, pays };
}
