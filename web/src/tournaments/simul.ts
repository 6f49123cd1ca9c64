// The boards of a simultaneous display: what each shows, and their order.
import type { GameSummary } from "../lib/api.ts";
import type { Tournament } from "./requests.ts";

type Game = Tournament["rounds"][number]["games"][number];

export interface SimulBoard {
  /** From 1. */
  number: number;
  /** Place of the opponent in the list of players. */
  opponent: number;
  /** The seat of the giver. */
  seat: "w" | "b";
  game: Game;
  /** Its position; undefined until loaded, or for a board in the room. */
  summary: GameSummary | undefined;
  /** True if it is the giver's turn. */
  waits: boolean;
}

/** Returns the boards in their order. */
export function boardsOf(tournament: Tournament, games: readonly GameSummary[]): SimulBoard[] {
  const giver = tournament.display?.giver ?? -1;
  return (tournament.rounds[0]?.games ?? []).map((game, index) => {
    const white = game.white === giver;
    const seat = white ? "w" : "b";
    const summary = games.find(({ id }) => id === game.game);
    return {
      number: index + 1,
      opponent: white ? game.black : game.white,
      seat,
      game,
      summary,
      waits: game.result === "*" && summary?.result === null && summary.seat === seat,
    };
  });
}

/** Returns the boards for their giver: those that have waited longest first, then others that go on. */
export function byWait(boards: readonly SimulBoard[]): SimulBoard[] {
  const rank = ({ waits, game }: SimulBoard): number => (waits ? 0 : game.result === "*" ? 1 : 2);
  const since = ({ summary }: SimulBoard): number => Date.parse(summary?.updated ?? "") || 0;
  return [...boards].sort(
    (one, other) => rank(one) - rank(other) || (one.waits ? since(one) - since(other) : 0) || one.number - other.number,
  );
}
