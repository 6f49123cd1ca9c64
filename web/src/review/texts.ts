// The texts of the review of a game.
import { ofCore, translatable } from "../lib/language.ts";
import { capital } from "../lib/messages.ts";
import { texts as analysis } from "../study/texts.ts";
import type { Glyph } from "../why/glyphs.ts";

/** "Misses a jump that takes four." */
export const sentence = (said: string): string => (said === "" ? "" : `${capital(ofCore(said))}.`);

export const texts = {
  ask: "Review this game",
  about:
    "The engine looks at every move: a graph of the score, the accuracy of both sides, and each mistake with its reason and a better move to find.",
  manySides: "Only games with two sides can be reviewed.",
  stop: "Stop",
  goOn: "Go on",
  tabs: "Beside the board",
  values: "Values",
  moves: analysis.moves,
  openings: "Openings",
  mistakes: "Mistakes",
  progress: (done: number, of: number) => `Reviewed ${String(done)} of ${String(of)} moves`,
  rests: analysis.rests,
  failed: analysis.failed,
  /** `own`: the other side has some, too. */
  found: (count: number, own: boolean) =>
    (count === 0 ? "No mistakes" : count === 1 ? "One mistake" : `${String(count)} mistakes`) +
    (own ? " of yours." : "."),
  seeFirst: "See the first",
  nothingYet: "There is no move to review yet.",
  reviewing: "No mistakes so far.",
  /** The place of a mistake among all. */
  placeOf: (at: number, of: number) => `${String(at)} of ${String(of)}`,
  others: (count: number) => `Show the other side's mistakes (${String(count)})`,
  worst: (count: number, own: boolean) =>
    count === 0
      ? `No real mistakes${own ? " of yours" : ""} were found.`
      : count === 1
        ? "One move that could have been better:"
        : "The moves that cost most:",
  showBetter: "Show the better move",
  accuracy: (percent: string) => `accuracy ${percent} %`,
  accuracies: (sides: string) => `Accuracy: ${sides}`,
  move: (number: number | undefined, name: string) => (number === undefined ? name : `${String(number)}. ${name}`),
  glyph: (glyph: Glyph) => (glyph === "" ? "" : analysis.glyphNames[glyph]),
  /** `move`: "6. Black C11–E9". */
  turned: (side: string, move: string) => `From ${move} on, ${side} stayed ahead.`,
  fell: (before: string, after: string) => `${before} → ${after}`,
  explaining: "Looking for the reason…",
  tryAgain: "Try again",
  show: "Show the better line",
  task: (name: string, move: string) => `Find a better move for ${name} than ${move}.`,
  judging: (move: string) => `${move}: the engine is looking…`,
  best: (move: string) => `Right: ${move} is the engine's move.`,
  good: (move: string, score: string) => `Right: ${move} is good, too. Score ${score}.`,
  sameMove: (move: string) => `${move} is the move of the game. Try another.`,
  wrong: (move: string, score: string) => `Not ${move}: that leaves ${score}. Try another.`,
  giveUp: "Show it",
  hidden: "Openings are hidden while you look for a better move.",
  previous: "Previous mistake",
  next: "Next mistake",
  graph: "Score over the game",
  start: "Start",
  won: (name: string) => `won by ${name}`,
  sideBetter: (name: string) => `${name} better`,
  at: (number: number, name: string, move: string, score: string) =>
    `Move ${String(number)}, ${name} ${move}: ${score}`,
  atUnknown: (number: number, name: string, move: string) =>
    `Move ${String(number)}, ${name} ${move}: not reviewed yet`,
  atMove: (number: number) => `move ${String(number)}`,
};
translatable("review", texts);
