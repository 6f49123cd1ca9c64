import { api, Failure } from "../lib/api.ts";
import { other } from "../lib/core.ts";
import { messages as m } from "../lib/messages.ts";
import { router } from "../lib/router.svelte.ts";
import type { Session } from "./session.svelte.ts";

/** The same game once more, with the colours changed against the computer, and goes there. */
export async function rematch(session: Session): Promise<void> {
  const { game } = session;
  if (!game || session.busy) return;
  session.busy = true;
  try {
    const { variant, rules, start: fen, opponent, level, mayResign } = game;
    const colour = opponent === "computer" ? other(game.colour) : "w";
    const next = await api.create({ variant, rules, fen, opponent, level: level ?? 1, colour, mayResign });
    router.go(`/game/${next.id}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    session.notice = { text: error.away ? m.newGame.away : error.message, tone: "warn" };
  } finally {
    session.busy = false;
  }
}
