// A board of several moves being tried, by the true core.
import { beforeEach, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Exercise } from "./book.ts";
import { Trial } from "./exercise.svelte.ts";

const core = await coreForTests();

const exercise: Exercise = {
  title: "Two steps",
  variant: "cam",
  fen: "1/3/2M2/7/7/7/7/m6/7/7/5/3/1 w",
  ranks: [1, 13],
  task: "Step closer.",
  hint: "",
  done: ({ to }) => to === "D12",
  wrong: { "D11-D10": "That is away from it." },
  then: [{ answers: ["A6-A5"], task: "Win.", hint: "", done: ({ to }) => to === "D13" }],
};

let trial: Trial;
beforeEach(() => {
  trial = new Trial(core, exercise);
});

function play(notation: string): void {
  const outcome = trial.now?.outcomes.find((one) => one.notation === notation);
  if (!outcome) throw new Error(notation);
  trial.play(outcome);
}
const moves = (): string[] => trial.plies.map(({ outcome }) => outcome.notation);

describe("a board of several moves", () => {
  it("is answered after the right move, and done after the last", () => {
    play("D11-D12");
    expect(moves()).toEqual(["D11-D12", "A6-A5"]);
    expect([trial.done, trial.mine, trial.task.task]).toEqual([false, true, "Win."]);
    play("D12-D13");
    expect([trial.done, trial.mine, moves().length]).toEqual([true, false, 3]);
    trial.again();
    expect([trial.done, trial.mine, trial.task.task, moves().length]).toEqual([false, true, "Step closer.", 0]);
  });

  it("waits at a wrong move, which alone is taken back", () => {
    play("D11-D12");
    play("D12-D11");
    expect([trial.done, trial.mine, trial.wrong?.notation]).toEqual([false, false, "D12-D11"]);
    trial.back();
    expect([moves().length, trial.mine, trial.wrong]).toEqual([2, true, null]);
  });

  it("begins again after a wrong first move", () => {
    play("D11-D10");
    expect(trial.mine).toBe(false);
    trial.again();
    expect([trial.wrong, trial.mine, moves()]).toEqual([null, true, []]);
  });
});
