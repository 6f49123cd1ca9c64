// The reasons that the page shows, by the true core on positions where they are known (test/engine/why_test.cpp), and
// what becomes of questions that come one after another.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { CoreRefused } from "../lib/core.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { answer, questionAt, type Answer, type Question } from "./answer.ts";
import { Explainer } from "./explainer.svelte.ts";
import type { Thinker } from "./thinker.ts";

// A question may take five searches of a second and a half.
vi.setConfig({ testTimeout: 30_000 });

let thinker: Thinker;
beforeAll(async () => {
  thinker = await thinkerForTests();
});

const open: Question = {
  variant: "cam",
  rules: "",
  start: "1/3/5/7/7/7/7/7/7/7/M1m2/3/1 w",
  moves: [],
  move: "B3-A4",
};

describe("an answer", () => {
  it("tells what the move allows", () => {
    const { asked } = answer(thinker, open);
    expect(asked.move.notation).toBe("B3-A4");
    expect(asked.reasons[0]).toBe("loses the castle in two moves");
    expect(asked.scoreText).toMatch(/^loss in \d moves?$/);
  });

  it("tells of a move that the engine likes more", () => {
    const { asked, better } = answer(thinker, { ...open, variant: "camelot", start: null, move: "D6-D8" });
    expect(asked.best).toBe(false);
    expect(asked.reasons.join()).toMatch(/allows a charge that takes /);
    expect(asked.scoreText).toBe((asked.score / 100).toFixed(2));
    expect(better?.best).toBe(true);
    expect(better?.score).toBeGreaterThan(asked.score + 50);
  });

  it("has nothing better than the best move", () => {
    const best = answer(thinker, { ...open, start: "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w", move: "D11-D12" });
    expect(best.asked.reasons[0]).toBe("takes the enemy castle in two moves");
    expect(best.better).toBeNull();
  });

  it("is about the position that the moves before led to", () => {
    const { asked } = answer(thinker, { ...open, start: null, variant: "camelot", moves: ["C6-C7"], move: "E11-E9" });
    expect(asked.move.notation).toBe("E11-E9");
    expect(asked.reasons.length).toBeGreaterThan(0);
  });

  it("speaks of Camblam too", () => {
    const mate = { variant: "camblam", rules: "", start: "11k/12/10K1/12/12/12/12/12/12/12/12/R11 w", moves: [] };
    const moves = thinker.core.open("camblam", "", mate.start).state().outcomes;
    const told = moves.map(({ notation }) => notation).find((notation) => notation.startsWith("a1-a12"));
    expect(answer(thinker, { ...mate, move: told ?? "" }).asked.reasons[0]).toBe("mates at once");
  });

  it("ends with the line expected where nothing is taken", () => {
    const { asked } = answer(thinker, { ...open, start: null, move: "C5-C6" });
    expect(asked.reasons.at(-1)).toMatch(/^expects [A-G]\d+–[A-G]\d+/);
  });

  it("refuses what is no move", () => {
    expect(() => answer(thinker, { ...open, move: "B3-B9" })).toThrow(CoreRefused);
    expect(() => answer(thinker, { ...open, moves: ["Z9"] })).toThrow(CoreRefused);
  });
});

describe("a question about a ply", () => {
  const plies = ["C5-C6", "C9-C8", "C6-C7"].map((notation) => ({ outcome: { notation } }));
  const origin = { variant: "cam", rules: "wcf", start: null };

  it("asks about the move that led there, after those before it", () => {
    expect(questionAt(origin, plies, 2)).toEqual({ ...origin, moves: ["C5-C6"], move: "C9-C8" });
  });

  it("is none at the start", () => {
    expect(questionAt(origin, plies, 0)).toBeNull();
  });
});

describe("an explainer", () => {
  const told = (question: Question): Answer => answer(thinker, question);
  const second = { ...open, move: "B3-B4" };

  it("asks once about a move, and remembers", async () => {
    const ask = vi.fn((question: Question) => Promise.resolve(told(question)));
    const explainer = new Explainer(ask);
    explainer.about(open);
    expect(explainer.answer).toBeNull();
    await eventually(() => {
      expect(explainer.answer?.asked.move.notation).toBe("B3-A4");
    });
    explainer.about({ ...open });
    explainer.about(null);
    expect(explainer.answer).toBeNull();
    explainer.about(open);
    expect(explainer.answer?.asked.move.notation).toBe("B3-A4");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("shows no answer to an earlier question", async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const explainer = new Explainer(() => new Promise((resolve) => waiting.push(resolve)));
    explainer.about(open);
    explainer.about(second);
    waiting[0]?.(told(open));
    await Promise.resolve();
    expect(explainer.answer).toBeNull();
    waiting[1]?.(told(second));
    await eventually(() => {
      expect(explainer.answer?.asked.move.notation).toBe("B3-B4");
    });
  });

  it("asks anew after a failure", async () => {
    let broken = true;
    const explainer = new Explainer((question) =>
      broken ? Promise.reject(new Error("no")) : Promise.resolve(told(question)),
    );
    explainer.about(open);
    await eventually(() => {
      expect(explainer.failed).toBe(true);
    });
    broken = false;
    explainer.about(open);
    expect(explainer.failed).toBe(false);
    await eventually(() => {
      expect(explainer.answer).not.toBeNull();
    });
  });
});
