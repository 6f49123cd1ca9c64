// The server leaves out the moves that this page has: here they come back.
import type { Game } from "../lib/api.ts";

/**
 * The whole game of which `told` leaves out moves that it had at version `since`; `known` is what is here. Undefined where
 * that does not suffice: something in between is missing, and the whole game has to be fetched.
 */
export function completed(told: Game, since: number, known: Game | undefined): Game | undefined {
  const { from, ...game } = told;
  if (from === undefined) return told;
  if (!known || known.version < since || known.version > told.version || known.moves.length < from) return undefined;
  return { ...game, moves: [...known.moves.slice(0, from), ...told.moves] };
}
