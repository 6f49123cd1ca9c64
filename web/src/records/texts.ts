// The texts of the records.
import { translatable } from "../lib/language.ts";
import { capital, listed, messages as m } from "../lib/messages.ts";
import { figure } from "../archive/figure.ts";
import type { Field } from "../archive/search.ts";

const games = (count: number): string => `${figure(count)} ${count === 1 ? "game" : "games"}`;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** What an archive may be used for, unless its server says something else. */
export const usualLicence =
  "The moves of games are free for anyone to use. The collection is released under CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/";

export const texts = {
  title: "Records",
  missing: {
    heading: "This record does not exist",
    text: "All published games are in the list of records.",
    way: "All records",
  },
  published: "Published",
  publishedText: "Games and openings from books, matches and exhibitions, with their sources.",
  unknown: "—",
  /** The names of the players by side. */
  players: (teams: readonly (readonly string[])[]) =>
    teams.flat().every((name) => name === "?") ? "names not recorded" : teams.map((names) => listed(names)).join(" – "),
  results: { "1/2-1/2": "Draw", "*": "Opening moves only" } as Record<string, string>,
  /** In a narrow column. */
  shortResults: { "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½", "*": "–" } as Record<string, string>,
  won: (winners: string) => `${winners} won`,
  all: "All records",
  asPublished: "The record as published",
  asText: "The record as text",
  at: (at: Parameters<typeof m.moveCount>[0], move: string) => `${capital(m.moveCount(at))}: ${move}.`,
  begin: "The starting position. Step through the game with the buttons or the arrow keys.",
  playFromHere: "Play on from here",
  print: "Print this position",

  games,
  gamesOf: (count: number, variant: string) => `${figure(count)} ${variant} ${count === 1 ? "game" : "games"}`,
  /** The search ended before it had seen every game. */
  atLeast: (said: string) => `At least ${said}`,
  searching: "Searching…",
  nothing: "No games found.",
  noMore: "There are no more games.",
  firstPage: "First page",
  leaveOut: "Leave it out",
  excludes: (name: string, count: number, more: boolean) =>
    `Without ${name} there would be ${more ? "more than " : ""}${games(count)}.`,
  onlyEngines: (count: number, more: boolean) =>
    `Engines alone have played ${more ? "more than " : ""}${figure(count)} such ${count === 1 ? "game" : "games"}.`,
  showEngines: "Show engine games",
  excludesTogether: "Leaving out one filter would not help.",
  clear: "Clear all",
  empty: "No games are in the archive yet. Finished games will appear here.",
  wrong: (why: string) => `This search is not possible: ${why}.`,
  waits: (why: string) => `${why}. The games appear here as soon as they can be read.`,

  filters: "Filters",
  names: {
    variant: "the game",
    rules: "the rule set",
    player: "the player’s name",
    event: "the event",
    since: "the first date",
    until: "the last date",
    result: "the result",
    opening: "the opening",
    material: "the pieces at the end",
    fen: "the position",
    pattern: "the pattern",
    from: "the choice of where games come from",
    mine: "the choice of your own games",
  } satisfies Record<Field, string>,
  labels: {
    player: "Player",
    variant: "Game",
    opening: "Opening",
    board: "Position",
    result: "Result",
    from: "From",
    event: "Event",
    since: "From date",
    until: "To date",
    material: "Pieces at the end",
    rules: "Rules",
  },
  playerHint: "Name of a player",
  anyVariant: "All games",
  variant: (name: string, count: number) => `${name} (${figure(count)})`,
  openingHint: "E6-G8 E11-G9",
  dateHint: "2009 or 2009-02",
  materialHint: "KMm",
  chooseFirst: "Choose a game to search by opening, position or pieces.",
  wrongDate: "Write a date as 2009, 2009-02 or 2009-02-07.",
  anyResult: "Any",
  from: {
    "": "People",
    all: "People and engines",
    site: "Played here",
    published: "Published",
    uploaded: "Added by players",
    "self-play": "Engines",
  },
  mine: "Only my own games",
  anyRules: "Any",
  more: "Event, dates, pieces and rules",
  position: "Games that passed through this position.",
  pattern: "Games with these pieces on these squares.",
  setPosition: "Set up a position or pattern",
  another: "Set another",
  removeBoard: "Remove it",
  boardTitle: "Games with a position or a pattern",
  exact: "This position",
  exactText: "Every square as it is here, and the same side to move.",
  free: "A pattern",
  freeText: "These pieces on these squares. The other squares may be empty or not.",
  find: "Find games",
  emptyBoard: "Put at least one piece on the board.",

  order: { newest: "Newest first", oldest: "Oldest first" },
  orderLabel: "Order",
  view: { games: "Games", statistics: "Statistics" },
  viewLabel: "What is shown",
  columns: {
    white: "White",
    black: "Black",
    players: "Players",
    result: "Result",
    moves: "Moves",
    event: "Event",
    day: "Played",
  },
  rows: (first: number, last: number, total: string) => `${figure(first)} to ${figure(last)} of ${total}`,
  unknownTotal: "more",
  previous: "Previous page",
  next: "Next page",
  preview: "The game",
  open: "Open",
  uploaded: (by: string) => (by === "" ? "Added by a player of this site" : `Added by ${by}`),
  moveOf: (move: number, of: number) => `move ${String(move)} of ${String(of)}`,
  wonIn: (winner: string, moves: number) => `${winner} won in ${String(moves)} ${moves === 1 ? "move" : "moves"}`,
  drawnIn: (moves: number) => `draw after ${String(moves)} ${moves === 1 ? "move" : "moves"}`,
  unfinished: (moves: number) => `${String(moves)} ${moves === 1 ? "move" : "moves"}, no result`,
  openHint: "Up and down go through the list, left and right through the game. Enter opens it.",

  whole: {
    title: "The whole archive",
    text: "Every game here as one file. People who played on this site are not named in it.",
    licence: usualLicence,
    save: { records: "Save as records", json: "Save as JSON lines", sqlite: "Save as a SQLite file" },
    copying: (there: number, all: number) =>
      all === 0 ? "Creating the file." : `${megabytes(there)} of ${megabytes(all)} MB`,
    saving: (there: number, all: number) => `${figure(there)} of ${games(all)}`,
    stop: "Stop",
    saved: "Saved.",
  },

  statistics: {
    of: (variant: string) => `Statistics of ${variant}`,
    choose: "Choose a game on the left to see its statistics.",
    missing: "The server has no statistics for this game.",
    none: (variant: string) => `No games of ${variant} are in the archive yet.`,
    kinds: {
      "first move": "Results by first move",
      plies: "Length in moves",
      captures: "Pieces taken in a game",
      "castle entries": "Moves into the far castle",
      end: "How games end",
    } as Record<string, string>,
    all: "All the games of this variant are counted, whatever else is searched for.",
    results: (first: number, draws: number, second: number, names: readonly [string, string]) =>
      `${names[0]} won ${figure(first)}, ${figure(draws)} drawn, ${names[1]} won ${figure(second)}`,
    others: (count: number) => `${figure(count)} others`,
    ends: {
      castle: "Castle reached",
      elimination: "All pieces taken",
      stalemate: "No move left",
      thin: "One piece each",
      quiet: "No progress",
      repetition: "Repetition",
      checkmate: "Checkmate",
      "bare-kings": "Only kings left",
      "king-taken": "King taken",
      resignation: "Resignation",
      agreement: "Draw agreed",
      time: "Time",
      forfeit: "Forfeit",
      "neither-came": "Neither player came",
      director: "Given by the director",
      unfinished: "Not played to the end",
    } as Record<string, string>,
  },
};
translatable("records", texts);
