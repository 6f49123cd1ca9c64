// The coach's warnings by the real engine: published mistakes, and positions with one danger.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { CoreRefused } from "../lib/core.ts";
import type { Thinker } from "./thinker.ts";
import { Checker, type Thought } from "./check.ts";
import { texts } from "../coach/texts.ts";

vi.setConfig({ testTimeout: 60_000 });

let thinker: Thinker;
beforeAll(async () => {
  thinker = await thinkerForTests();
});

const camelot: Thought = { variant: "camelot", rules: "", start: null, moves: [] };
/** Both men that run need four moves, and White begins; but a man that is put before Black's saves it one. */
const race: Thought = { variant: "cam", rules: "", start: "1/3/5/7/M6/7/7/7/4m2/7/2M2/3/1 w", moves: [] };
const warningOf = (thought: Thought) => new Checker(thinker).check(thought).warning;

describe("the coach", () => {
  // Three of the fourteen first moves of Camelot that are published as losing material.
  it.each(["D6-D8", "E7-E8", "H7-H8"])("warns of %s, and knows the answer", (move) => {
    const warning = warningOf({ ...camelot, move });
    expect(warning?.harm).toMatch(/^allows a (charge|jump) that takes /);
    expect(warning?.seat).toBe("b");
    expect(warning?.reply.from).toMatch(/^[C-J]1[01]$/);
  });

  it.each(["C6-C7", "E6-E5", "F6-F8"])("has nothing to say of %s, which is not among them", (move) => {
    expect(warningOf({ ...camelot, move })).toBeNull();
  });

  it("warns of a castle that is left open", () => {
    const warning = warningOf({ ...race, move: "D3-E4" });
    expect(warning?.harm).toBe("loses the castle in three moves");
    expect(warning?.reply.notation).toBe("E5xE3");
    // The answer takes: what follows it is not what matters.
    expect(warning?.duty).toBeNull();
  });

  // World Championship 2009, game 1: "the reply to White's error I7-G9xE11" gives up a man that has to be taken.
  it("warns of a capture that will be forced", () => {
    const start = "2/8/10/5m6/12/6m1m3/5mmm4/12/7M3K/5MMMK3/6M5/1k4M5/12/10/8/2 w 0,0 0 12";
    const warning = warningOf({ ...camelot, start, move: "I7-G9xE11" });
    expect(warning?.harm).toMatch(/^allows a jump that takes /);
    expect(warning?.reply.notation).toBe("G10-F10");
    expect(warning?.duty).toMatchObject({ kind: "capture", squares: ["E11"] });
  });

  it("does not mind a win that takes longer", () => {
    const start = "1/3/2M2/m6/7/7/7/7/7/7/5/3/1 w";
    expect(warningOf({ ...race, start, move: "D11-D10" })).toBeNull();
  });

  it("has nothing to say where there is no choice", () => {
    const start = "1/3/5/7/7/3m3/3M3/7/7/7/5/m2/1 w";
    expect(warningOf({ ...race, start, move: "D7xD9" })).toBeNull();
  });

  it("looks at a position once, ahead of its moves", () => {
    const analyse = vi.spyOn(thinker, "analyse");
    const checker = new Checker(thinker, 2000);
    expect(checker.check(camelot)).toEqual({ warning: null });
    expect(analyse).toHaveBeenCalledTimes(1);
    checker.check({ ...camelot, move: "C6-C7" });
    expect(analyse).toHaveBeenCalledTimes(2);
    analyse.mockRestore();
  });

  it("refuses what is no game", () => {
    expect(() => warningOf({ ...race, moves: ["Z9"], move: "D3-E4" })).toThrow(CoreRefused);
  });
});

describe("a warning in words", () => {
  const reply = { from: "G10", to: "F10", captures: [], kind: "plain", path: [], notation: "G10-F10" } as const;
  const said = (harm: string, squares?: string[], kind: "capture" | "leave" = "capture"): string =>
    texts.warning({
      harm,
      reply: { ...reply, captures: [], path: [] },
      seat: "b",
      duty: squares ? { kind, squares, text: "", may: "" } : null,
    });

  it("names the harm, the answer and what must follow", () => {
    expect(said("allows a jump that takes four", ["E11", "D4"])).toBe(
      "This allows a jump that takes four. Black can answer G10–F10, and then you must capture with E11 or D4.",
    );
    expect(said("allows a jump that takes one", ["F1"], "leave")).toBe(
      "This allows a jump that takes one. Black can answer G10–F10, and then F1 must leave your castle.",
    );
  });

  it("speaks of the side where the move is not what acts", () => {
    expect(said("is left without a move in two moves")).toBe(
      "After this your side is left without a move in two moves. Black can answer G10–F10.",
    );
  });
});
