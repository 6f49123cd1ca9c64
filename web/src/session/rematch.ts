import { api, Failure, type Game, type Invitation } from "../lib/api.ts";
import { messages as m } from "../lib/messages.ts";
import { me } from "../lib/me.ts";
import { router } from "../lib/router.svelte.ts";
import { isShared } from "../lib/here.ts";
import type { Session } from "./session.svelte.ts";

/**
 * Starts the same game again and opens it; with two players, one of them the computer, the colours change. Between
 * people on different devices, offers or accepts a rematch.
 */
export function rematch(session: Session): Promise<void> {
  return trying(session, async (game) => {
    if (isShared(game)) {
      const again = await api.rematch(game.id);
      hearRematch(session, again);
      if (again.game) router.go(`/game/${again.game}`);
      return;
    }
    const { variant, rules, start: fen, opponent, mayResign, time = null } = game;
    // Seats without a level or a name leave these out.
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
    if (session.again) hearRematch(session, await api.withdraw(session.again.id));
  });
}

/** Takes over the news of a rematch, and opens it when it begins. */
export function hearRematch(session: Session, told: Invitation): void {
  const before = session.again;
  if (before?.id === told.id && told.version < before.version) return;
  // A visitor of an old game stays with it.
  if (before?.phase === "waiting" && told.game && told.seats.some(({ id }) => id === me())) {
    router.go(`/game/${told.game}`);
  }
  session.again = told.phase === "withdrawn" ? undefined : told;
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
