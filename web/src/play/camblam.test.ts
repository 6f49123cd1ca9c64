import type { Square } from "@camlann/board";
import { describe, expect, it } from "vitest";
import { chessTurn, GRID, OUTCOMES, PIECES } from "./camblam.fixture.ts";
import { type Action, choose, type Chosen, START } from "./selection.ts";
import { outcomesBetween, routeOf, sameOutcome, type Turn } from "./turn.ts";
import { see } from "./view.ts";
import { words } from "./words.ts";

const turn = chessTurn();
const around = { name: "Camblam", over: false, last: null };
const tap = (square: Square): Action => ({ type: "tap", square });
const hover = (square: Square): Action => ({ type: "hover", square });

function act(actions: readonly Action[], at: Turn = turn): Chosen {
  let chosen: Chosen = { selection: START, play: null, route: [], shown: 0 };
  for (const action of actions) {
    chosen = choose(at, chosen.selection, action);
    if (chosen.play) break;
  }
  return chosen;
}

const after = (actions: readonly Action[], at: Turn = turn) => see(at, act(actions, at).selection, around);
const named = (notation: string) => {
  const found = OUTCOMES.find((outcome) => outcome.notation === notation);
  if (!found) throw new Error(notation);
  return found;
};

describe("a run", () => {
  it("is chosen by tapping the last man it takes", () => {
    expect(act([tap("f9"), tap("f10")]).play?.notation).toBe("f9xf10");
    expect(act([tap("f9"), tap("f11")]).play?.notation).toBe("f9xf10+f11");
    expect(act([tap("f9"), tap("f12")]).play?.notation).toBe("f9xf10+f11+f12");
  });

  it("numbers the men along the line and frames them", () => {
    const { board, line } = after([tap("f9")]);
    const numbers = board.marks?.flatMap((mark) => (mark.kind === "run" ? [[mark.square, mark.count, mark.hot]] : []));
    expect(numbers).toEqual([
      ["f10", 1, false],
      ["f11", 2, false],
      ["f12", 3, false],
    ]);
    expect(board.marks?.find((mark) => mark.square === "f8")?.kind).toBe("plain");
    expect(board.blocks).toEqual([{ squares: ["f10", "f11", "f12"], hot: false }]);
    expect(line.text).toBe("Catapult f9: 1 move, 1 capture, 2 runs.");
  });

  it("lights those that the square under the pointer takes, and no further", () => {
    const { board, line, preview } = after([tap("f9"), hover("f11")]);
    const hot = board.marks?.filter((mark) => mark.hot).map((mark) => mark.square);
    expect(hot).toEqual(["f10", "f11"]);
    expect(board.ghosts).toEqual(["f10", "f11"]);
    expect(board.blocks?.[0]?.hot).toBe(true);
    expect(board.route).toEqual({ squares: ["f9", "f11"], captures: ["f10", "f11"], manner: "slide" });
    expect(line.text).toBe("f9×f10+f11: takes 2.");
    expect(preview?.title).toBe("f9 to f11: run, takes 2");
    expect(preview?.legs.map((leg) => [leg.square, leg.by])).toEqual([
      ["f9", null],
      ["f10", "take"],
      ["f11", "take"],
    ]);
  });

  it("of one man only is an ordinary capture", () => {
    const short = chessTurn({ outcomes: OUTCOMES.filter((outcome) => outcome.kind !== "run") });
    const { board } = after([tap("f9")], short);
    expect(board.marks?.find((mark) => mark.square === "f10")?.kind).toBe("capture");
    expect(board.blocks).toEqual([]);
  });
});

describe("a shot", () => {
  it("is chosen by tapping its target", () => {
    const shot = named("e4*h4");
    expect(routeOf(GRID, shot)).toEqual({ squares: ["e4", "h4"], captures: ["h4"], manner: "shot" });
    const at = chessTurn({ outcomes: [shot] });
    expect(act([tap("e4"), tap("h4")], at).play).toBe(shot);
    expect(act([tap("e4"), tap("e4")], at).selection.phase.kind).toBe("idle");
  });

  it("puts a crosshair on the target and says that the archer stays", () => {
    const { board, line } = after([tap("e4"), hover("h4")]);
    expect(board.marks?.find((mark) => mark.square === "h4")).toMatchObject({ kind: "shot", hot: true });
    expect(board.ghosts).toEqual(["h4"]);
    expect(line.text).toBe("e4 shoots h4 and stays.");
    expect(board.names?.["h4"]).toBe("h4, black catapult, shot, takes 1");
  });

  it("dropped on the target is still to be seen: the archer has not gone there", () => {
    const drop = (from: Square, to: Square) =>
      act([
        { type: "dragStart", square: from },
        { type: "drop", square: to },
      ]);
    expect(drop("e4", "h4")).toMatchObject({ play: { notation: "e4*h4" }, shown: 0 });
    expect(drop("f9", "f12")).toMatchObject({ play: { kind: "run" }, shown: 1 });
  });
});

describe("a bent path", () => {
  it("is drawn by its corner", () => {
    const { board, line, preview } = after([tap("d1"), hover("b6")]);
    expect(board.route?.squares).toEqual(["d1", "d4", "b6"]);
    expect(board.marks?.find((mark) => mark.square === "b6")?.kind).toBe("capture");
    expect(line.text).toBe("d1–d4×b6: takes 1.");
    expect(preview?.legs.map((leg) => leg.by)).toEqual([null, "slide", "take"]);
    expect(act([tap("d1"), tap("b6")]).route).toEqual(["d1", "d4", "b6"]);
  });
});

describe("a promotion", () => {
  it("asks what the pawn becomes, the greatest man first", () => {
    const { board, line } = after([tap("k11"), tap("k12")]);
    expect(board.chips).toMatchObject({
      square: "k12",
      selected: 0,
      numbered: true,
      label: "What the pawn becomes on k12",
    });
    expect(board.chips?.items.map((chip) => chip.piece)).toEqual(["Q", "I", "B", "R", "A", "C", "N"]);
    expect(board.chips?.items.map((chip) => chip.label).slice(0, 2)).toEqual(["queen", "prince"]);
    expect(line.text).toBe("k12: Queen. Choose what the pawn becomes.");
  });

  it("plays the one chosen, by capture too", () => {
    const chosen = (square: Square, index: number) => act([tap("k11"), tap(square), { type: "chip", index }]).play;
    expect(chosen("k12", 0)?.notation).toBe("k11-k12=Q");
    expect(chosen("k12", 6)?.notation).toBe("k11-k12=N");
    expect(chosen("l12", 4)?.notation).toBe("k11xl12=A");
  });

  it("says the man that the arrows have come to", () => {
    const { line, board, preview } = after([tap("k11"), tap("l12"), { type: "chipStep", by: 1 }]);
    expect(board.chips?.selected).toBe(1);
    expect(line.text).toBe("l12: Prince. Choose what the pawn becomes.");
    expect(preview?.title).toBe("k11 to l12: capture, takes 1, becomes a prince");
  });

  it("is one move in the counts, and another outcome for each man", () => {
    const { board } = after([]);
    expect(board.names?.["k11"]).toBe("k11, white pawn, 1 move, 1 capture");
    expect(after([tap("k11")]).line.text).toBe("Pawn k11: 1 move, 1 capture.");
    expect(after([tap("k11")]).board.names?.["k12"]).toBe("k12, empty, move, then choose what it becomes");
    expect(sameOutcome(named("k11-k12=Q"), named("k11-k12=N"))).toBe(false);
  });

  it("shows Black's men to Black", () => {
    const mirrored = OUTCOMES.filter((outcome) => outcome.from === "k11");
    const black = chessTurn({ seat: "b", pieces: { ...PIECES, k11: "p" }, outcomes: mirrored });
    expect(after([tap("k11"), tap("k12")], black).board.chips?.items[0]?.piece).toBe("q");
  });
});

describe("step mode", () => {
  const steps: Action = { type: "steps", on: true };

  it("is for leaps: what slides or shoots is chosen by its last square as ever", () => {
    expect(act([steps, tap("d1")]).selection.phase.kind).toBe("picked");
    expect(act([steps, tap("d1"), tap("b6")]).play?.notation).toBe("d1xb6");
    expect(act([steps, tap("k11"), tap("k12"), { type: "chip", index: 1 }]).play?.promotion).toBe("I");
  });
});

describe("any outcome", () => {
  it("is reached by two taps, and a chip where there are several", () => {
    for (const outcome of OUTCOMES) {
      const target = outcome.to;
      const two = act([tap(outcome.from), tap(target)]);
      const index = outcomesBetween(turn, outcome.from, target).indexOf(outcome);
      const done = two.play ?? act([tap(outcome.from), tap(target), { type: "chip", index }]).play;
      expect(done).toBe(outcome);
    }
  });
});

describe("check", () => {
  it("frames the king and says so", () => {
    const obligation = { kind: "check", text: "Your king is in check from a12.", squares: ["a1"], may: "" } as const;
    const { board, line } = after([], chessTurn({ obligation }));
    expect(board.check).toBe("a1");
    expect(board.names?.["a1"]).toBe("a1, white king, in check");
    expect(line).toEqual({ text: "Your king is in check from a12.", tone: "must", rule: null });
    expect(after([]).board.check).toBeNull();
  });

  it("that is mate also has the way of a piece that attacks the king", () => {
    const text = "The knight on b8 attacks the king.";
    const obligation = { kind: "check", text, squares: ["a1"], may: "", attack: ["b8", "f12", "a1"] } as const;
    const mated = chessTurn({
      obligation: { ...obligation, squares: ["a1"], attack: [...obligation.attack] },
      free: false,
    });
    const { board } = after([], { ...mated, outcomes: [] });
    expect(board.check).toBe("a1");
    expect(board.names?.["a1"]).toBe("a1, white king, checkmated");
    expect(board.route?.squares).toEqual(["b8", "f12", "a1"]);
    expect(board.ghosts).toEqual([]);
    expect(after([]).board.route).toBeUndefined();
  });
});

describe("the letters", () => {
  it("go to the men that have them; x to those that may capture", () => {
    const { tours } = after([]).board;
    expect(tours?.["c"]).toEqual(["f9"]);
    expect(tours?.["p"]).toEqual(["k11"]);
    expect(tours?.["x"]).toEqual(["d1", "e4", "f9", "k11"]);
  });
});

describe("a move as a sentence", () => {
  const tell = (notation: string) => words.moveSentence(PIECES, named(notation), GRID);

  it("names the men of this game", () => {
    expect(tell("e4-e5")).toBe("White archer e4 moves to e5.");
    expect(tell("d1xb6")).toBe("White prince d1 takes a pawn on b6.");
    expect(tell("e4*h4")).toBe("White archer e4 shoots a catapult on h4.");
    expect(tell("f9xf10+f11+f12")).toBe(
      "White catapult f9 takes a queen, a catapult and a pawn in a run, ending on f12.",
    );
    expect(tell("k11-k12=A")).toBe("White pawn k11 moves to k12 and becomes an archer.");
    expect(tell("k11xl12=Q")).toBe("White pawn k11 takes a rook on l12 and becomes a queen.");
  });
});
