// A tournament from each player's side, as its tables show it. Pure.
import { messages as m } from "../lib/messages.ts";
import type { Tournament, TournamentGame, TournamentGiven, TournamentScore } from "../lib/wire.ts";

/** A player's round: a game with its result, or why there is none. */
export interface Cell {
  /** "1", "½", "0"; "" for a game that is open or to come. */
  result: "1" | "½" | "0" | "";
  live: boolean;
  /** Won or lost without a game. */
  forfeit: boolean;
  white: boolean;
  /** Place in the list of players; undefined in a round without a game. */
  opponent: number | undefined;
  game: string | null;
  /** 1 point for a bye, ½ for a requested rest. */
  bye: "" | "win" | "half" | "rest";
}

export interface Row {
  player: number;
  place: number;
  halves: number;
  tieBreaks: readonly number[];
  /** By round; nothing where the player was absent. */
  cells: (Cell | undefined)[];
  played: number;
}

const whites: Record<TournamentScore, Cell["result"]> = {
  "*": "",
  "1-0": "1",
  "1/2-1/2": "½",
  "0-1": "0",
  "1-0f": "1",
  "0-1f": "0",
  "0-0f": "0",
};
const turned = { "1": "0", "0": "1", "½": "½", "": "" } as const;

export function cellOf(game: TournamentGame, player: number): Cell {
  const white = game.white === player;
  const ofWhite = whites[game.result];
  const both = game.result === "0-0f";
  return {
    result: white || both ? ofWhite : turned[ofWhite],
    live: game.result === "*",
    forfeit: game.result.endsWith("f"),
    white,
    opponent: white ? game.black : game.white,
    game: game.game,
    bye: "",
  };
}

const rest = (bye: Cell["bye"]): Cell => ({
  result: bye === "win" ? "1" : bye === "half" ? "½" : "",
  live: false,
  forfeit: false,
  white: false,
  opponent: undefined,
  game: null,
  bye,
});

/** The best first. */
export function rowsOf({ standing, rounds }: Tournament): Row[] {
  return standing.map(({ player, place, halves, tieBreaks }) => {
    const cells = rounds.map((round): Cell | undefined => {
      const game = round.games.find(({ white, black }) => white === player || black === player);
      if (game) return cellOf(game, player);
      const bye = round.byes.find((one) => one.player === player);
      return bye && rest(bye.kind);
    });
    const played = cells.filter((cell) => cell?.opponent !== undefined && cell.result !== "" && !cell.forfeit).length;
    return { player, place, halves, tieBreaks, cells, played };
  });
}

/** Returns the games between two players of a round robin, in the order of the rounds. */
export const between = (row: Row, opponent: number): Cell[] =>
  row.cells.filter((cell): cell is Cell => cell?.opponent === opponent);

/** The place of each player in the standing, by its place in the list of players: from 1. */
export function ranksOf({ standing }: Tournament): number[] {
  const ranks: number[] = [];
  standing.forEach(({ player }, index) => (ranks[player] = index + 1));
  return ranks;
}

/** True for an open game at a board in the room, perhaps on a device between the two. */
export const needsBoard = ({ entrants, inRoom }: Tournament, { result, white, black }: TournamentGame): boolean =>
  result === "*" && (inRoom === true || [white, black].some((one) => entrants[one]?.noDevice === true));

/** True for an open game that is not on the server. */
export const isAtBoard = ({ result, game }: TournamentGame): boolean => result === "*" && game === null;

export interface MyGame {
  round: number;
  board: number;
  game: TournamentGame;
}

/** My games that are open, the first first; not those at boards in the room. */
export const openGames = (tournament: Tournament, id: string): MyGame[] =>
  tournament.rounds.flatMap(({ games }, index) =>
    games.flatMap((game, board) => {
      const { entrants, boards } = tournament;
      const mine = entrants[game.white]?.id === id || entrants[game.black]?.id === id;
      const number = boards === undefined ? board + 1 : (game.slot % boards) + 1;
      const open = mine && game.result === "*" && game.game !== null && !needsBoard(tournament, game);
      return open ? [{ round: index + 1, board: number, game }] : [];
    }),
  );

/** My open games at boards in the room. */
export const roomGames = (tournament: Tournament, id: string): MyGame[] =>
  tournament.rounds
    .flatMap(({ games }, index) => games.map((game, board) => ({ round: index + 1, board: board + 1, game })))
    .filter(
      ({ game }) =>
        needsBoard(tournament, game) && [game.white, game.black].some((one) => tournament.entrants[one]?.id === id),
    );

/** Returns the winner and the next places, after the end. */
export function winners({ standing, entrants, teams, teamStanding }: Tournament): { first: string[]; next: string[] } {
  if (teams !== undefined) {
    const all = (teamStanding ?? []).map(({ place, team }) => ({ place, name: teams[team]?.name ?? "" }));
    return {
      first: all.filter(({ place }) => place === 1).map(({ name }) => name),
      next: all
        .filter(({ place }) => place > 1)
        .slice(0, 2)
        .map(({ name }) => name),
    };
  }
  const named = (index: number): string => m.marked(entrants[index]);
  return {
    first: standing.filter(({ place }) => place === 1).map(({ player }) => named(player)),
    next: standing
      .filter(({ place }) => place > 1)
      .slice(0, 2)
      .map(({ player }) => named(player)),
  };
}

/** The index of the round with the first open game, else of the last one: some systems begin all rounds at once. */
export function firstOpen({ rounds }: Tournament): number {
  const open = rounds.findIndex(({ games }) => games.some(({ result }) => result === "*"));
  return open < 0 ? rounds.length - 1 : open;
}

/** True if the players of an open game have reported different results. */
export const reportsDiffer = ({ result, reports = [] }: TournamentGame): boolean =>
  result === "*" && new Set(reports.map((one) => one.result)).size > 1;

/** A director's name by the id; empty if it is not known. */
export const directorOf = ({ directors, entrants }: Pick<Tournament, "directors" | "entrants">, id: string): string =>
  [...directors, ...entrants].find((one) => one.id === id)?.name ?? "";

/** The result that a director has given to this game. */
export const givenTo = ({ rounds }: Pick<Tournament, "rounds">, game: string): TournamentGiven | undefined =>
  rounds.flatMap(({ games }) => games).find((one) => one.game === game)?.given;
