// The texts of the puzzles.
import { locale, translatable } from "../lib/language.ts";
import { capital, listed } from "../lib/messages.ts";
import { words } from "../play/words.ts";

/** Explains a theme in one or two sentences. */
const ideas: Partial<Record<string, string>> = {
  charge: "A charge: the knight canters over friends first, and only then jumps. The way in decides how many it takes.",
  fork: "A fork: one move makes two threats, and the other side can answer only one of them.",
  "castle run": "A castle run: once a piece is ahead on the way to the castle, nobody can catch it.",
  sacrifice: "A sacrifice: you give something up, and get more for it.",
  opposition: "Opposition: the side to move must give way, so the move that leaves the turn to the other side wins.",
  "forced jump": "A forced jump: a jump is compulsory, so the other side has to go where you want it.",
  chain: "A chain: one move takes three or more. The way that it goes decides how many.",
  support: "Support: one piece moves, and another can now take what was safe before.",
  check: "A check: the king must be saved first, so there is no time for anything else.",
  mate: "A mating attack: in the end nothing saves the king.",
};

const pieces = (count: number): string => `${words.word(count)} ${count === 1 ? "piece" : "pieces"}`;

/** "1:12". */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

const orListed = (names: readonly string[]): string => listed(names).replace(/ and (?!.* and )/, " or ");

const what = (won: string): string => (won === "material" ? " material" : "");
const moveOf = (first: boolean): string => (first ? "first move" : "move");

export const texts = {
  title: "Puzzles",
  titleOf: (name: string) => `${name} puzzles`,
  puzzle: "Puzzle",
  today: "Puzzle of the day",
  storm: "Storm",
  lead: "Find the best move: walk it leg by leg. Your rating and your progress are kept in this browser.",
  lessons: "Lessons",
  endings: "Practice endings",
  games: "Puzzles by game",
  count: (count: number) => `${String(count)} puzzles`,
  rated: (rating: string) => `Rating ${rating}`,
  notYet: "not tried yet",
  solvedOf: (met: number, of: number) => `${String(met)} of ${String(of)} tried`,
  bestRow: (row: number) => (row > 1 ? `longest streak: ${String(row)}` : ""),
  bestStorm: (most: number) => (most > 0 ? `best storm: ${String(most)}` : ""),
  due: (count: number) => `${String(count)} to repeat`,
  start: "Solve",
  daily: "Daily puzzle",
  noGames: "There are no puzzles on this server.",
  tryLessons: "You can still do the lessons.",

  from: (name: string, published: boolean) =>
    `${name} · from ${published ? "a published game" : "a game of the computer"}`,
  rating: "Rating",
  row: "Streak",
  last: "The last ten",
  lastTen: (solved: number, of: number) => `${String(solved)} of the last ${String(of)} solved`,
  none: "none yet",

  toMove: (name: string) => `${name} to move.`,
  most: "Take as many as you can in one move.",
  wins: (moves: number, won: string, one: boolean) =>
    `Find ${one ? "the only" : "a"} ` +
    (moves === 1 ? `move that wins${what(won)}.` : `way to win${what(won)}, in ${words.word(moves)} moves.`),
  task: (name: string, task: string) => `${name} to move: ${task.charAt(0).toLowerCase()}${task.slice(1)}`,
  how: "Walk the move leg by leg: tap the next square that the piece lands on. The marks carry no numbers here.",
  howTapped: "Tap the piece, then the square where it goes.",
  soFar: "Your move so far",
  walked: (man: string, taken: number, next: readonly string[], stop: boolean) => {
    const took = taken > 0 ? `${capital(pieces(taken))} captured. ` : "";
    if (next.length === 0) return `${took}The move ends here.`;
    return `${took}The ${man} ${stop ? "may end here or go on" : "must go on"}: ${orListed(next)}.`;
  },
  back: "Take a leg back",
  end: "End here",
  over: "Start over",
  hint: "Hint",
  show: "Show the solution",
  price: "A hint or the solution ends the streak; the puzzle comes back in a few days.",
  shortBack: "Leg back",
  shortShow: "Solution",

  hintIs: (man: string, square: string) => `Hint: it is the ${man} on ${square}.`,
  more: (taken: number) =>
    taken === 0 ? "Nothing captured yet: go on." : `${capital(words.word(taken))} captured so far: go on.`,
  notIt: "That is not the move.",
  /** A wrong move and the answer that punishes it. */
  looksForAnswer: (move: string, name: string) => `${move} is not the move. Looking for ${name}'s answer…`,
  answers: (move: string, name: string, reply: string, reason: string) =>
    `${move} is not the move: ${name} answers ${reply}${reason === "" ? "" : `, which ${reason}`}.`,
  again: "Try again",
  otherPiece: "It begins with another piece.",
  left: (square: string, from: string) => `The step to ${square} is wrong: continue from ${from}.`,
  goOn: (square: string) => `Do not stop on ${square}.`,
  right: "Right. Now the next move.",
  winsToo: (move: string) => `${move} wins, too. The line goes on with another move: now the next one.`,
  goesOn: "This is how it goes on.",

  solved: "Solved.",
  solvedAll: (taken: number) => `Solved: all ${words.word(taken)}.`,
  solvedLate: "Solved on a later try.",
  shown: "This is the solution.",
  solvedBy: (man: string, taken: number, to: string) =>
    taken > 0
      ? `Solved. The ${man} takes ${words.word(taken)} and ends on ${to}.`
      : `Solved. The ${man} goes to ${to}.`,
  comesBack: (days: number) => `It comes back in ${words.word(days)} days.`,
  idea: "The idea",
  theme: (theme: string) => ideas[theme.replace(/[-_]/g, " ")] ?? "",
  reasons: (first: boolean, reasons: readonly string[]) =>
    reasons.length > 0 ? `The ${moveOf(first)} ${listed(reasons)}.` : "",
  /** Where nothing else is known of it. */
  noOther: (first: boolean, won: string) => `No other ${moveOf(first)} wins${what(won)}.`,
  thinking: "Looking for the reason…",
  rates: (rating: number) => `Rated ${String(Math.round(rating))}`,
  took: (seconds: number) => `you took ${clock(Math.round(seconds))}`,
  move: (move: number) => `after move ${String(move)}`,
  change: (points: number) => (points < 0 ? `−${String(-points)}` : `+${String(points)}`),
  unrated: "You have met this one before, so your rating stays.",
  next: "Next puzzle",
  analyse: "Analyse",
  print: "Print",
  game: "See the game",
  link: "Link to this puzzle",
  all: "All puzzles",

  noneLeft: "No puzzles are left here",
  harderLeft: (count: number) =>
    count === 1
      ? "One more is left, and it is a good deal harder than your rating."
      : `${String(count)} more are left, and they are a good deal harder than your rating.`,
  allMet: "You have tried all of them. Those that you missed come back in a few days.",
  harder: "Try the harder ones",

  stormLead: "Solve as many as you can in three minutes. Easy ones first. A wrong move skips the puzzle.",
  stormStart: "Start the storm",
  stormAgain: "Play again",
  clock: (ms: number) => clock(Math.ceil(ms / 1000)),
  stormTime: "Time left",
  stormSolved: "Solved",
  stormBest: "Best so far",
  stormNot: "Not that one. On to the next.",
  stormResult: (solved: number) => `${String(solved)} solved`,
  stormRecord: "That is your best so far.",
  stormBestIs: (most: number) => `Your best so far is ${String(most)}.`,
  stormMissed: "Missed, with their solutions",
  stormMissedOf: (missed: number) => `${String(missed)} missed`,
  stormClean: "None missed.",
  stormRuns: "Best runs",
  stormNoRuns: "None yet. This is the place for your first.",
  noClock: "Solve without a clock",
  tryIt: "Try it",
  day: (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(at)),
  themes: "Themes",
  themed: (theme: string) => `Theme: ${theme.replace(/-/g, " ")}`,
  themeName: (theme: string) => capital(theme.replace(/-/g, " ")),
  allThemes: "All themes",
  curve: (from: number, to: number) => `Rating from ${String(from)} to ${String(to)}`,
  noneOfTheme: "No puzzles with this theme are left",
  stormStop: "End the storm",
};
translatable("puzzles", texts);
