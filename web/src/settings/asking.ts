// Confirmation of moves by kind of pointer: the two boxes of a kind of game, stored as one word.
import { asksBy, type HandOf } from "../lib/hands.ts";
import type { Settings } from "../lib/settings.svelte.ts";

type Asks = Settings["confirm"];

export function withHand(asks: Asks, hand: HandOf, on: boolean): Asks {
  const other = hand === "mouse" ? "touch" : "mouse";
  const others = asksBy(asks, other);
  if (on) return others ? "always" : hand;
  return others ? other : "never";
}
