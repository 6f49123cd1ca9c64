// Perfect values in the plainest way: every position of a man each on a small board, gone through again and again until nothing
// changes. By the core's moves alone; the tables have no part in it.
import type { Core } from "../lib/core.ts";
import type { PerfectValue, PerfectValues } from "../lib/wire.ts";

export interface Solved {
  (fen: string): PerfectValues;
  /** All undecided positions, each with the first move number. */
  readonly positions: readonly string[];
}

const placementOf = (fen: string): string => `${fen.split(" ").slice(0, 2).join(" ")} 0,0 0 1`;

/** The result of a move: another position, or the end for the side that made it. */
interface Move {
  readonly notation: string;
  readonly to: string;
  readonly end: PerfectValue["wdl"] | null;
}

export function solve(core: Core, game: string): Solved {
  const variant = core.variant(game);
  const squares = variant?.squares ?? [];
  const moves = new Map<string, readonly Move[]>();
  const [first, second] = variant?.seating.map(({ goal }) => goal) ?? [];
  for (const seat of ["w", "b"] as const)
    for (const white of squares)
      for (const black of squares) {
        if (white === black || first?.includes(white) || second?.includes(black)) continue;
        const pieces = { [white]: "M", [black]: "m" };
        const fen = placementOf(core.judge(game, { pieces, seat, castleMoves: [0, 0] }).fen);
        moves.set(fen, movesOf(core, game, fen));
      }
  const values = solveBackwards(moves);
  const solved = (fen: string): PerfectValues => {
    const key = placementOf(fen);
    const valued = (moves.get(key) ?? []).map((move) => ({ notation: move.notation, ...afterMove(values, move) }));
    valued.sort((a, b) => rank(b) - rank(a));
    return { ...(values.get(key) ?? { wdl: "draw", plies: null }), moves: valued };
  };
  return Object.assign(solved, { positions: [...moves.keys()] });
}

function movesOf(core: Core, game: string, fen: string): Move[] {
  const position = core.open(game, "wcf", fen);
  const { outcomes, seat } = position.state();
  const made = outcomes.map(({ notation }) => {
    const after = position.play([notation]).plies[0]?.after;
    position.takeBack();
    const result = after?.result ?? null;
    const end = result === null ? null : result.winner === null ? "draw" : result.winner === seat ? "win" : "loss";
    return { notation, to: placementOf(after?.fen ?? ""), end } as const;
  });
  position.free();
  return made;
}

const turned = { win: "loss", draw: "draw", loss: "win" } as const;

/** For the side that makes the move, counted from before it. */
function afterMove(values: ReadonlyMap<string, PerfectValue>, { to, end }: Move): PerfectValue {
  if (end !== null) return { wdl: end, plies: end === "draw" ? null : 1 };
  const { wdl, plies } = values.get(to) ?? { wdl: "draw", plies: null };
  return { wdl: turned[wdl], plies: plies === null ? null : plies + 1 };
}

/** The higher, the better: a quick win, a draw, a slow loss. */
const rank = ({ wdl, plies }: PerfectValue): number =>
  wdl === "draw" ? 0 : wdl === "win" ? 1000 - (plies ?? 0) : (plies ?? 0) - 1000;

/** Positions undecided in the end are draws. */
function solveBackwards(moves: ReadonlyMap<string, readonly Move[]>): Map<string, PerfectValue> {
  const values = new Map<string, PerfectValue>();
  for (let plies = 0, idle = 0; idle < 3; plies++) {
    const news: [string, PerfectValue][] = [];
    for (const [fen, all] of moves) {
      if (values.has(fen)) continue;
      const known = all.map((move) => (move.end === null && !values.has(move.to) ? null : afterMove(values, move)));
      const wins = known.some((value) => value?.wdl === "win" && value.plies === plies);
      const loses = known.every((value) => value?.wdl === "loss" && (value.plies ?? 0) <= plies);
      if (wins) news.push([fen, { wdl: "win", plies }]);
      else if (loses && (all.length > 0 || plies === 0)) news.push([fen, { wdl: "loss", plies }]);
    }
    for (const [fen, value] of news) values.set(fen, value);
    idle = news.length === 0 ? idle + 1 : 0;
  }
  return values;
}
