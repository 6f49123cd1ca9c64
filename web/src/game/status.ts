// Which one sentence the line above the board says: the most pressing one.
import { messages as m } from "../lib/messages.ts";
import type { Refusal, Variant } from "../lib/core.ts";
import { familyOf } from "../lib/families.ts";
import type { Session } from "./session.svelte.ts";
import type { Status } from "./StatusLine.svelte";

export interface Saying {
  session: Session;
  variant: Variant | undefined;
  /** Why the last tap was refused. */
  refusal: Refusal | null;
  /** What the picked piece can do, or the move under the pointer. */
  choosing: string;
  /** Opens what is needed to answer an offer, where it is not in sight anyway. */
  answer: () => void;
  /** Claims a draw that may be claimed, where the button for it is not in sight anyway; absent otherwise. */
  claim: (() => void) | undefined;
  /** Shows a newcomer how to play, where that is not in sight anyway; absent for everybody else. */
  teach: (() => void) | undefined;
  /** Shows why the hint is good. */
  explain: () => void;
}

export function statusOf({ session, variant, refusal, choosing, answer, claim, teach, explain }: Saying): Status {
  const { game, now } = session;
  if (!session.online) return { text: session.sending ? m.game.goneKept : m.game.gone, tone: "warn" };
  if (!game || !now) return { text: "", tone: "plain" };
  const rules = (anchor: string): Status["link"] => ({ href: `/rules/${game.variant}#${anchor}`, text: m.game.why });

  if (session.lookingAt !== null) {
    return {
      text: m.game.lookingBack(session.lookingAt, session.plies.length),
      tone: "plain",
      action: { text: m.game.toNow, run: () => session.look(session.plies.length) },
    };
  }
  if (refusal)
    return { text: refusal.text, tone: "warn", ...linkTo(refusal.rule === "" ? undefined : rules(refusal.rule)) };
  if (session.notice) {
    const { text, tone, rule } = session.notice;
    return { text, tone, ...(rule ? linkTo(rules(rule)) : {}) };
  }
  if (session.over) return { text: game.resultText ?? now.resultText, tone: "good" };
  if (game.offer && (game.opponent === "person" || game.offer !== game.colour)) {
    const text = game.opponent === "person" ? m.game.offerSide(game.offer) : m.game.offerYou;
    return { text, tone: "warn", action: { text: m.game.answer, run: answer } };
  }
  if (session.hinting) return { text: m.game.hintWait, tone: "plain" };
  if (session.hint) {
    return {
      text: m.game.hintIs(session.hint.notation),
      tone: "plain",
      action: { text: m.why.ask, run: explain },
    };
  }
  if (choosing !== "") return { text: choosing, tone: "plain" };
  if (claim) return { text: m.game.claimWhy, tone: "plain", action: { text: m.game.claimDraw, run: claim } };
  if (!session.mine) {
    return { text: game.opponent === "computer" ? m.game.computerThinks : m.game.seatMoves(now.seat), tone: "plain" };
  }
  if (now.obligation.kind !== "none") {
    const anchor = variant && familyOf(variant).pressed[now.obligation.kind];
    return { text: now.obligation.text, tone: "must", ...linkTo(anchor === undefined ? undefined : rules(anchor)) };
  }
  const turn = game.opponent === "computer" ? m.game.yourMove : m.game.seatMoves(now.seat);
  const text = now.obligation.text === "" ? turn : now.obligation.text;
  return { text, tone: "plain", ...(teach ? { action: { text: m.game.howTo, run: teach } } : {}) };
}

const linkTo = (link: Status["link"]): Pick<Status, "link"> => (link ? { link } : {});
