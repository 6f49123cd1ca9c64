import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "./core.fixture.ts";
import { CoreRefused, type Core } from "./core.ts";
import { messages as m } from "./messages.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

/** The texts that players read when the core refuses. */
function refused(what: () => unknown): string {
  try {
    what();
  } catch (error) {
    if (error instanceof CoreRefused) return m.wrongText(error.error);
    throw error;
  }
  return "nothing is wrong";
}

function typed(variant: string, fen: string, move: string): string {
  const position = core.open(variant, "", fen);
  const told = refused(() => position.read(move));
  position.free();
  return told;
}

describe("what is wrong with a typed text", () => {
  it("names a square once", () => {
    expect(typed("cam", "", "B5-B9")).toMatch(/^B9: no step, canter or jump leads there from B5\. Expected B5-/);
    expect(typed("cam", "", "C4")).toMatch(/^C4: \d+ moves begin or end like this\. Expected C4-.* and others\.$/);
    expect(typed("camelot", "2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w", "A5-A6")).toMatch(
      /^You must capture: F7\. Expected /,
    );
  });

  it("leaves the name of a square as the game writes it", () => {
    expect(typed("camblam", "", "f3-f9")).toMatch(/^f9: a pawn goes one, two or three .*\. Expected f3-f4/);
  });

  it("counts characters", () => {
    expect(typed("cam", "", "B5-?9")).toBe("This is not a square (character 4). Expected a square, such as D6.");
    expect(refused(() => core.open("cam", "", "1/3/5/7/8"))).toBe(
      "Rank 9 has too many squares (character 9). Expected 7 squares.",
    );
  });

  it("names what is not known", () => {
    expect(refused(() => core.open("cam", "chess"))).toMatch(/^chess: unknown rule set\. Expected one of wcf, /);
  });

  it("says that the game is over", () => {
    expect(typed("cam", "M/3/5/7/7/7/7/7/3m3/7/5/3/1 b", "D5-D4")).toMatch(/^The game is over\. .*\. Expected no more/);
  });
});
