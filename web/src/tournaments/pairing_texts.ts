// The texts of pairings by a director.
import { translatable } from "../lib/language.ts";
import { pointsText } from "./texts.ts";
import type { ByeKind, PairingFault } from "./pairing.ts";

export const pairingTexts = {
  open: (round: number): string => `Pair round ${String(round)} yourself`,
  help: "This is how the program would pair. Choose another player for a seat, and the two change places.",
  white: (board: number): string => `White at board ${String(board)}`,
  black: (board: number): string => `Black at board ${String(board)}`,
  turnAt: (board: number): string => `Turn the colours at board ${String(board)}`,
  apart: "Two byes",
  apartAt: (board: number): string => `Give both players of board ${String(board)} a bye`,
  byes: "Without a game",
  bye: (place: number): string => `Bye ${String(place)}`,
  kindOf: (place: number): string => `Points for bye ${String(place)}`,
  kinds: { win: "1 point", half: "½ point", rest: "free round" } satisfies Record<ByeKind, string>,
  together: "Pair the first two",
  player: (name: string, halves: number): string => `${name} (${pointsText(halves)})`,
  fine: "This breaks no rule.",
  severities: {
    impossible: "This cannot be played",
    "against-rules": "Against the rules of pairing",
    avoided: "The program avoids this where it can",
  } satisfies Record<PairingFault["severity"], string>,
  fault: ({ board, text }: PairingFault): string => `${board > 0 ? `Board ${String(board)}: ` : ""}${text}.`,
  despite: "I want it all the same. All players can read in the log what it breaks.",
  start: (round: number): string => `Start round ${String(round)} like this`,
  reset: "Back to the program’s pairing",
  byDirector: "A director paired this round.",
};
translatable("tournaments_pairing", pairingTexts);
