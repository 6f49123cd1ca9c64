// Where a game of the archive is read.
import type { FoundGame } from "./asks.ts";

/** A published one has the address of its record; every other that of its number. */
export const gameAddress = ({ number, from, game }: Pick<FoundGame, "number" | "from" | "game">): string =>
  `/records/${from === "published" && game !== null ? game : String(number)}`;

export const analysisAddress = ({ variant, number }: Pick<FoundGame, "variant" | "number">): string =>
  `/analysis/${variant}?archived=${String(number)}`;
