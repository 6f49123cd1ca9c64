// A small game with a scripted opponent: turns, the end, and answers that come late or never.
import { describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { Line } from "../lib/line.ts";
import type { Opponent } from "../why/choose.ts";
import type { Goal, SmallGame } from "./course.ts";
import { verdictOf } from "./goal.ts";
import { Practice } from "./practice.svelte.ts";

const core = await coreForTests();

/** White takes the man on E6, and the other one takes back. */
const fen = "1/3/5/7/7/6m/7/4m2/3M3/7/5/3/1 w";
const gameWith = (goal: Goal): SmallGame => ({
  title: "",
  variant: "cam",
  fen,
  ranks: [1, 13],
  lead: "",
  task: "",
  hint: "",
  goal,
  nodes: 1,
});

/** Plays this line, again for each caller. */
const playing =
  (...line: string[]): Opponent =>
  ({ moves }) =>
    Promise.resolve(line[moves.length] ?? "");

/** Until the opponent has answered. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function play(practice: Practice, notation: string): void {
  const outcome = practice.now?.outcomes.find((one) => one.notation === notation);
  if (!outcome) throw new Error(notation);
  practice.play(outcome);
}

describe("a verdict", () => {
  const after = (goal: Goal, moves: readonly string[], start = fen) => {
    const line = new Line(core, "cam", "", start);
    line.become(moves);
    return verdictOf(goal, "w", line.plies, line.now);
  };

  it("is given when the game is over", () => {
    const win: Goal = { kind: "win", within: 3 };
    expect(after(win, ["D12-D13"], "1/1M1/5/7/7/7/7/m6/7/7/5/3/1 w")).toEqual({ won: true, by: "end" });
    const slow = ["D10-D9", "D2-D1"];
    expect(after(win, slow, "1/3/5/3M3/7/7/7/7/7/7/5/1m1/1 w")).toEqual({ won: false, by: "end" });
  });

  it("counts the men taken once the other side has answered", () => {
    const one: Goal = { kind: "take", men: 1, lose: 0, within: 3 };
    expect(after(one, ["D5xF7"])).toBeNull();
    // The other man takes it: what was won is lost again.
    expect(after(one, ["D5xF7", "G8xE6"])).toEqual({ won: false, by: "lost" });
    expect(after({ ...one, lose: 1 }, ["D5xF7", "G8xE6"])).toEqual({ won: false, by: "end" });
    const two = "1/3/5/7/7/6m/7/4m2/3M3/M6/5/3/1 w";
    expect(after({ ...one, lose: 1 }, ["D5xF7", "G8xE6"], two)).toEqual({ won: true, by: "taken" });
  });

  it("is given when the moves are used up, after the answer", () => {
    const start = "1/3/5/m6/7/7/7/7/3M3/7/5/3/1 w";
    const win: Goal = { kind: "win", within: 1 };
    expect(after(win, [], start)).toBeNull();
    expect(after(win, ["D5-D6"], start)).toBeNull();
    expect(after(win, ["D5-D6", "A10-A9"], start)).toEqual({ won: false, by: "slow" });
  });
});

describe("a small game", () => {
  const quiet: SmallGame = {
    ...gameWith({ kind: "win", within: 9 }),
    fen: "1/3/5/3M3/m6/7/7/7/7/7/5/3/1 w",
  };

  it("is answered, and won", async () => {
    const practice = new Practice(core, quiet, playing("", "A9-A8", "", "A8-A7"));
    expect(practice.mine).toBe(true);
    play(practice, "D10-D11");
    expect(practice.mine).toBe(false);
    await settled();
    expect([practice.ply, practice.mine, practice.verdict]).toEqual([2, true, null]);
    play(practice, "D11-D12");
    await settled();
    play(practice, "D12-D13");
    expect(practice.verdict).toEqual({ won: true, by: "end" });
    expect([practice.over, practice.mine]).toEqual([true, false]);
    practice.free();
  });

  it("does not hear an answer to a game that was begun again", async () => {
    const answers: ((move: string) => void)[] = [];
    const practice = new Practice(core, quiet, () => new Promise((resolve) => answers.push(resolve)));
    play(practice, "D10-D11");
    practice.again();
    play(practice, "D10-C10");
    answers[0]?.("A9-A8");
    await settled();
    expect([practice.ply, practice.mine]).toEqual([1, false]);
    answers[1]?.("A9-A10");
    await settled();
    expect(practice.plies.map(({ outcome }) => outcome.notation)).toEqual(["D10-C10", "A9-A10"]);
    practice.free();
  });

  it("says that the opponent did not come, and asks again", async () => {
    let there = false;
    const practice = new Practice(core, quiet, () =>
      there ? Promise.resolve("A9-A8") : Promise.reject(new Error("away")),
    );
    play(practice, "D10-D11");
    await settled();
    expect(practice.away).toBe(true);
    there = true;
    await practice.answer();
    expect([practice.away, practice.ply, practice.mine]).toEqual([false, 2, true]);
    practice.free();
  });
});
