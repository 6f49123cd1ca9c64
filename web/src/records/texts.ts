// The texts of published games.
import { capital, listed, moveCount } from "../lib/messages.ts";

export const texts = {
  title: "Published games",
  intro: "Games and openings from books, matches and exhibitions. Replay them hop by hop.",
  unknown: "unknown",
  /** The names of the players by side. */
  players: (teams: readonly (readonly string[])[]) =>
    teams.flat().every((name) => name === "?") ? "players unknown" : teams.map((names) => listed(names)).join(" – "),
  results: { "1/2-1/2": "Draw", "*": "Opening only" } as Record<string, string>,
  won: (winners: string) => `${winners} won`,
  all: "All records",
  asPublished: "The record as published",
  at: (at: Parameters<typeof moveCount>[0], move: string) => `${capital(moveCount(at))}: ${move}.`,
  begin: "The starting position. Step through the game with the buttons or the arrow keys.",
  playFromHere: "Play on from here",
  none: "No published games are installed.",
};
