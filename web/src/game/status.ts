// Which one sentence the line above the board says: the most pressing one.
import { ofCore } from "../lib/language.ts";
import { messages as m } from "../lib/messages.ts";
import type { Refusal, State, Variant } from "../lib/core.ts";
import { familyOf } from "../lib/families.ts";
import { narrowScreen } from "../lib/screen.svelte.ts";
import { shownMove } from "../play/written.ts";
import { placeOf, roundsOfGame } from "../lib/rounds.ts";
import { minutesText } from "../stage/clock.ts";
import { isHere, isShared, isWatched, lateText } from "../lib/here.ts";
import { answersOffer, nameOf, playerAt } from "../stage/seats.ts";
import { againstOf, goalText, isMany, namesOf, sidesOf, teamOf } from "../lib/seating.ts";
import type { Shown } from "../review/worst.svelte.ts";
import { claimWin } from "../session/changes.ts";
import type { Session } from "../session/session.svelte.ts";
import type { Status } from "../stage/StatusLine.svelte";

export interface Saying {
  session: Session;
  variant: Variant | undefined;
  /** The turn of the board. */
  turn: number;
  /** Why the last tap was refused. */
  refusal: Refusal | null;
  /** The moves of the picked piece, or the move under the pointer. */
  choosing: string;
  /** Opens what is needed to answer an offer, where it is not in sight anyway. */
  answer: () => void;
  /** Claims a draw that may be claimed, where the button for it is not in sight anyway; absent otherwise. */
  claim: (() => void) | undefined;
  /** Shows a beginner how to play where no button for it is visible; otherwise absent. */
  teach: (() => void) | undefined;
  /** Shows why the hint is good. */
  explain: () => void;
  /** The mistake for which the better move is on the board. */
  mistake: Shown | undefined;
  /** The plan being made on the board; empty without one. */
  plan: Pick<Status, "text" | "action">;
}

export function statusOf(saying: Saying): Status {
  const { session, variant, turn, refusal, choosing, answer, claim, teach, explain, mistake, plan } = saying;
  const { game, now } = session;
  const trouble = session.coach?.speaks ? "" : troubleOf(session);
  if (trouble !== "") return { text: trouble, tone: "warn" };
  if (!game || !now || !variant) return { text: "", tone: "plain" };
  const back = session.contact === "back" ? `${m.game.back} ` : "";
  const rules = (anchor: string): Status["link"] => ({ href: `/rules/${game.variant}#${anchor}`, text: m.game.why });

  if (session.lookingAt !== null) {
    const rounds = roundsOfGame(variant, session.standing(0), session.plies);
    return {
      text: mistake
        ? m.review.line(shownMove(mistake.move), shownMove(mistake.better.notation))
        : m.game.lookingBack(placeOf(rounds, session.lookingAt)),
      tone: "plain",
      action: { text: m.game.toNow, run: () => session.look(session.plies.length) },
    };
  }
  if (session.coach?.status) return session.coach.status;
  // After the end the line says how it came.
  if (refusal && !session.over && (plan.text === "" || choosing !== ""))
    return {
      text: ofCore(refusal.text),
      tone: "warn",
      ...linkTo(refusal.rule === "" ? undefined : rules(refusal.rule)),
    };
  if (session.notice) {
    const { text, tone, rule } = session.notice;
    return { text, tone, ...(rule ? linkTo(rules(rule)) : {}) };
  }
  if (plan.text !== "") return { ...plan, tone: "plan" };
  if (session.over) {
    const text = ofCore(game.resultText ?? now.resultText);
    if (!now.obligation.attack) return { text, tone: endTone(session) };
    // A narrow screen has the result under the board.
    const why = ofCore(now.obligation.text);
    return { text: narrowScreen.current ? why : `${text} ${why}`, tone: endTone(session) };
  }
  // Between people on different devices an offer has its own row.
  if (game.offer && !isShared(game) && answersOffer(game, variant)) {
    const ofComputer = playerAt(game, game.offer)?.player === "computer";
    const bySeat = sidesOf(variant) > 2 ? m.game.offerThree : m.game.offerSide;
    const text = ofComputer ? m.game.offerYou : bySeat(game.offer);
    return { text, tone: "warn", action: { text: m.game.answer, run: answer } };
  }
  const gone = goneText(session, variant);
  if (gone !== null) return gone;
  if (session.hinting) return { text: m.game.hintWait, tone: "plain" };
  if (session.hint) {
    return {
      text: m.game.hintIs(shownMove(session.hint.notation)),
      tone: "plain",
      action: { text: m.why.ask, run: explain },
    };
  }
  if (choosing !== "") return { text: choosing, tone: "plain" };
  if (claim) return { text: m.game.claimWhy, tone: "plain", action: { text: m.game.claimDraw, run: claim } };
  const passed = back + passedText(variant, now);
  // A move that is still being sent does not start the next turn yet.
  if (session.held) return { text: passed, tone: "plain" };
  if (session.contact === "sending" || session.awaited) return { text: passed + m.game.sending, tone: "plain" };
  const watching = isWatched(game) ? `${lateText(game) || m.game.watching} ` : "";
  if (!session.mine && isShared(game) && playerAt(game, now.seat)?.player === "person") {
    return { text: passed + watching + theyMove(session, now), tone: "plain" };
  }
  if (!session.mine) {
    const text = isMany(variant) ? m.game.computerThinksFor(m.sides[now.seat]) : m.game.computerThinks;
    return { text: passed + text + (session.hurried ? ` ${m.game.hurried}` : ""), tone: "plain" };
  }
  const mover = moverText(session, variant, now);
  const soon =
    typeof game.clocks?.firstMoveBy === "number" && !session.sending
      ? `${mover} ${game.tournament === undefined ? m.clock.firstMove : m.clock.firstMoveOrLose}`
      : "";
  const swap = now.outcomes.find(({ kind }) => kind === "swap");
  if (swap) {
    const run = (): void => session.play(swap);
    return { text: passed + (soon || m.game.swapWhy), tone: "must", action: { text: m.game.swap, run } };
  }
  if (now.obligation.kind !== "none") {
    const anchor = familyOf(variant).pressed[now.obligation.kind];
    const duty = ofCore(now.obligation.text);
    const text = isMany(variant) ? `${mover} ${duty}` : duty;
    return { text: passed + text, tone: "must", ...linkTo(anchor === undefined ? undefined : rules(anchor)) };
  }
  if (soon !== "") return { text: passed + soon, tone: "plain" };
  const text = isMany(variant)
    ? `${mover} ${ofCore(now.obligation.may) || goalText(variant, now.seat, turn)}`
    : ofCore(now.obligation.text) || mover;
  return { text: passed + text, tone: "plain", ...(teach ? { action: { text: m.game.howTo, run: teach } } : {}) };
}

/** Returns the tone for the result as the only person here sees it; neutral for several people and for a draw. */
function endTone({ game, now, own }: Session): Status["tone"] {
  const winner = (game?.result ?? now?.result)?.winner ?? null;
  if (winner === null || own === null) return "over";
  return winner.includes(own) ? "good" : "lost";
}

/** The other side has left, if it has. */
function goneText(session: Session, variant: Variant): Status | null {
  const { game, claimWait: wait } = session;
  const own = game?.seats.find(({ seat }) => isHere(game, seat))?.seat;
  if (wait === null || own === undefined) return null;
  const names = againstOf(variant, own).map(({ id }) => nameOf(game, id));
  const [all, many] = [m.listed(names), names.length > 1];
  if (wait > 0) return { text: m.presence.claimIn(all, minutesText(wait), many), tone: "warn" };
  return {
    text: m.presence.claimNow(all, many),
    tone: "warn",
    action: { text: m.presence.claim, run: () => void claimWin(session) },
  };
}

/** Returns the problem with the connection, or "". Unsent moves are kept and sent again. */
function troubleOf({ contact, sending, held }: Session): string {
  if (contact === "gone") return sending && !held ? m.game.goneKept : m.game.gone;
  return contact === "waiting" ? m.game.waiting : "";
}

/** "Ann to move for Red.", "Ann, your partner, to move for Red." */
function theyMove({ game, variant, own }: Session, { seat }: State): string {
  const name = playerAt(game, seat)?.name ?? "";
  const partner = variant !== undefined && own !== seat && teamOf(variant, seat).some(({ id }) => id === own);
  return name === "" ? m.game.seatMoves(seat) : m.game.namedMoves(name, m.sides[seat], partner);
}

/** "Your move.", "Red to move.", "Ann to move for Red." */
function moverText(session: Session, variant: Variant, state: State): string {
  const { seat } = state;
  if (session.mine && isShared(session.game) && session.own !== seat)
    return m.presence.standIn(nameOf(session.game, seat), m.sides[seat]);
  if (session.own !== seat) return theyMove(session, state);
  return isMany(variant) ? m.game.yourMoveFor(m.sides[seat]) : m.game.yourMove;
}

/** "Green cannot move and is passed over. ", or nothing. */
function passedText({ seating }: Variant, { passed }: State): string {
  const seats = seating.filter(({ id }) => passed.includes(id));
  return seats.length > 0 ? `${m.game.passedOver(namesOf(seats), seats.length)} ` : "";
}

const linkTo = (link: Status["link"]): Pick<Status, "link"> => (link ? { link } : {});
