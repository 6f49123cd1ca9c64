// Requests about a game other than moves. Each change waits for the moves in progress, and does nothing if one of them is refused.
import { api, type Asked } from "../lib/api.ts";
import { isShared } from "../lib/here.ts";
import { messages as m } from "../lib/messages.ts";
import { keep, keptOf } from "./kept.ts";
import type { Session } from "./session.svelte.ts";

type Change = (session: Session) => Promise<void>;

export const takeBack: Change = (session) => session.change((have) => api.takeBack(session.id, have));

/** Ends the game without a result, before everyone has moved. */
export const callOff: Change = (session) => session.change((have) => api.callOff(session.id, have));

export const resign: Change = (session) => session.change((have) => api.resign(session.id, have));

export const claimWin: Change = (session) => session.change((have) => api.claimWin(session.id, have));

export const claimDraw: Change = (session) => session.change((have) => api.claimDraw(session.id, have));

/** Answers an offer, or withdraws one's own. */
export const answer = (session: Session, what: Asked, accept: boolean): Promise<void> =>
  session.change((have) => api.answer(session.id, what, have, accept));

export const offerDraw: Change = (session) =>
  session.change(async (have) => {
    const game = await api.offerDraw(session.id, have);
    if (!game.result && !isShared(game)) {
      session.notice = { text: game.offer ? m.game.offered : m.game.declined, tone: "plain" };
    }
    return game;
  });

/** Shows the engine's move for the last position, unless the game goes on meanwhile. */
export const askHint: Change = async (session) => {
  if (session.hinting || session.sending || !session.mine) return;
  const ply = session.last;
  session.hinting = true;
  session.notice = null;
  try {
    const { outcome } = await api.hint(session.id);
    keep(session.id, { hints: { ...keptOf(session.id).hints, [ply]: outcome.notation } });
    if (session.last === ply) session.hint = outcome;
  } catch (error) {
    session.fail(error);
  } finally {
    session.hinting = false;
  }
};
