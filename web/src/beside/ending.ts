// The end of a game in words.
import type { Variant } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";
import { isMany, namesOf, teamOf } from "../lib/seating.ts";
import type { Session } from "../session/session.svelte.ts";
import { texts } from "./texts.ts";

/** Returns "You win", "You lose" or "Draw"; among several people, the winner. Empty during the game. */
export function endHeading({ game, now, own }: Session, variant: Variant | undefined): string {
  const result = game?.result ?? now?.result ?? null;
  if (!result) return "";
  const { winner, reason } = result;
  if (reason === "cancelled") return m.clock.calledOff;
  if (reason === "neither-came") return texts.resultHeading.nobody;
  if (winner === null) return texts.resultHeading.draw;
  if (variant && isMany(variant)) {
    const winners = variant.seating.filter(({ id }) => winner.includes(id));
    if (own === null) return texts.seatsWin(namesOf(winners), winners.length);
    const team = teamOf(variant, own).length > 1;
    if (winner.includes(own)) return team ? texts.resultHeading.teamWin : texts.resultHeading.youWin;
    return team ? texts.resultHeading.teamLose : texts.resultHeading.youLose;
  }
  if (own !== null) return winner === own ? texts.resultHeading.youWin : texts.resultHeading.youLose;
  return winner === "w" ? texts.resultHeading.w : texts.resultHeading.b;
}
