// The data that this browser keeps for its newest games: moves that the server may not have, planned moves, the switch
// that confirms moves, hints, the last line of chat read. In local storage; only the moves are sent.
import * as v from "valibot";
const storageKey = "camlann.games";
/** Beyond this number, the games left unused the longest are removed, */
const most = 50;
/** as are games not used for longer than a move may take. */
const patienceMs = 60 * 24 * 3600 * 1000;

const moveSchema = v.object({ ply: v.number(), notation: v.string(), nonce: v.string() });
/** A move that was made, to be sent until the server has answered it: a repeat with its nonce gets the first answer. */
export type SentMove = v.InferOutput<typeof moveSchema>;

const keptSchema = v.object({
  /** Moves of consecutive plies, and a sum of the game's moves before them. */
  sent: v.optional(v.object({ after: v.number(), moves: v.array(moveSchema) })),
  /** The ends of moves that are planned, when that was, and at which ply of the game. */
  planned: v.optional(
    v.object({ at: v.number(), ply: v.number(), moves: v.array(v.object({ from: v.string(), to: v.string() })) }),
  ),
  /** True if moves are confirmed; default: as in the settings. */
  confirms: v.optional(v.boolean()),
  /** By the number of moves before it, each move that was given as a hint: it is no mistake. */
  hints: v.optional(v.record(v.string(), v.string())),
  /** The number of the last line of chat read. */
  chatSeen: v.optional(v.number()),
});
export type Kept = v.InferOutput<typeof keptSchema>;

const schema = v.array(v.object({ game: v.string(), at: v.number(), kept: keptSchema }));

function all(): v.InferOutput<typeof schema> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
    return parsed.success ? parsed.output.filter(({ at }) => Date.now() - at < patienceMs) : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

export const keptOf = (game: string): Kept => all().find((one) => one.game === game)?.kept ?? {};

/** Keeps this of a game, and what else is kept of it; `undefined` forgets. */
export function keep(game: string, what: { [Part in keyof Kept]: Kept[Part] | undefined }): void {
  const games = all();
  const kept = Object.fromEntries(
    Object.entries({ ...games.find((one) => one.game === game)?.kept, ...what }).filter(
      ([, part]) => part !== undefined,
    ),
  );
  const others = games.filter((one) => one.game !== game);
  const now = Object.keys(kept).length > 0 ? [{ game, at: Date.now(), kept }, ...others] : others;
  try {
    if (now.length > 0) localStorage.setItem(storageKey, JSON.stringify(now.slice(0, most)));
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser without storage forgets it with the page.
  }
}
