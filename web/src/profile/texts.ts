// The texts of what a player has done alone.
import { translatable } from "../lib/language.ts";
import { words } from "../play/words.ts";
import type { Outcome } from "./bouts.ts";

const days = (count: number): string => `${String(count)} ${count === 1 ? "day" : "days"}`;

export const texts = {
  alone: "On your own",
  computer: "Against the computer",
  noBouts: "No finished games against the computer yet.",
  play: "Play the computer",
  level: (level: number) => `Level ${String(level)}`,
  levels: "Results by level",
  every: "All games",
  timeline: "The last games, by level",
  outcome: { won: "won", drawn: "draw", lost: "lost" } satisfies Record<Outcome, string>,
  legend: { won: "won", drawn: "draw", lost: "lost" } satisfies Record<Outcome, string>,
  streak: "Streak",
  streakNow: (now: number) => (now === 0 ? "No days in a row just now" : `${days(now)} in a row`),
  streakLongest: (longest: number) => `longest: ${days(longest)}`,
  puzzles: "Puzzles",
  noPuzzles: "No puzzles tried yet.",
  puzzleFacts: (met: number, row: number, storm: number) =>
    [
      `${String(met)} tried`,
      ...(row > 1 ? [`longest streak: ${String(row)}`] : []),
      ...(storm > 0 ? [`best storm: ${String(storm)}`] : []),
    ].join(" · "),
  curve: (name: string) => `Puzzle rating in ${name}`,
  solve: "Solve puzzles",
  lessons: "Lessons",
  noLessons: "No lessons done yet.",
  lessonsDone: (done: number, of: number) => (done === of ? "all done" : `${String(done)} of ${String(of)} done`),
  learn: "Learn a game",
  endings: "Endings",
  noEndings: "No endings practised yet.",
  endingsDone: (done: number, of: number, clean: number) =>
    `${String(done)} of ${String(of)} played${clean > 0 ? `, ${words.word(clean)} without a slip` : ""}`,
  practise: "Practise endings",
  kept: (account: boolean) =>
    account
      ? "All of this is kept with your account."
      : "Games against the computer are kept on the server; puzzles, lessons, endings, days and games without a network in this browser, until you create an account.",
};
translatable("profile", texts);
