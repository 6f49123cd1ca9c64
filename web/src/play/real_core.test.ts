// Choosing moves with the true rules: the core compiled for the browser, run in node.
import type { Square } from "@camlann/board";
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { type Action, choose, type Selection, START } from "./selection.ts";
import { isWalked, type Outcome, outcomesBetween, routeOf, sameOutcome, type Turn } from "./turn.ts";
import { see } from "./view.ts";
import { words } from "./words.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

/** A game in the core. */
function open(variant: string, fen = "") {
  const position = core.open(variant, "", fen);
  const geometry = core.variant(variant);
  if (!geometry) throw new Error(variant);
  return {
    turn(): Turn & { result: unknown } {
      const { seat, pieces, outcomes, obligation, result } = position.state();
      return { core: position, seat, pieces, outcomes, obligation, geometry, free: true, result };
    },
    play: (notation = "") => {
      position.play([notation]);
    },
    free: () => {
      position.free();
    },
  };
}

const tap = (square: Square): Action => ({ type: "tap", square });

function act(turn: Turn, actions: readonly Action[], from: Selection = START) {
  let chosen = choose(turn, from, { type: "hover", square: null });
  for (const action of actions) {
    chosen = choose(turn, chosen.selection, action);
    if (chosen.play) break;
  }
  return chosen;
}

/** A repeatable stream of numbers below a bound. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Chooses every outcome in both manners; returns how many of them needed a chip. */
function checkReach(turn: Turn): number {
  let chips = 0;
  const steps = choose(turn, START, { type: "steps", on: true }).selection;
  for (const outcome of turn.outcomes) {
    const two = act(turn, [tap(outcome.from), tap(outcome.to)]);
    const ways = outcomesBetween(turn, outcome.from, outcome.to);
    const index = ways.indexOf(outcome);
    if (!two.play) chips++;
    const chosen = two.play ?? act(turn, [{ type: "chip", index }], two.selection).play;
    expect(chosen, outcome.notation).toBe(outcome);
    if (!isWalked(routeOf(turn.geometry, outcome))) continue;
    const walked = act(turn, [...outcome.path.map(tap), { type: "end" }], steps).play;
    expect(walked && sameOutcome(walked, outcome), outcome.notation).toBe(true);
  }
  return chips;
}

// On the two large boards these games meet squares that can be reached in several ways.
const turnsOnChips = new Set(["camelot", "chivalry"]);

const everyGame = [
  "cam",
  "camelot",
  "camette",
  "chivalry",
  "mini-camelot",
  "grand-cam",
  "grand-camelot",
  "tri-camelot",
  "camblam",
];

describe("with the true rules", () => {
  it.each(everyGame)(
    "every outcome of random games of %s can be chosen",
    (variant) => {
      const roll = dice(7);
      let chips = 0;
      for (let game = 0; game < 3; game++) {
        const position = open(variant);
        for (let ply = 0; ply < 40; ply++) {
          const turn = position.turn();
          if (turn.result !== null || turn.outcomes.length === 0) break;
          if (turn.outcomes.length < 250) chips += checkReach(turn);
          const move = turn.outcomes[roll(turn.outcomes.length)];
          position.play(move?.notation);
        }
        position.free();
      }
      if (turnsOnChips.has(variant)) expect(chips).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(["cam", "camblam"])("a tap that leads nowhere always says why in %s", (variant) => {
    const roll = dice(3);
    const position = open(variant);
    for (let ply = 0; ply < 60; ply++) {
      const turn = position.turn();
      if (turn.result !== null) break;
      const { squares } = turn.geometry;
      const any = () => squares[roll(squares.length)] ?? "";
      for (let i = 0; i < 20; i++) {
        const before = act(turn, [tap(any())]).selection;
        const { selection, play } = choose(turn, before, tap(any()));
        const changed = JSON.stringify(selection.phase) !== JSON.stringify(before.phase);
        if (!play && !changed) expect(selection.refusal?.text, JSON.stringify(before.phase)).toMatch(/\w.*\.$/);
      }
      const move = turn.outcomes[roll(turn.outcomes.length)];
      position.play(move?.notation);
    }
    position.free();
  });

  it("takes Camblam's men, runs, shots and promotions as the core tells them", () => {
    const fen = "k6r2n1/4P3c3/12/12/3P8/12/1p10/12/4A2c4/12/12/K2I4Q3 w";
    const position = open("camblam", fen);
    const turn = position.turn();
    const played = (from: Square, to: Square) => act(turn, [tap(from), tap(to)]);
    expect(played("e4", "h4").play?.notation).toBe("e4*h4");
    expect(routeOf(turn.geometry, played("e4", "h4").play as Outcome)).toMatchObject({
      squares: ["e4", "h4"],
      manner: "shot",
    });
    const prince = played("d1", "b6").play as Outcome;
    expect(prince.path).toHaveLength(3);
    expect(prince.path.at(-1)).toBe("b6");
    const chips = see(turn, played("e11", "e12").selection, { name: "Camblam", over: false, last: null }).board.chips;
    expect(chips?.items.map((chip) => chip.piece)).toEqual(["Q", "I", "B", "R", "A", "C", "N"]);
    expect(words.moveSentence(turn.pieces, prince, turn.geometry)).toBe("White prince d1 takes a pawn on b6.");
    position.free();
    const run = open("camblam", "k11/12/5q6/5c6/5p6/5C6/12/12/12/12/12/K11 w");
    const numbered = see(run.turn(), act(run.turn(), [tap("f7")]).selection, { name: "", over: false, last: null });
    const marks = numbered.board.marks?.flatMap((mark) => (mark.kind === "run" ? [[mark.square, mark.count]] : []));
    expect(marks).toEqual([
      ["f8", 1],
      ["f9", 2],
      ["f10", 3],
    ]);
    expect(numbered.board.blocks).toEqual([{ squares: ["f8", "f9", "f10"], hot: false }]);
    run.free();
    const check = open("camblam", "k11/12/12/12/12/r11/12/12/12/12/12/K11 w");
    expect(see(check.turn(), START, { name: "", over: false, last: null }).board.check).toBe("a1");
    check.free();
  });

  it("words what happens on the board", () => {
    const position = open("cam");
    const turn = position.turn();
    const around = { name: "Cam", over: false, last: null };
    const picked = act(turn, [tap("C4")]).selection;
    expect(see(turn, picked, around).line.text).toMatch(/^Knight C4: \d+ steps, \d+ canters?\.$/);
    const refused = act(turn, [tap("B5"), tap("G9")]).selection;
    expect(see(turn, refused, around).line).toMatchObject({ tone: "refused" });
    expect(see(turn, START, around).board.names?.["D13"]).toBe("D13, Black's castle, empty");
    position.free();
  });

  it("speaks of seats, partners and goals among four", () => {
    const position = open("grand-cam", "1/r2/7/9/g7y/11/13/6b4/9/4b4/2r4/3/1 R");
    const turn = position.turn();
    const { board, line } = see(turn, act(turn, [tap("F3")]).selection, { name: "Grand Cam", over: false, last: null });
    expect(board.label).toBe("Grand Cam, Red to move");
    expect(board.names?.["G4"]).toBe("G4, blue man");
    expect(board.names?.["H5"]).toBe("H5, empty, canter");
    expect(board.names?.["G13"]).toBe("G13, Green's castle, empty");
    expect(line.text).toBe("Man F3: 6 steps, 2 canters.");
    const won = see(turn, act(turn, [tap("F12")]).selection, { name: "", over: false, last: null }).board;
    expect(won.marks?.find(({ square }) => square === "G13")?.kind).toBe("castle");
    // The letters go to one's own pieces, not to the partner's.
    expect([...(won.tours?.["m"] ?? [])].sort()).toEqual(["F12", "F3"]);
    const into = turn.outcomes.find(({ to }) => to === "G13");
    expect(into && words.moveSentence(turn.pieces, into, turn.geometry)).toBe("Red man F12 steps to G13.");
    position.free();
  });

  it("tells steps from leaps on hexagons, walked leg by leg too", () => {
    const position = open("tri-camelot", "4/5/6/5/6/5/6/3g1/4/5/2r1/3/4/1b1/2/1B1/2/1 B");
    const turn = position.turn();
    const steps = choose(turn, START, { type: "steps", on: true }).selection;
    const around = { name: "", over: false, last: null };
    const walking = see(turn, act(turn, ["F3", "F7", "H9"].map(tap), steps).selection, around);
    expect(walking.preview?.legs.map(({ square, by }) => [square, by])).toEqual([
      ["F3", null],
      ["F7", "canter"],
      ["H9", "jump"],
    ]);
    const step = act(turn, [tap("F5")]).selection;
    const hovered = choose(turn, step, { type: "hover", square: "F7" }).selection;
    expect(see(turn, hovered, around).preview?.legs).toEqual([
      { square: "F5", by: null },
      { square: "F7", by: "plain" },
    ]);
    const charge = turn.outcomes.find(({ kind }) => kind === "charge");
    expect(charge && words.moveSentence(turn.pieces, charge, turn.geometry)).toBe(
      "Blue knight F3 canters to F7 and takes two men, ending on H13.",
    );
    position.free();
  });
});
