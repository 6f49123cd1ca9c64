// The texts of the practice endings.
import { translatable } from "../lib/language.ts";
import { capital, listed } from "../lib/messages.ts";
import { served } from "../lib/served.ts";
import type { PerfectValue } from "../lib/wire.ts";
import { words } from "../play/words.ts";
import type { Ending, Theme } from "./ending.ts";
import { movesIn } from "./moves_in.ts";
import type { Done } from "./kept.ts";

/** In sentences about its tables. */
const here = served ? "server" : "site";

type Wdl = PerfectValue["wdl"];

const moves = (count: number): string => `${words.word(count)} ${count === 1 ? "move" : "moves"}`;

const themes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "Race to the castle",
    lead: "Both sides run for the castle. Whoever moves first gets there first, but only by the right move: count before you run.",
  },
  entry: {
    name: "Two men into the castle",
    lead: "Both men have to enter the castle, and one enemy is near enough to take one of them. Bring them out of reach; then they run.",
  },
  opposition: {
    name: "Opposition",
    lead: "The pieces face each other, and whoever has to move must give way. Find the move that leaves the turn to the other side.",
  },
  knight: {
    name: "One knight against two men",
    lead: "A knight alone has no friend to canter over, so it moves like a man, and one against two has no move to spare.",
  },
};

const had = (wdl: Wdl): string => (wdl === "draw" ? "the draw" : "the win");

export const texts = {
  title: "Practice endings",
  lead: "Few pieces are left, and every move counts. You play against perfect play: the tables answer your moves and say at once when you give something away.",
  kept: "What you have solved is kept in this browser.",
  puzzles: "Puzzles",
  lessons: "Lessons",
  name: ({ theme, id }: Pick<Ending, "theme" | "id">) => `${themes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
  theme: (theme: Theme) => themes[theme].lead,
  spent: "Both sides have made their two castle moves, so a man in the castle stays where it is.",
  task: (side: string, goal: Ending["goal"]) =>
    goal === "win" ? `${side} to move and win.` : `${side} to move and draw.`,
  shortest: (plies: number | null) => (plies === null ? "" : `The shortest win takes ${moves(movesIn(plies))}.`),
  hold: (count: number) => `Keep the draw for ${moves(count)}, or until a position has come three times.`,
  solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]) =>
    `${goal === "win" ? `Won in ${moves(count)}` : "Held"}${clean ? ", without a slip" : ", after a slip"}`,
  playedOf: (done: number, of: number) => `${String(done)} of ${String(of)} played`,
  notYet: "not solved yet",

  noTables: `This ${here} can’t play these endings yet: it has no tables for them.`,
  noneOf: `This ${here} has no endgame tables of this game, so its endings cannot be practised here.`,
  making:
    "The server is preparing the perfect play for these endings. That usually takes a few minutes, once. Each game opens here as soon as it is ready; you need not reload the page.",
  makingOf: "Being prepared.",
  untilThen: "Until then:",
  someOf: (most: number) =>
    `The endgame tables on this ${here} go up to ${words.word(most)} pieces, so not all endings can be practised here.`,
  tooFew: (most: number) =>
    `The endgame tables on this ${here} go up to ${words.word(most)} pieces, and this ending has more.`,
  notKept: "These endings need the network: their tables are large, or are not kept in this browser yet.",
  meanwhile: "These need no tables:",
  missing: `The tables on this ${here} do not have this position.`,
  all: "All endings",

  wait: "Asking the tables…",
  away: "The server is not answering. Trying again.",
  /** `slower`: the number of extra moves. */
  still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean) => {
    if (wdl === "draw") return slipped ? "It is a draw now." : "Right: still a draw.";
    const count = moves(movesIn(plies ?? 0));
    if (wdl === "loss") return `You are lost, but you can hold out for ${count}.`;
    return slower > 0 ? `Still a win, but it takes ${moves(slower)} longer.` : `Right: still a win, in ${count}.`;
  },
  slip: (before: Wdl, after: Wdl) =>
    `That gives away ${had(before)}: ${after === "loss" ? "you are lost now" : "it is a draw now"}.`,
  keeps: (before: Wdl, written: readonly string[]) =>
    `${written.length === 1 ? "Only this keeps" : "These keep"} ${had(before)}: ${listed(written)}.`,
  tryAgain: "Try again from here",
  goOn: "Go on",
  startOver: "Start over",
  next: "Next ending",
  analyse: "Analyse",
  short: { tryAgain: "Try again", goOn: "Go on", startOver: "Start over" },

  over: (reached: Wdl, count: number) => {
    if (reached === "win") return `Won in ${moves(count)}.`;
    return reached === "draw" ? "A draw." : `Lost in ${moves(count)}.`;
  },
  /** Compared with the best result. */
  against: ({ goal, plies }: Ending, reached: Wdl, made: number) => {
    if (goal === "draw") return reached === "draw" ? "A draw is the best result here." : "You could have drawn.";
    if (reached !== "win") return `You could have won in ${moves(movesIn(plies ?? 0))}.`;
    const longer = made - movesIn(plies ?? 0);
    return longer > 0 ? `The shortest win takes ${moves(movesIn(plies ?? 0))}.` : "That is the shortest win.";
  },
  slips: (count: number) =>
    count === 0 ? "You gave nothing away." : `${capital(words.word(count))} ${count === 1 ? "slip" : "slips"}.`,
};
translatable("endings", texts);
