// The result of a game for one player.
import type { GameSummary } from "../lib/api.ts";

export type Ending = "won" | "drawn" | "lost" | "off";

/** Nothing while it runs. */
export function endingFor({ result, seats }: Pick<GameSummary, "result" | "seats">, id: string): Ending | undefined {
  if (!result) return undefined;
  if (result.reason === "cancelled") return "off";
  if (result.reason === "neither-came") return "lost";
  if (!result.winner) return "drawn";
  const own = seats.find((seat) => seat.id === id)?.seat;
  return own !== undefined && result.winner.includes(own) ? "won" : "lost";
}
