// Short messages in the line above the board, until the next event.
import { messages as m } from "../lib/messages.ts";
import { isHere, isShared } from "../lib/here.ts";
import { nameOf } from "../stage/seats.ts";
import type { Session } from "./session.svelte.ts";

/** A sentence for the line above the board; `rule` is an anchor on the rules page. */
export interface Notice {
  text: string;
  rule?: string;
  tone: "plain" | "warn";
}

/** Returns the message about an own offer that the other side has just refused. */
export function refusalOf({ game, busy }: Session, kind: string): Notice | null {
  if (!game || !isShared(game) || busy) return null;
  const other = game.seats.find(({ seat }) => !isHere(game, seat));
  const name = game.seats.length === 2 && other ? nameOf(game, other.seat) : m.game.otherSide;
  if (kind === "draw-refused" && game.offer && isHere(game, game.offer))
    return { text: m.game.drawRefused(name), tone: "plain" };
  if (kind === "take-back-refused" && game.asksBack && isHere(game, game.asksBack))
    return { text: m.game.takeBackRefused(name), tone: "plain" };
  if (kind === "resign-refused" && game.givingUp?.some((seat) => isHere(game, seat)))
    return { text: m.game.playsOn, tone: "plain" };
  return null;
}
