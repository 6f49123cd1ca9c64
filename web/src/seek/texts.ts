// The texts of the search for an opponent.
import { translatable } from "../lib/language.ts";

export const texts = {
  waiting: "Waiting for an opponent. You can leave this page; we will call you.",
  what: (name: string, terms: string) => `${name} · ${terms}`,
  others: (count: number) => (count === 1 ? "1 other waits" : `${String(count)} others wait`),
  stop: "Stop waiting",
  meanwhile: "Play the computer meanwhile",
  here: "Your opponent is here.",
  begun: (name: string) => (name === "" ? "Your game has begun." : `Your game of ${name} has begun.`),
  begunTitle: "Your game has begun!",
  board: "To the board",
  title: "Your opponent is here!",
  close: "Close",
};
translatable("seek", texts);
