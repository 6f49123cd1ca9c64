// A knock-out as a tree of matches, those to come included. Pure.
import type { Tournament, TournamentGame } from "../lib/wire.ts";

/** A match of two players: a game and, while it is drawn, replays. */
export interface Match {
  /** Places in the list of players, the upper one first; undefined if not yet or no longer known. */
  players: readonly [number | undefined, number | undefined];
  games: readonly TournamentGame[];
  /** A bye. */
  bye: boolean;
  winner: number | undefined;
}

export interface Stage {
  /** The number of places in the first stage, byes included. */
  places: number;
  /** The winners of matches 2n and 2n + 1 meet in match n of the next stage. */
  matches: readonly Match[];
}

export interface Bracket {
  stages: readonly Stage[];
  third: Match | undefined;
}

interface Found {
  games: TournamentGame[];
  bye: number | undefined;
}

function found({ rounds }: Tournament, stage: number, slot: number): Found {
  const some = rounds.filter((round) => round.stage === stage);
  return {
    games: some.flatMap(({ games }) => games.filter((game) => game.slot === slot)),
    bye: some.flatMap(({ byes }) => byes).find((bye) => bye.slot === slot)?.player,
  };
}

const playersOf = ({ games, bye }: Found): number[] => {
  const [first] = games;
  if (first) return [first.white, first.black];
  return bye === undefined ? [] : [bye];
};

/** If the last replay is drawn, the next match or the final standing names the winner. */
function winnerOf(tournament: Tournament, stage: number, slot: number, match: Found): number | undefined {
  const last = match.games.at(-1);
  if (!last) return match.bye;
  if (last.result.startsWith("1-0")) return last.white;
  if (last.result.startsWith("0-1")) return last.black;
  if (last.result !== "1/2-1/2") return undefined;
  const both = playersOf(match);
  const on = playersOf(found(tournament, stage + 1, Math.floor(slot / 2))).find((player) => both.includes(player));
  if (on !== undefined || tournament.phase !== "over") return on;
  return tournament.standing.find(({ player }) => both.includes(player))?.player;
}

/** `from`: the winners of the matches before, if known; the first one is on top. */
function matchOf(
  tournament: Tournament,
  stage: number,
  slot: number,
  from: readonly [number | undefined, number | undefined],
): Match {
  const what = found(tournament, stage, slot);
  const [one, other] = playersOf(what);
  const turned = (one !== undefined && one === from[1]) || (other !== undefined && other === from[0]);
  const begun = tournament.rounds.some((round) => round.stage === stage);
  return {
    players: !begun ? from : turned ? [other, one] : [one, other],
    games: what.games,
    bye: what.games.length === 0 && what.bye !== undefined,
    winner: winnerOf(tournament, stage, slot, what),
  };
}

function loserOf(match: Match | undefined): number | undefined {
  if (match?.winner === undefined || match.bye) return undefined;
  return match.players.find((player) => player !== match.winner);
}

export function bracketOf(tournament: Tournament): Bracket {
  const [first] = tournament.rounds;
  const slots = [...(first?.games ?? []), ...(first?.byes ?? [])].map(({ slot }) => slot);
  const stages: Stage[] = [];
  let size = 1;
  while (size <= Math.max(0, ...slots)) size *= 2;
  for (; size >= 1; size /= 2) {
    const before = stages.at(-1)?.matches ?? [];
    const matches = Array.from({ length: size }, (_, slot) =>
      matchOf(tournament, stages.length + 1, slot, [before[2 * slot]?.winner, before[2 * slot + 1]?.winner]),
    );
    stages.push({ places: 2 * size, matches });
  }
  const semis = stages.at(-2)?.matches;
  const third =
    tournament.thirdPlace && semis
      ? matchOf(tournament, stages.length, 1, [loserOf(semis[0]), loserOf(semis[1])])
      : undefined;
  return { stages, third };
}
