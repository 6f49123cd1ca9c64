// The change of this player's rating by a game.
import type { Game } from "../lib/api.ts";
import { me } from "../lib/me.ts";
import type { RatingPoint, Speed } from "../lib/wire.ts";
import { people } from "../lib/people.ts";
import { texts as t } from "./texts.ts";

/** The rating of a new player. */
const firstRating = 1500;

/** "Your rating: 1508 (+8)"; empty where the game has not moved it. */
export function changeIn(points: readonly RatingPoint[], game: string): string {
  const at = points.findIndex((point) => point.game === game);
  const after = points[at];
  if (!after) return "";
  return t.rating(after.rating, after.provisional, after.rating - (points[at - 1]?.rating ?? firstRating));
}

export async function ratingChange({ id, variant, time }: Game): Promise<string> {
  // The server alone knows how fast is fast.
  const speeds: Speed[] = (time?.days ?? 0) > 0 ? ["days"] : ["fast", "slow"];
  for (const speed of speeds) {
    const { points } = await people.history(me(), variant, speed);
    const text = changeIn(points, id);
    if (text !== "") return text;
  }
  return "";
}
