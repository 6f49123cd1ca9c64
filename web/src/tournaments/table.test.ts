import { expect, test, vi } from "vitest";
import type { Tournament } from "../lib/wire.ts";
import {
  between,
  directorOf,
  givenTo,
  openGames,
  ranksOf,
  reportsDiffer,
  roomGames,
  rowsOf,
  winners,
} from "./table.ts";
import { pointsText, quartersText, texts } from "./texts.ts";

// There is no screen here to ask about, and no player of this browser.
vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = () => media;
  Object.assign(globalThis, { window: { matchMedia }, matchMedia, document: { cookie: "" } });
});

const entrant = (name: string): Tournament["entrants"][number] => ({
  id: `id-${name}`,
  name,
  rating: 0,
  here: true,
  from: 1,
  bye: null,
});

/** Three players: Ann beat Ben, Cleo did not come to Ann, Ben plays Cleo. */
const three = {
  entrants: ["Ann", "Ben", "Cleo"].map(entrant),
  rounds: [
    {
      stage: 0,
      started: "",
      games: [{ white: 0, black: 1, result: "1-0", game: "g1", slot: 0 }],
      byes: [{ player: 2, kind: "rest", slot: 0 }],
    },
    {
      stage: 0,
      started: "",
      games: [{ white: 2, black: 0, result: "0-1f", game: "g2", slot: 0 }],
      byes: [{ player: 1, kind: "rest", slot: 0 }],
    },
    { stage: 0, started: "", games: [{ white: 1, black: 2, result: "*", game: "g3", slot: 0 }], byes: [] },
  ],
  standing: [
    { player: 0, place: 1, halves: 4, tieBreaks: [] },
    { player: 2, place: 2, halves: 0, tieBreaks: [] },
    { player: 1, place: 2, halves: 0, tieBreaks: [] },
  ],
} as unknown as Tournament;

test("a row says what a player did in each round", () => {
  const [ann, cleo, ben] = rowsOf(three);
  expect(ann?.cells.map((cell) => cell?.result)).toEqual(["1", "1", undefined]);
  expect(ann?.played).toBe(1);
  expect(ben?.cells.map((cell) => cell?.result)).toEqual(["0", "", ""]);
  expect(ben?.cells[2]).toMatchObject({ live: true, white: true, opponent: 2 });
  expect(cleo?.cells[1]).toMatchObject({ result: "0", forfeit: true, white: true });
  expect(ann && between(ann, 2)).toMatchObject([{ result: "1", forfeit: true, white: false }]);
});

test("ranks are places in the standing", () => {
  expect(ranksOf(three)).toEqual([1, 3, 2]);
  expect(winners(three)).toEqual({ first: ["Ann"], next: ["Cleo", "Ben"] });
});

test("my open games are found by my id", () => {
  expect(openGames(three, "id-Cleo")).toMatchObject([{ round: 3, board: 1, game: { game: "g3" } }]);
  expect(openGames(three, "id-Ann")).toEqual([]);
});

test("all open games of a tournament in the room are at its boards", () => {
  const hall = { ...three, inRoom: true };
  expect(openGames(hall, "id-Cleo")).toEqual([]);
  expect(roomGames(hall, "id-Cleo")).toMatchObject([{ round: 3, board: 1, game: { game: "g3" } }]);
  expect(roomGames(three, "id-Cleo")).toEqual([]);
});

test("two reports differ while no result has been given", () => {
  const report = (by: string, result: "1-0" | "0-1") => ({ by, result, at: "" });
  const game = { white: 0, black: 1, result: "*" as const, game: null, slot: 0 };
  expect(reportsDiffer(game)).toBe(false);
  expect(reportsDiffer({ ...game, reports: [report("a", "1-0")] })).toBe(false);
  expect(reportsDiffer({ ...game, reports: [report("a", "1-0"), report("b", "0-1")] })).toBe(true);
  expect(reportsDiffer({ ...game, result: "1-0", reports: [report("a", "1-0"), report("b", "1-0")] })).toBe(false);
});

test("points, tie-breaks and times are written as players read them", () => {
  expect([0, 1, 2, 9].map(pointsText)).toEqual(["0", "½", "1", "4½"]);
  expect([0, 1, 17, 38, 3].map(quartersText)).toEqual(["0", "¼", "4¼", "9½", "¾"]);
  expect(texts.left(160_000)).toBe("02:40");
  expect(texts.left(3_900_000)).toBe("1:05:00");
  expect(texts.left(3 * 86_400_000)).toBe("3 days");
  expect(texts.won(["Ann", "Ben", "Cleo"])).toBe("Ann has won the tournament; Ben is second and Cleo third.");
});

test("a game knows the director that has given its result", () => {
  const given = { by: "id-Ben", at: "2026-11-27T10:00:00Z", corrects: true };
  const [first] = three.rounds;
  const cup = { ...three, directors: [{ id: "id-Dora", name: "Dora" }] };
  const rounds = [{ ...first, games: first?.games.map((game) => ({ ...game, given })) ?? [] }] as Tournament["rounds"];
  expect(givenTo({ rounds }, "g1")).toEqual(given);
  expect(givenTo({ rounds }, "g2")).toBeUndefined();
  expect(directorOf(cup, "id-Ben")).toBe("Ben");
  expect(directorOf(cup, "id-Dora")).toBe("Dora");
  expect(directorOf(cup, "id-Emil")).toBe("");
});
