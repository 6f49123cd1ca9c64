// The texts of games between people: offers, presence, chat.
import { translatable } from "../lib/language.ts";
import { phrases } from "../lib/phrases.ts";
import { capital } from "../lib/messages.ts";
import type { Phrase } from "../lib/wire.ts";

export const texts = {
  rating: (now: number, provisional: boolean, change: number) =>
    `Your rating: ${String(now)}${provisional ? "?" : ""} (${change === 0 ? "no change" : `${change > 0 ? "+" : "−"}${String(Math.abs(change))}`})`,
  offers: {
    label: "Offers",
    draw: (name: string) => `${capital(name)} offers a draw.`,
    drawOfThree: (name: string) => `${capital(name)} offers a draw. Everyone must agree.`,
    ownDraw: (names: string) => `You offered a draw. The offer ends when ${names} moves.`,
    takeBack: (name: string, move: string) => `${capital(name)} asks to take back ${move}.`,
    ownTakeBack: (names: string) => `You asked to take back your move. ${capital(names)} will answer.`,
    resign: (name: string) => `${capital(name)} wants to resign.`,
    ownResign: "You asked your partner to resign with you.",
    resignAsks: (winners: string) => `Your partner is asked first. If you both resign, ${winners} win.`,
    playOn: "Play on",
    resignToo: "Resign",
    accept: "Accept",
    decline: "Decline",
    allow: "Allow",
    refuse: "No",
    withdraw: "Withdraw",
  },

  chat: {
    label: "Chat",
    log: "What was said",
    watcher: "A spectator",
    unread: (count: number) => (count === 1 ? "1 new line" : `${String(count)} new lines`),
    phrases,
  },
};
translatable("people", texts);

/** The four that suit the moment. */
export function phrasesFor(ply: number, over: boolean): Phrase[] {
  if (over) return ["well-played", "thanks", "oops", "bye"];
  return ply < 4 ? ["hello", "good-luck", "thanks", "one-moment"] : ["nice-move", "oops", "thanks", "one-moment"];
}
