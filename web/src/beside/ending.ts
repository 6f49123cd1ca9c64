// How a game has ended, in words, and the moves of it that are worth looking at again.
import type { Variant } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";
import { questionAt, type Question } from "../why/answer.ts";
import { isHere } from "../lib/here.ts";
import { isMany, namesOf, teamOf } from "../lib/seating.ts";
import type { Session } from "../session/session.svelte.ts";

/** "You win", "You lose", "Draw"; among several people who has won. Empty while the game goes on. */
export function endHeading({ game, now, own }: Session, variant: Variant | undefined): string {
  const result = game?.result ?? now?.result ?? null;
  if (!result) return "";
  const { winner, reason } = result;
  if (reason === "cancelled") return m.clock.calledOff;
  if (winner === null) return m.game.resultHeading.draw;
  if (variant && isMany(variant)) {
    const winners = variant.seating.filter(({ id }) => winner.includes(id));
    if (own === null) return m.game.seatsWin(namesOf(winners), winners.length);
    const team = teamOf(variant, own).length > 1;
    if (winner.includes(own)) return team ? m.game.resultHeading.teamWin : m.game.resultHeading.youWin;
    return team ? m.game.resultHeading.teamLose : m.game.resultHeading.youLose;
  }
  if (own !== null) return winner === own ? m.game.resultHeading.youWin : m.game.resultHeading.youLose;
  return winner === "w" ? m.game.resultHeading.w : m.game.resultHeading.b;
}

/** The moves that people made, as the engine is asked about them. */
export function personalMoves({ game, plies }: Session): { ply: number; question: Question }[] {
  if (!game) return [];
  const origin = { variant: game.variant, rules: game.rules, start: game.start };
  return plies.flatMap(({ before }, index) => {
    const question = isHere(game, before.seat) ? questionAt(origin, plies, index + 1) : null;
    return question ? [{ ply: index + 1, question }] : [];
  });
}
