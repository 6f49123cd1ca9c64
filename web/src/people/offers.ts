// The open offer between people on different devices, from one player's view.
import type { Seat, Variant } from "../lib/core.ts";
import { againstOf, sidesOf, teamOf } from "../lib/seating.ts";
import { isHere, isShared } from "../lib/here.ts";
import { answersOffer, nameOf } from "../stage/seats.ts";
import { answer } from "../session/changes.ts";
import type { Session } from "../session/session.svelte.ts";
import { listed } from "../lib/messages.ts";
import { shownMove } from "../play/written.ts";
import type { IconName } from "../ui/Icon.svelte";
import { texts as t } from "./texts.ts";

export interface Offer {
  icon: IconName;
  text: string;
  /** One for one's own offer, two for another's; the last accepts. */
  buttons: { text: string; run: () => Promise<void> }[];
}

/** Undefined for watchers and where people share a screen. */
export function openOffer(session: Session, variant: Variant | undefined): Offer | null {
  const { game } = session;
  if (!game || !variant || session.over || !isShared(game)) return null;
  const others = (seat: Seat): string =>
    listed(
      againstOf(variant, seat)
        .filter(({ id }) => game.seats.some((player) => player.seat === id && player.player === "person"))
        .map(({ id }) => nameOf(game, id)),
    );
  const { offer, asksBack } = game;
  const [toPartner] = (game.givingUp ?? []).filter((seat) => teamOf(variant, seat).some(({ id }) => isHere(game, id)));
  if (toPartner !== undefined && isHere(game, toPartner)) {
    return {
      icon: "flag",
      text: t.offers.ownResign,
      buttons: [{ text: t.offers.withdraw, run: () => answer(session, "resign", false) }],
    };
  }
  if (toPartner !== undefined && !session.sending) {
    return {
      icon: "flag",
      text: t.offers.resign(nameOf(game, toPartner)),
      buttons: [
        { text: t.offers.playOn, run: () => answer(session, "resign", false) },
        { text: t.offers.resignToo, run: () => answer(session, "resign", true) },
      ],
    };
  }
  if (offer && isHere(game, offer)) {
    return {
      icon: "half",
      text: t.offers.ownDraw(others(offer)),
      buttons: [{ text: t.offers.withdraw, run: () => answer(session, "draw", false) }],
    };
  }
  // To move on is to decline.
  if (offer && !session.sending && answersOffer(game, variant)) {
    return {
      icon: "half",
      text: (sidesOf(variant) > 2 ? t.offers.drawOfThree : t.offers.draw)(nameOf(game, offer)),
      buttons: [
        { text: t.offers.decline, run: () => answer(session, "draw", false) },
        { text: t.offers.accept, run: () => answer(session, "draw", true) },
      ],
    };
  }
  if (asksBack === undefined) return null;
  if (isHere(game, asksBack)) {
    return {
      icon: "takeBack",
      text: t.offers.ownTakeBack(others(asksBack)),
      buttons: [{ text: t.offers.withdraw, run: () => answer(session, "take-back", false) }],
    };
  }
  if (!answersOffer({ ...game, offer: asksBack }, variant)) return null;
  const move = session.plies.filter(({ before }) => before.seat === asksBack).at(-1)?.outcome.notation ?? "";
  return {
    icon: "takeBack",
    text: t.offers.takeBack(nameOf(game, asksBack), shownMove(move)),
    buttons: [
      { text: t.offers.refuse, run: () => answer(session, "take-back", false) },
      { text: t.offers.allow, run: () => answer(session, "take-back", true) },
    ],
  };
}
