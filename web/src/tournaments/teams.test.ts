import { expect, test } from "vitest";
import type { Tournament } from "../lib/wire.ts";
import { boardOf, boardsOfPlayer, matchesOf, silentTeams, teamRowsOf } from "./teams.ts";

const player = (team: number): object => ({ team });
const game = (white: number, black: number, slot: number): object => ({ white, black, slot, result: "*" });

/** Clubs A, B and C on two boards: C has a free round, and A nobody on board 2. */
const tournament = {
  boards: 2,
  teams: ["a", "b", "c"].map((club) => ({ club, name: club.toUpperCase(), here: true, lineUp: [] })),
  entrants: [player(0), player(1), player(1), player(2)],
  rounds: [
    {
      games: [game(1, 0, 0)],
      byes: [{ player: 2, kind: "win", slot: 1 }],
      matches: [
        { first: 1, second: 0, firstHalves: 3, secondHalves: 1, over: true, counts: true },
        { first: 2, second: null, firstHalves: 0, secondHalves: 0, over: false, counts: true },
      ],
    },
    {
      games: [game(3, 1, 0), game(2, 0, 3)],
      byes: [],
      matches: [
        { first: 2, second: 1, firstHalves: 0, secondHalves: 0, over: false, counts: true },
        { first: 0, second: 2, firstHalves: 0, secondHalves: 0, over: false, counts: true },
      ],
    },
  ],
  teamStanding: [
    { team: 1, place: 1, matchPoints: 2, halves: 3, direct: 0, sonnebornBerger: 0 },
    { team: 0, place: 2, matchPoints: 0, halves: 1, direct: 0, sonnebornBerger: 2 },
    { team: 2, place: 3, matchPoints: 0, halves: 0, direct: 0, sonnebornBerger: 0 },
  ],
} as unknown as Tournament;

test("49.15: a match has its boards in order, also those without an opponent", () => {
  const [match, free] = matchesOf(tournament, 0);
  expect(match?.boards.map(({ board, game: played, rest }) => [board, played !== undefined, rest?.player])).toEqual([
    [1, true, undefined],
    [2, false, 2],
  ]);
  expect(match?.boards[0]?.firstIsWhite).toBe(true);
  expect(free?.boards).toEqual([]);
  expect(matchesOf(tournament, 1)[1]?.boards.map(({ board, firstIsWhite }) => [board, firstIsWhite])).toEqual([
    [2, false],
  ]);
});

test("49.15: the crosstable has the points against each opponent", () => {
  const [first, second] = teamRowsOf(tournament);
  expect(first?.against[1]).toEqual([{ halves: 3, over: true, round: 0 }]);
  expect(second?.against[0]).toEqual([{ halves: 1, over: true, round: 0 }]);
  expect([first?.matches, second?.matches]).toEqual([1, 1]);
  expect(first?.against[2]?.[0]?.over).toBe(false);
});

test("49.15: boards are counted in each match", () => {
  expect([0, 1, 2, 3].map((slot) => boardOf(tournament, slot))).toEqual([1, 2, 1, 2]);
  expect(boardsOfPlayer(tournament, 2)).toEqual([2]);
  expect(boardsOfPlayer(tournament, 1)).toEqual([1]);
  const teams = tournament.teams?.map((team, place) => (place === 1 ? { ...team, lineUp: [2, 1] } : team));
  const before = { ...tournament, rounds: [], ...(teams && { teams }) };
  expect([1, 2, 0].map((player) => boardsOfPlayer(before, player))).toEqual([[2], [1], []]);
});

test("49.15: teams without a line-up are named until the start", () => {
  expect(silentTeams(tournament)).toEqual([]);
  expect(silentTeams({ ...tournament, rounds: [] })).toHaveLength(3);
});
