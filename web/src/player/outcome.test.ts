import { expect, test } from "vitest";
import type { GameSummary } from "../lib/api.ts";
import { endingFor } from "./outcome.ts";

const seats: GameSummary["seats"] = [
  { seat: "w", player: "person", level: null, name: "Ann", id: "a" },
  { seat: "b", player: "person", level: null, name: "Ben", id: "b" },
];

test("a game ends for each of its players in his own way", () => {
  const won = { result: { winner: "b", reason: "castle" }, seats } as const;
  expect(endingFor(won, "a")).toBe("lost");
  expect(endingFor(won, "b")).toBe("won");
  expect(endingFor({ result: { winner: null, reason: "agreement" }, seats }, "a")).toBe("drawn");
  expect(endingFor({ result: { winner: null, reason: "cancelled" }, seats }, "a")).toBe("off");
  expect(endingFor({ result: { winner: null, reason: "neither-came" }, seats }, "b")).toBe("lost");
  expect(endingFor({ result: { winner: null, reason: "director" }, seats }, "b")).toBe("drawn");
  expect(endingFor({ result: null, seats }, "a")).toBeUndefined();
});
