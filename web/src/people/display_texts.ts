// The texts of a game that is a board of a simultaneous display.
import { translatable } from "../lib/language.ts";

export const displayTexts = {
  inGame: (board: number) => `Simultaneous display, board ${String(board)}`,
  next: "Next board",
  nextOf: (boards: number) =>
    boards === 1 ? "To the board that waits for you" : `To the next of ${String(boards)} boards that wait for you`,
};
translatable("people_display", displayTexts);
