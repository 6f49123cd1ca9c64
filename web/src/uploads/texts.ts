// The texts about games that are added to the archive.
import { translatable } from "../lib/language.ts";
import { figure } from "../archive/figure.ts";
import { messages as m } from "../lib/messages.ts";
import type { Problem } from "../lib/wire.ts";

const games = (count: number): string => `${figure(count)} ${count === 1 ? "game" : "games"}`;

export const texts = {
  title: "Add games",
  text: "You can add a file of records or of JSON lines, up to 8 MB a day. Everybody can find and save the games, and sees that you added them.",
  signIn: "Sign in to add games of your own.",
  notHere: "Only the hosts of this site add games.",
  choose: "File of games",
  tooLarge: "This file is larger than 8 MB. Please cut it into smaller ones.",
  noText: "This file has no text in it. Choose a file of records or of JSON lines.",
  uncut: "This file could not be read. Please cut it into smaller ones.",
  sending: (name: string) => `Adding ${name}`,
  share: (done: number, all: number) => `${figure(Math.floor((100 * done) / all))} %`,
  stop: "Stop",
  stopped: "Stopped. What was added so far is in the archive.",
  problem: (why: string, expected: string, line: number) =>
    `${why}${expected === "" ? "" : `: ${expected}`}. Nothing from line ${figure(line)} on was added.`,
  added: (count: number) => `${games(count)} added.`,
  duplicates: (count: number) => `${games(count)} ${count === 1 ? "was" : "were"} there already.`,
  refused: (count: number) => `${games(count)} could not be added.`,
  shortened: (count: number) =>
    `${figure(count)} ${count === 1 ? "header or variation" : "headers or variations"} could not be read and ${count === 1 ? "was" : "were"} left out or cut short.`,
  encoding: (name: string) => `The file is not UTF-8; it was read as ${name}.`,
  showDuplicates: "Games that were there already",
  showFaults: "What is wrong",
  line: (line: number) => `Line ${figure(line)}`,
  sameGame: "this game",
  fault: (fault: Omit<Problem, "line">) => m.wrongText(fault),
  tooLong: "This game is too long to be added here.",
  more: (count: number) => `and ${figure(count)} more`,
  save: "Save the report",
  yours: "Files that you added",
  everybodys: "Files that were added",
  games,
  by: (name: string) => (name === "" ? "by a deleted player" : `by ${name}`),
  remove: "Remove",
  removeLong: (when: string) => `Remove the games added ${when}`,
  sure: (count: number) => `Remove ${games(count)}`,
  keep: "Keep them",
};
translatable("uploads", texts);
