import { describe, expect, it, vi } from "vitest";
import type { GameSummary } from "../lib/api.ts";
import { boutsOf, gamesIn, levelScores } from "./bouts.ts";

vi.mock("../lib/me.ts", () => ({ me: () => "me" }));

type Seat = GameSummary["seats"][number];
const person: Seat = { seat: "w", player: "person", level: null, name: "" };
const computer = (level: number, seat: Seat["seat"] = "b"): Seat => ({ seat, player: "computer", level, name: "" });

let count = 0;
const game = (
  seats: Seat[],
  winner: string | null | undefined,
  { variant = "cam", reason = "castle", day = 1 }: { variant?: string; reason?: string; day?: number } = {},
): GameSummary =>
  ({
    id: String(++count),
    variant,
    seats,
    result: winner === undefined ? null : { winner, reason },
    updated: `2026-05-${String(day).padStart(2, "0")}T10:00:00Z`,
  }) as unknown as GameSummary;

describe("a visitor alone leaves a trace: games against each level", () => {
  it("count by level, the highest first", () => {
    const games = [
      game([person, computer(3)], "w"),
      game([person, computer(3)], "b"),
      game([person, computer(3)], null),
      game([person, computer(7)], "w"),
    ];
    expect(levelScores(boutsOf(games))).toEqual([
      { level: 7, won: 1, drawn: 0, lost: 0 },
      { level: 3, won: 1, drawn: 1, lost: 1 },
    ]);
  });

  it("are in the order in which they were finished", () => {
    const games = [2, 1, 3].map((day) => game([person, computer(1)], "w", { day }));
    expect(boutsOf(games).map(({ at }) => at.slice(8, 10))).toEqual(["01", "02", "03"]);
  });

  it("are not those that run, were called off, or were played with others", () => {
    const other: Seat = { seat: "b", player: "person", level: null, name: "Ann", id: "ann" };
    expect(
      boutsOf([
        game([person, computer(1)], undefined),
        game([person, computer(1)], null, { reason: "cancelled" }),
        game([{ ...person, id: "me" }, other], "w"),
        game([person, { ...other, id: undefined } as unknown as Seat], "w"),
      ]),
    ).toEqual([]);
  });

  it("of a team are won with the partner, if all computers have one level", () => {
    const four = (level: number): Seat[] => [person, computer(2, "R"), computer(level, "b"), computer(2, "G")];
    expect(boutsOf([game(four(2), "wb"), game(four(3), "wb")]).map(({ outcome }) => outcome)).toEqual(["won"]);
  });

  it("name the games, the most played first", () => {
    const games = ["cam", "camelot", "camelot"].map((variant) => game([person, computer(1)], "w", { variant }));
    expect(gamesIn(boutsOf(games))).toEqual([
      { variant: "camelot", count: 2 },
      { variant: "cam", count: 1 },
    ]);
  });
});
