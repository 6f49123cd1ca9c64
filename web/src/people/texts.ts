// What is said between people at the board: offers, who is here, chat.
import { capital } from "../lib/messages.ts";

export const texts = {
  offers: {
    label: "Offers",
    draw: (name: string) => `${capital(name)} offers a draw.`,
    drawOfThree: (name: string) => `${capital(name)} offers a draw. Everyone must agree.`,
    ownDraw: (names: string) => `You offered a draw. The offer ends when ${names} moves.`,
    takeBack: (name: string, move: string) => `${capital(name)} asks to take back ${move}.`,
    ownTakeBack: (names: string) => `You asked to take back your move. ${capital(names)} will answer.`,
    accept: "Accept",
    decline: "Decline",
    allow: "Allow",
    refuse: "No",
    withdraw: "Withdraw",
  },
};
