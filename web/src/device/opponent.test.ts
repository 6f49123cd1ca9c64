// Draws and resignations of the computer, as on the server.
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../lib/core.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import { acceptsDraw, replyOf, type Asked, type Engine } from "./opponent.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const judgements = {
  camelot: { hopeless: -700, worse: -60, level: 15 },
  camblam: { hopeless: -3500, worse: -300, level: 60 },
};

/** An engine that judges each position like this. */
function judging(score: number): Engine & { asked: number } {
  const engine = {
    asked: 0,
    level: () => Promise.resolve("C4-C5"),
    lines: () => Promise.resolve([]),
    judge: ({ variant }: { variant: string }) => {
      engine.asked++;
      return Promise.resolve({ score, ...judgements[variant === "camblam" ? "camblam" : "camelot"] });
    },
  };
  return engine;
}

function asked(variant: string, more: Partial<Asked> = {}): Asked {
  const info = core.variant(variant);
  if (!info) throw new Error(variant);
  const position = core.open(variant);
  const state = position.state();
  position.free();
  const past = { variant, rules: state.rules, start: null, moves: [] };
  return { past, variant: info, state, quiet: 0, level: 3, seed: 1, mayResign: false, ...more };
}

describe("the computer", () => {
  it("asks for a judgement only where it matters", async () => {
    const engine = judging(-9000);
    expect(await replyOf(engine, asked("cam"))).toEqual({
      move: "C4-C5",
      resigns: false,
      claims: false,
      offers: false,
    });
    expect(engine.asked).toBe(0);
  });

  it("resigns a hopeless game if it may, by the scale of the game", async () => {
    const may = { mayResign: true };
    expect((await replyOf(judging(-700), asked("cam", may))).resigns).toBe(true);
    expect((await replyOf(judging(-699), asked("cam", may))).resigns).toBe(false);
    expect((await replyOf(judging(-700), asked("camblam", may))).resigns).toBe(false);
    expect((await replyOf(judging(-3500), asked("camblam", may))).resigns).toBe(true);
    expect((await replyOf(judging(-9000), asked("tri-camelot", may))).resigns).toBe(false);
  });

  it("claims a draw when it is worse, and offers one when nothing happens", async () => {
    const repeated = { state: { ...asked("cam").state, canClaim: true } };
    expect((await replyOf(judging(-60), asked("cam", repeated))).claims).toBe(true);
    expect((await replyOf(judging(-59), asked("cam", repeated))).claims).toBe(false);
    expect((await replyOf(judging(15), asked("cam", { quiet: 30 }))).offers).toBe(true);
    expect((await replyOf(judging(16), asked("cam", { quiet: 30 }))).offers).toBe(false);
    expect((await replyOf(judging(0), asked("cam", { quiet: 29 }))).offers).toBe(false);
    expect((await replyOf(judging(0), asked("grand-cam", { quiet: 30 }))).offers).toBe(false);
  });

  it("accepts a draw when the other side is better, or nothing happens", async () => {
    // The score is that of the offering side.
    expect(await acceptsDraw(judging(60), asked("cam"))).toBe(true);
    expect(await acceptsDraw(judging(59), asked("cam"))).toBe(false);
    expect(await acceptsDraw(judging(-15), asked("cam", { quiet: 30 }))).toBe(true);
    expect(await acceptsDraw(judging(-16), asked("cam", { quiet: 30 }))).toBe(false);
    expect(await acceptsDraw(judging(9000), asked("tri-camelot"))).toBe(false);
  });
});
