/** What a player is doing, as a message of the board's catalogue. */

import type { Prompt, View } from "../../wire";
import { table, zone } from "./position";

export interface Message {
  key: string;
  amount: number;
}

export function doing(view: View, prompt: Prompt | null, seat: number): Message | null {
  const phase = table(view).phase;
  const asked = Boolean(prompt?.key) && prompt?.seat === seat; // else the turn is only to be ended
  if (asked && zone(view, "chapel").size > 0) return say("church");
  if (phase === "gift") return giving(view, seat, asked);
  if (phase === "auction") return bidding(view, seat, asked);
  return null;
}

function giving(view: View, seat: number, asked: boolean): Message | null {
  if (asked) return say(zone(view, "drawn").size > 0 ? "places" : "takes");
  return table(view).active === seat ? say("active") : null;
}

function bidding(view: View, seat: number, asked: boolean): Message | null {
  if (zone(view, "lot").size === 0) return null;
  const { by_cards, leader, owed, high, barred, passed } = table(view).auction;
  const unit = by_cards ? "cards" : "gold";
  if (leader === seat) return owed ? say(`pays-${unit}`, owed) : say(`leads-${unit}`, high);
  if (barred.includes(seat)) return say("barred");
  if (passed.includes(seat)) return say("passed");
  return say(asked ? "speaks" : "may-bid");
}

function say(word: string, amount = 0): Message {
  return { key: `board-${word}`, amount };
}
