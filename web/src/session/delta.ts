// The server leaves out the moves that this page has: here they come back.
import type { Game } from "../lib/api.ts";

/**
 * Returns the whole game, given `told`, which may leave out moves up to version `since`, and `known`, the page's game.
 * Undefined if moves in between are missing: then the whole game must be fetched.
 */
export function completed(told: Game, since: number, known: Game | undefined): Game | undefined {
  const { from, ...game } = told;
  if (from === undefined) return told;
  if (!known || known.version < since || known.version > told.version || known.moves.length < from) return undefined;
  return { ...game, moves: [...known.moves.slice(0, from), ...told.moves] };
}
