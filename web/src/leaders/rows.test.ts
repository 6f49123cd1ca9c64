import { expect, test } from "vitest";
import { joinedParts, rowsOf } from "./rows.ts";

test("levels stand between the players, without a place", () => {
  const leaders = [
    { id: "a", name: "Ann", rating: 1800, deviation: 60, games: 20 },
    { id: "b", name: "Ben", rating: 1500, deviation: 70, games: 12 },
  ];
  const levels = [
    { level: 3, rating: 1500 },
    { level: 4, rating: 1769 },
  ];
  expect(rowsOf({ leaders, imported: [], levels }).map(({ place, id }) => [place, id])).toEqual([
    [1, "a"],
    [null, "level-4"],
    [2, "b"],
    [null, "level-3"],
  ]);
});

test("49.16: imported ratings stand between the players, without a place", () => {
  const leaders = [{ id: "a", name: "Ann", rating: 1800, deviation: 60, games: 20 }];
  const imported = [{ id: "x", name: "Zoe Old", rating: 1900, deviation: 100, games: 0 }];
  expect(rowsOf({ leaders, imported, levels: [] }).map((row) => [row.place, row.id, row.imported ?? false])).toEqual([
    [null, "x", true],
    [1, "a", false],
  ]);
});

test("49.5: parts of a board are joined, and who has moved on is there once", () => {
  const player = (id: string, rating: number) => ({ id, name: id, rating, deviation: 60, games: 20 });
  const levels = [{ level: 3, rating: 1500 }];
  const joined = joinedParts([
    { leaders: [player("a", 1800), player("b", 1700)], imported: [], levels },
    { leaders: [player("b", 1700), player("c", 1600)], imported: [player("x", 1650)], levels },
  ]);
  expect(rowsOf(joined).map(({ place, id }) => [place, id])).toEqual([
    [1, "a"],
    [2, "b"],
    [null, "x"],
    [3, "c"],
    [null, "level-3"],
  ]);
});
