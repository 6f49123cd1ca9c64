// Numbers of moves: a round begins with one, and a line that begins with another seat says so.
import { expect, it } from "vitest";
import type { Seat } from "../lib/core.ts";
import { roundsOf } from "../lib/rounds.ts";
import { numberText, placesIn } from "./numbers.ts";

it("numbers the moves in the order in which they were made", () => {
  const told = (seats: string, played: string, first = 1): string =>
    placesIn(
      roundsOf(
        [...seats] as Seat[],
        [...played].map((seat) => ({ before: { seat: seat as Seat } })),
        first,
      ),
    )
      .map(numberText)
      .join(" ");
  expect(told("wb", "wbwb")).toBe("1. 1… 2. 2…");
  expect(told("wb", "bwb", 7)).toBe("7… 8. 8…");
  expect(told("RGBY", "RGBYR")).toBe("1. 1… 1… 1… 2.");
});
