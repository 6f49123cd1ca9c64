// The texts of files of tournaments.
import { translatable } from "../lib/language.ts";
import type { FileHead } from "./tournament_files.ts";
import { texts } from "./texts.ts";

const counted = (count: number, one: string): string => `${String(count)} ${count === 1 ? one : `${one}s`}`;

export const fileTexts = {
  open: "From a file",
  file: "File of a tournament",
  help: "From the page of a tournament, or of camlann tournament. It goes on here, with all results. Its players are names without a device: you enter their results.",
  tooLong: "This file is longer than 96 kB.",
  other: "This is not the file of a tournament.",
  without: "Without the file",
  head: ({ system, rounds, players, paired }: FileHead): string =>
    `${texts.systems[system]}${system === "swiss" ? ` of ${counted(rounds, "round")}` : ""}, ${counted(players, "player")}, ${paired === 0 ? "not begun" : `${counted(paired, "round")} paired`}.`,
};
translatable("tournaments_files", fileTexts);
