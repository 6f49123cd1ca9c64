import { api, Failure, type Game } from "../lib/api.ts";
import { messages as m } from "../lib/messages.ts";
import { router } from "../lib/router.svelte.ts";
import { isShared } from "../lib/here.ts";
import type { Session } from "./session.svelte.ts";

/**
 * The same game once more, with the colours changed if there are two and one is the computer, and goes there. Where people
 * have screens of their own it is offered or accepted.
 */
export function rematch(session: Session): Promise<void> {
  return trying(session, async (game) => {
    if (isShared(game)) {
      const again = await api.rematch(game.id);
      session.hearRematch(again);
      if (again.game) router.go(`/game/${again.game}`);
      return;
    }
    const { variant, rules, start: fen, opponent, mayResign, time = null } = game;
    // Players without a level or a name are told by leaving these out.
    const seated = game.seats.map(({ player, level, name }) => ({
      player,
      ...(level === null ? {} : { level }),
      ...(name === "" ? {} : { name }),
    }));
    const changed = opponent === "computer" && seated.length === 2;
    const seats = changed ? [...seated].reverse() : seated;
    const next = await api.create({ variant, rules, fen, opponent, level: 1, colour: "w", mayResign, time, seats });
    router.go(`/game/${next.id}`);
  });
}

/** Takes the offer of a rematch back. */
export function withdrawRematch(session: Session): Promise<void> {
  return trying(session, async () => {
    if (session.again) session.hearRematch(await api.withdraw(session.again.id));
  });
}

async function trying(session: Session, work: (game: Game) => Promise<void>): Promise<void> {
  const { game } = session;
  if (!game || session.busy) return;
  session.busy = true;
  try {
    await work(game);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    session.notice = { text: error.away ? m.newGame.away : error.message, tone: "warn" };
  } finally {
    session.busy = false;
  }
}
