// A kept game on the board: what the core says of it, and the messages about it, which are those of the server.
import type { Game, GameSummary, Player } from "../lib/api.ts";
import type { Core, Seat, State, Variant } from "../lib/core.ts";
import type { Kept } from "./kept.ts";

export interface Table {
  kept: Kept;
  variant: Variant;
  state: State;
  /** The seat that made each move. */
  movers: readonly Seat[];
  /** Plies since the last capture. */
  quiet: number;
  /** Reads a move in any form. Throws `CoreRefused`. */
  read: (text: string) => string;
}

/** Opens the board for `use`. Throws `CoreRefused` for a start that is none, and an error for an unknown variant. */
export function atTable<T>(core: Core, kept: Kept, use: (table: Table) => T): T {
  const variant = core.variant(kept.variant);
  if (!variant) throw new Error(`the core does not know ${kept.variant}`);
  // A shortened game has only its last position.
  const start = kept.moves.length < kept.plies ? kept.fen : (kept.start ?? "");
  const position = core.open(kept.variant, kept.rules, start);
  try {
    const first = position.state().seat;
    const { plies } = kept.moves.length > 0 ? position.play(kept.moves) : { plies: [] };
    const movers = [first, ...plies.map(({ after }) => after.seat)].slice(0, plies.length);
    const quiet = [...plies].reverse().findIndex(({ outcome }) => outcome.captures.length > 0);
    return use({
      kept,
      variant,
      state: position.state(),
      movers,
      quiet: quiet < 0 ? plies.length : quiet,
      read: (text) => position.read(text).notation,
    });
  } finally {
    position.free();
  }
}

export const levelAt = ({ seats }: Kept, seat: Seat): number => seats.find((one) => one.seat === seat)?.level ?? 0;

const playerOf = ({ seat, level, name }: Kept["seats"][number]): Player => ({
  seat,
  player: level > 0 ? "computer" : "person",
  level: level > 0 ? level : null,
  name,
});

export function summaryOf(kept: Kept): GameSummary {
  const { id, variant, rules, start, mayResign, version, plies, fen, seat, result, resultText, offer } = kept;
  const computer = kept.seats.find(({ level }) => level > 0);
  return {
    id,
    variant,
    rules,
    start,
    opponent: computer ? "computer" : "person",
    level: computer?.level ?? null,
    colour: kept.seats.find(({ level }) => level === 0)?.seat ?? seat,
    seats: kept.seats.map(playerOf),
    mayResign,
    rated: false,
    version,
    plies,
    fen,
    seat,
    result,
    resultText: result ? resultText : null,
    offer,
    canClaim: false,
    thinking: !result && levelAt(kept, seat) > 0,
    created: new Date(kept.created).toISOString(),
    updated: new Date(kept.updated).toISOString(),
  };
}

/** `whole`: with the position and its moves. */
export const messageOf = ({ kept, state, movers }: Table, whole = false): Game => ({
  ...summaryOf(kept),
  ...(kept.moves.length < kept.plies ? { start: kept.fen } : {}),
  canClaim: !kept.result && state.canClaim,
  moves: kept.moves.map((notation, ply) => ({
    notation,
    by: levelAt(kept, movers[ply] ?? "w") > 0 ? "computer" : "person",
  })),
  passed: [...state.passed],
  ...(whole ? { state: state as Game["state"] & object } : {}),
});
