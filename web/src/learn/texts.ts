// The texts of the lessons.
import { translatable } from "../lib/language.ts";

export const texts = {
  games: "Learn",
  lessons: "Lessons",
  smallGame: "A small game",
  puzzles: "Puzzles",
  endings: "Practice endings",
  progress: (done: number, of: number) =>
    `${String(done)} of ${String(of)} done. Your progress is kept in this browser.`,
  done: "done",
  next: "Next",
};
translatable("learn", texts);
