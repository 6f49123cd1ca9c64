// Answers typed questions about a game.
import { isHere } from "../lib/here.ts";
import { words } from "../play/words.ts";
import type { Session } from "../session/session.svelte.ts";
import { clockText, readClock } from "../stage/clock.ts";
import { answerTo, type Scene } from "./questions.ts";

/** Returns the scene of the position shown; `here` is the page's performance.now(). Undefined before the rules have come. */
function sceneOf(session: Session, here: number): Scene | undefined {
  const { game, variant, now, ply } = session;
  const standing = session.standing(ply);
  if (!game || !variant || !now || !standing) return undefined;
  const led = session.plies[ply - 1];
  const before = session.standing(ply - 1);
  const own = game.seats.filter(({ seat }) => isHere(game, seat)).map(({ seat }) => seat);
  const { clocks, time } = game;
  const byDays = (time?.days ?? 0) > 0;
  return {
    geometry: variant,
    pieces: standing.pieces,
    own: own.length === 1 && own[0] !== undefined ? own[0] : standing.seat,
    seat: standing.seat,
    over: session.over && ply === session.last,
    outcomes: ply === session.last ? now.outcomes : [],
    whyNot: (square) => (ply === session.last ? session.whyNot([square]) : null),
    last: led && before ? words.moveSentence(before.pieces, led.outcome, variant) : "",
    clocks:
      clocks && time
        ? variant.seating.map(({ id, name }, index) => ({
            name,
            text: clockText(readClock(clocks, time, { id, index }, here + (session.serverAhead ?? 0)), byDays),
          }))
        : [],
  };
}

/** Returns the answer to a question about the position shown, or null for a text that is none. */
export function answerIn(session: Session, text: string): string | null {
  const scene = sceneOf(session, performance.now());
  return scene ? answerTo(text, scene) : null;
}
