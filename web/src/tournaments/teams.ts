// A tournament of teams, as its tables show it. Pure.
import type {
  Tournament,
  TournamentGame,
  TournamentMatch,
  TournamentRest,
  TournamentTeam,
  TournamentTeamLine,
} from "../lib/wire.ts";

/** The team of this place in the list; an empty one if there is none. */
export const teamAt = ({ teams }: Pick<Tournament, "teams">, place: number): TournamentTeam =>
  teams?.[place] ?? { club: "", name: "", here: false, lineUp: [] };

/** A board of a match: its game, or the player without an opponent. */
export interface MatchBoard {
  /** From 1. */
  board: number;
  game?: TournamentGame;
  /** True if the first team has White. */
  firstIsWhite: boolean;
  rest?: TournamentRest;
}

export interface ShownMatch extends TournamentMatch {
  boards: MatchBoard[];
}

/** The board of a match, from 1. */
export const boardOf = ({ boards = 1 }: Pick<Tournament, "boards">, slot: number): number => (slot % boards) + 1;

/** The matches of a round with their boards, free rounds last. */
export function matchesOf(tournament: Tournament, round: number): ShownMatch[] {
  const shown = tournament.rounds[round];
  const { boards = 1 } = tournament;
  return (shown?.matches ?? []).map((match, index) => {
    const isHere = (slot: number): boolean => Math.floor(slot / boards) === index;
    const all: MatchBoard[] = [
      ...(shown?.games ?? [])
        .filter(({ slot }) => isHere(slot))
        .map((game) => ({
          board: boardOf(tournament, game.slot),
          game,
          firstIsWhite: tournament.entrants[game.white]?.team === match.first,
        })),
      ...(match.second === null ? [] : (shown?.byes ?? []))
        .filter(({ slot }) => isHere(slot))
        .map((rest) => ({ board: boardOf(tournament, rest.slot), firstIsWhite: true, rest })),
    ];
    return { ...match, boards: all.sort((one, other) => one.board - other.board) };
  });
}

export interface TeamRow extends TournamentTeamLine {
  /** By row of the opponent: the halves of this team in each match, or nothing. */
  against: { halves: number; over: boolean; round: number }[][];
  matches: number;
}

/** The standing of the teams as a crosstable. */
export function teamRowsOf(tournament: Tournament): TeamRow[] {
  const lines = tournament.teamStanding ?? [];
  const all = tournament.rounds.flatMap(({ matches }, round) => (matches ?? []).map((match) => ({ ...match, round })));
  return lines.map((line) => {
    const against = lines.map(({ team }) =>
      all
        .filter(
          ({ first, second }) => (first === line.team && second === team) || (second === line.team && first === team),
        )
        .map(({ first, firstHalves, secondHalves, over, round }) => ({
          halves: first === line.team ? firstHalves : secondHalves,
          over,
          round,
        })),
    );
    const matches = against.flat().filter(({ over }) => over).length;
    return { ...line, against, matches };
  });
}

/** The boards on which a player has played, in order; before the first round the one of the line-up. Empty for reserves. */
export function boardsOfPlayer(tournament: Tournament, player: number): number[] {
  const { rounds, boards = 1, teams } = tournament;
  if (rounds.length === 0) {
    const place = teams?.[tournament.entrants[player]?.team ?? -1]?.lineUp.indexOf(player) ?? -1;
    return place >= 0 && place < boards ? [place + 1] : [];
  }
  const played = rounds.flatMap(({ games, byes }) => [
    ...games.filter(({ white, black }) => white === player || black === player),
    ...byes.filter((bye) => bye.player === player),
  ]);
  return [...new Set(played.map(({ slot }) => boardOf(tournament, slot)))].sort((one, other) => one - other);
}

/** Teams that are named, and do not play because their line-up is missing. */
export const silentTeams = ({ teams, rounds }: Tournament): TournamentTeam[] =>
  rounds.length > 0 ? [] : (teams ?? []).filter(({ here, lineUp }) => here && lineUp.length === 0);
