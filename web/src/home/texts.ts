// The texts of the home page.
import { translatable } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import type { Seat } from "../lib/wire.ts";

export const texts = {
  title: "Play Cam, Camelot and Camblam",
  what: "Camelot, the board game of 1930, and its relatives: leap over friends, jump enemies, and be first in the far castle.",
  /** For each game a line for its tile, and a longer one for the large tile. */
  tiles: {
    cam: {
      line: "The small board. One piece in the far castle wins.",
      long: "Two knights and five men per side. Ten minutes to learn, fifteen to play.",
    },
    camelot: {
      line: "The full game of 1930. Two pieces in the far castle win.",
      long: "Canter over your own pieces, jump the enemy’s, and bring two pieces into the far castle.",
    },
    camette: {
      line: "The smallest board: one knight and three men, five minutes.",
      long: "One knight and three men per side.",
    },
    camblam: {
      line: "Chess on a 12 × 12 board, with runs, archers and princes.",
      long: "Chess on a larger board: rooks that take three at a time, archers that shoot, princes that turn corners.",
    },
    "grand-cam": {
      line: "Cam for four: two teams, partners side by side.",
      long: "Seven pieces each, two teams. One piece of a team in its goal wins for both.",
    },
    "grand-camelot": {
      line: "Camelot for four: 180 squares, two teams.",
      long: "Twelve pieces each, two teams. Two pieces of a team in its goals win for both.",
    },
    "tri-camelot": {
      line: "Three players on hexagons. Everyone plays alone.",
      long: "Eight pieces each. One piece in either of the other castles wins.",
    },
    "mini-camelot": {
      line: "Men only, one leap per move: a classroom version.",
      long: "Six men per side, no knights. One man in the far castle wins.",
    },
    chivalry: { line: "The largest army: eight knights per side.", long: "Eight knights and twelve men per side." },
  } as Partial<Record<string, { line: string; long: string }>>,
  heading: "Play now against",
  against: "Play against",
  tournaments: "Tournaments",
  computer: "the computer",
  friend: "a friend by link",
  person: "a friend on this device",
  opponent: "an opponent",
  changeGame: (name: string) => `Choices for ${name}`,
  waiting: (count: number) => `${String(count)} waiting`,
  kind: "Kind of game",
  kinds: { rated: "Rated", casual: "Casual", either: "Rated or casual" },
  also: "I would also play",
  near: "Opponent's rating",
  anyRating: "any",
  within: (points: number) => `within ${String(points)} of mine`,
  seekChoices: "Rated, other times, and how strong the opponent may be",
  liveNow: "Live now",
  watch: "Watch",
  leaders: "Leaderboards",
  yourPage: "Your profile",
  facts: (seats: number, squares: number, hexagons: boolean) =>
    `${String(seats)} players · ${String(squares)} ${hexagons ? "hexagons" : "squares"}`,
  onDevice: "Games against the computer are played on this device meanwhile.",
  begin: "A good place to begin",
  play: "Play",
  unfinished: "Your games",
  delete: (opponent: string) => `Delete the game ${opponent}`,
  deleted: "The game is deleted.",
  undo: "Undo",
  finished: "Finished",
  yourMove: "your move",
  theirMove: "computer to move",
  othersMove: "their move",
  toMove: (seat: Seat) => `${messages.sides[seat]} to move`,
  twoPeople: "Two people",
  people: (seats: number) => `${seats === 3 ? "Three" : "Four"} people`,
  together: (people: number, computers: number) =>
    `${["You", "Two people"][people - 1] ?? "Three people"} and ${["a computer", "two computers"][computers - 1] ?? "three computers"}`,
  computerToMove: (seat: Seat) => `computer to move for ${messages.sides[seat]}`,
  wonYou: "you won",
  wonThey: "the computer won",
  lost: "you lost",
  wonSide: (seats: readonly Seat[]) => `${messages.listed(seats.map((seat) => messages.sides[seat]))} won`,
  drawn: "draw",
  nobodyCame: "nobody came",
  showAll: "Show all",
  learn: "Found an old set?",
  ownGames: "More games",
  learnText: "Learn the game by playing: small boards, each with a task. It takes ten minutes.",

  /** Lesson and puzzle for a player alone. */
  today: {
    heading: "For today",
    puzzle: "Puzzle of the day",
    toMove: (name: string) => `${name} to move`,
    tried: "tried today",
    lesson: "Next lesson",
    lessons: "Lessons",
    done: (name: string, done: number, of: number) => `${name}, ${String(done)} of ${String(of)} done`,
    streak: (days: number) => `${String(days)} days in a row.`,
  },

  /** Open seats. */
  open: {
    openSeats: "Open seats",
    /** The link to them: "Open seats: 2". */
    count: (seats: number) => (seats === 0 ? "Open seats" : `Open seats: ${String(seats)}`),
    nobodyWaits:
      "Nobody is waiting just now. To leave a seat open, choose “a friend by link” and tick “Anybody may take the seat”.",
    /** The name of a button: "Play 10 + 10 with Ann". */
    playWith: (time: string, name: string) => `Play ${time === "" ? "" : `${time} `}with ${name}`,
    acceptIt: "Accept",
    sitDown: "Sit down",
    yourSeat: "Your open seat",
    yourChallenge: (name: string) => (name === "" ? "Your challenge" : `Your challenge to ${name}`),
    company: (host: string, others: number) => (others === 0 ? host : `${host} and ${String(others)} more`),
  },
};
translatable("home", texts);
