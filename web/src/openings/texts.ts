// The texts of the openings panel.
import { translatable } from "../lib/language.ts";
import { figure } from "../archive/figure.ts";

const games = (count: number): string => `${figure(count)} ${count === 1 ? "game" : "games"}`;

export const texts = {
  games,
  start: "Starting position",
  who: "Whose games",
  whose: {
    people: "People",
    everybody: "People and engines",
    site: "Played here",
    published: "Published",
    uploaded: "Added by players",
    "self-play": "Engine games",
  },
  since: "From date",
  until: "To date",
  filters: "More filters",
  rating: "Rating of the player to move",
  ratings: { "": "any", "1200": "1200 or more", "1500": "1500 or more", "1800": "1800 or more" },
  sameRules: "Only games by the rules on the board",
  dateHint: "2009 or 2009-02",
  wrongDate: "Write a date as 2009, 2009-02 or 2009-02-07.",
  moves: "Moves played here",
  plays: (seat: string) => `${seat} plays`,
  count: "Games",
  results: (names: readonly string[]) => [names[0], "draw", names[1]].join(" · "),
  engine: "Engine",
  depth: (plies: number) => `depth ${String(plies)}`,
  book: (move: string, score: string, depth: number, nodes: string) =>
    `Opening book: ${move} ${score}, depth ${String(depth)}, ${nodes} nodes.`,
  bookOf: (positions: number) =>
    `The engine's book has ${figure(positions)} ${positions === 1 ? "position" : "positions"}.`,
  engineGame: "engine",
  split: (first: number, draws: number, second: number, names: readonly string[]) =>
    `${names[0] ?? ""} won ${figure(first)}, ${figure(draws)} drawn, ${names[1] ?? ""} won ${figure(second)}`,
  /** The filters, or a limit, leave others out. */
  counted: (count: number, of: number) => `${figure(count)} of the ${games(of)} that came here are counted.`,
  searching: "Looking for games…",
  none: "No games came to this position.",
  noneChosen: (of: number) => `${games(of)} came to this position, but none of the kind chosen above.`,
  noMore: "No game went on from here.",
  away: "The server is not answering, so openings cannot be shown. Moves and the engine still work.",
  wrong: (why: string) => `Openings cannot be shown: ${why}.`,
  waits: (why: string) => `${why}. The openings appear here as soon as they can be read.`,
  cameHere: "Games that came here",
  mirrored: (count: number) =>
    count === 1 ? "One of them reached the mirror image." : `${figure(count)} of them reached the mirror image.`,
  allInRecords: (count: number, others: boolean) =>
    count === 1 ? "See it in Records" : `${others ? "The other" : "All"} ${figure(count)} in Records`,
  most: (move: string, count: number, of: number) => `${move} is played most: ${figure(count)} of ${games(of)}.`,
  unknown: "—",
};
translatable("openings", texts);
