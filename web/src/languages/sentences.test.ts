// The patterns against what the core says in games of every variant played by lot.
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests, thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { answer } from "../why/answer.ts";
import { isKnown } from "./in_words.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

/** Draws numbers below a limit, the same in each run. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns everything that the core says in some games of a variant. */
function saidIn(variant: string, games: number): Set<string> {
  const draw = lots(variant.length * 7919 + games);
  const said = new Set<string>();
  for (let game = 0; game < games; game++) {
    const position = core.open(variant);
    try {
      for (let ply = 0; ply < 120; ply++) {
        const { obligation, outcomes, resultText, result, seat } = position.state();
        for (const text of [obligation.text, obligation.may, resultText]) said.add(text);
        const squares = core.variant(variant)?.squares ?? [];
        const any = (): string => squares[draw(squares.length)] ?? "";
        for (let asked = 0; asked < 5; asked++) {
          const from = outcomes[draw(Math.max(1, outcomes.length))]?.from ?? any();
          said.add(position.whyNot([any()])?.text ?? "");
          said.add(position.whyNot([from, any()])?.text ?? "");
          said.add(position.whyNot([from, any(), any()])?.text ?? "");
        }
        const move = outcomes[draw(outcomes.length)];
        if (result || !move || seat === undefined) break;
        position.play([move.notation]);
      }
    } finally {
      position.free();
    }
  }
  said.delete("");
  return said;
}

describe("the sentences of the core", () => {
  it("have a pattern each, in games of every variant", () => {
    for (const { id } of core.variants) {
      const said = saidIn(id, 3);
      expect(said.size, id).toBeGreaterThan(20);
      expect([...said].filter((text) => !isKnown(text)).slice(0, 5), id).toEqual([]);
    }
  }, 120_000);

  it("have a pattern each for the reasons of the engine", async () => {
    const thinker = await thinkerForTests();
    const unknown = new Set<string>();
    let asked = 0;
    for (const variant of ["cam", "camelot", "chivalry", "camblam", "tri-camelot", "grand-cam"]) {
      const draw = lots(variant.length * 104729);
      for (let game = 0; game < 10; game++) {
        const position = core.open(variant);
        const moves: string[] = [];
        for (let ply = 0; ply < 4 + 3 * game; ply++) {
          const { outcomes, result } = position.state();
          const move = outcomes[draw(outcomes.length)];
          if (result || !move) break;
          position.play([move.notation]);
          moves.push(move.notation);
        }
        const { outcomes } = position.state();
        position.free();
        const move = outcomes[draw(outcomes.length)];
        if (!move) continue;
        const answered = answer(thinker, { variant, rules: "", start: null, moves, move: move.notation }, 1500);
        for (const why of [answered.asked, answered.better]) {
          const reasons = why?.reasons ?? [];
          asked += reasons.length;
          for (const reason of reasons) if (!isKnown(reason)) unknown.add(reason);
        }
      }
    }
    expect(asked).toBeGreaterThan(60);
    expect([...unknown]).toEqual([]);
  }, 120_000);

  it("are not found in what people write", () => {
    for (const text of ["Good game", "You must capture: more.", "takes a break", "White wins: hooray."]) {
      expect(isKnown(text), text).toBe(false);
    }
  });
});
