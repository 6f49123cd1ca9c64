import { expect, test } from "vitest";
import type { Tournament, TournamentScore } from "../lib/wire.ts";
import { bracketOf } from "./bracket.ts";

const game = (
  slot: number,
  white: number,
  black: number,
  result: TournamentScore,
): Tournament["rounds"][number]["games"][number] => ({ slot, white, black, result, game: "g" });
const round = (
  stage: number,
  games: Tournament["rounds"][number]["games"],
  byes: Tournament["rounds"][number]["byes"] = [],
): Tournament["rounds"][number] => ({ stage, started: "", games, byes });
const knockout = (...rounds: Tournament["rounds"][number][]): Tournament =>
  ({ phase: "running", thirdPlace: true, rounds, standing: [] }) as unknown as Tournament;

/** Five players: 0 to 2 have byes, 3 and 4 draw twice before 4 wins. */
const first = round(
  1,
  [game(1, 3, 4, "1/2-1/2")],
  [
    { player: 0, kind: "win", slot: 0 },
    { player: 1, kind: "win", slot: 2 },
    { player: 2, kind: "win", slot: 3 },
  ],
);
const replays = [round(1, [game(1, 4, 3, "1/2-1/2")]), round(1, [game(1, 3, 4, "0-1")])];

test("the first stage is joined to those to come, with byes and replays", () => {
  const { stages, third } = bracketOf(knockout(first));
  expect(stages.map(({ places }) => places)).toEqual([8, 4, 2]);
  expect(stages[0]?.matches.map(({ bye, winner }) => [bye, winner])).toEqual([
    [true, 0],
    [false, undefined],
    [true, 1],
    [true, 2],
  ]);
  expect(stages[1]?.matches.map(({ players }) => players)).toEqual([
    [0, undefined],
    [1, 2],
  ]);
  expect(third?.players).toEqual([undefined, undefined]);
  const replayed = bracketOf(knockout(first, ...replays)).stages;
  expect(replayed[0]?.matches[1]).toMatchObject({ players: [3, 4], winner: 4 });
  expect(replayed[0]?.matches[1]?.games.map(({ result }) => result)).toEqual(["1/2-1/2", "1/2-1/2", "0-1"]);
  expect(replayed[1]?.matches[0]?.players).toEqual([0, 4]);
});

test("who came from the upper match stands above, whoever has White", () => {
  const { stages } = bracketOf(knockout(first, ...replays, round(2, [game(0, 4, 0, "*"), game(1, 1, 2, "*")])));
  expect(stages[1]?.matches.map(({ players }) => players)).toEqual([
    [0, 4],
    [1, 2],
  ]);
});

test("after the last replay the next match says who went on, and the losers play for the third place", () => {
  const semis = round(2, [game(0, 4, 0, "1/2-1/2"), game(1, 1, 2, "1-0f")]);
  const finals = round(3, [game(0, 1, 0, "*"), game(1, 4, 2, "*")]);
  const { stages, third } = bracketOf(knockout(first, ...replays, semis, finals));
  expect(stages[1]?.matches.map(({ winner }) => winner)).toEqual([0, 1]);
  expect(stages[2]?.matches[0]?.players).toEqual([0, 1]);
  expect(third).toMatchObject({ players: [4, 2], winner: undefined });
});

test("the standing decides about a drawn final, and nobody goes on where nobody came", () => {
  const drawn = { ...knockout(round(1, [game(0, 0, 1, "1/2-1/2")])), phase: "over", standing: [{ player: 1 }] };
  expect(bracketOf(drawn as unknown as Tournament).stages[0]?.matches[0]?.winner).toBe(1);
  const nobody = bracketOf(knockout(round(1, [game(0, 0, 1, "0-0f"), game(1, 2, 3, "1-0")])));
  expect(nobody.stages[1]?.matches[0]?.players).toEqual([undefined, 2]);
  expect(nobody.third?.players).toEqual([undefined, 3]);
  const two = bracketOf(knockout(round(1, [game(0, 0, 1, "*")])));
  expect(two.third).toBeUndefined();
});
