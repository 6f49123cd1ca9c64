// The texts of embedded boards and standings.
import { translatable } from "../lib/language.ts";
import { texts as tournaments } from "../tournaments/texts.ts";
import type { Tournament } from "../lib/wire.ts";

export const texts = {
  title: "Camlann",
  loading: "Loading…",
  missing: "This game does not exist, or is not public.",
  wrong: "This board cannot be shown",
  begin: "The starting position.",
  puzzle: (name: string) => `Puzzle: ${name}`,
  task: (seat: string) => `${seat} to move. The steps show the solution.`,
  moves: "Moves",
  first: "To the start",
  back: "One move back",
  on: "One move on",
  last: "To the last move",
  open: "Open on Camlann",
  noTournament: "This tournament does not exist.",
  standing: "Standing",
  place: "Place",
  player: "Player",
  points: "Points",
  played: "Games",
  matches: "Matches",
  nobody: "Nobody has entered yet.",
  phase: ({ phase, round, roundsInAll }: Tournament): string =>
    phase === "running" && roundsInAll > 0
      ? `Round ${String(round)} of ${String(roundsInAll)}`
      : tournaments.phases[phase],
};
translatable("embed", texts);
