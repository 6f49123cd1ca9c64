import type { PieceLetter, Square } from "@camlann/board";
import { describe, expect, it } from "vitest";
import { turnOf, type Walk, withCastles } from "./play.fixture.ts";
import { type Action, choose, type Selection, START } from "./selection.ts";
import type { Outcome, Turn, ValuedMove } from "./turn.ts";
import { see } from "./view.ts";
import { words } from "./words.ts";

const PIECES: Partial<Record<Square, PieceLetter>> = { B2: "K", B3: "M", D2: "M", C5: "m", E5: "k", C4: "m", C3: "m" };
const WALKS: Walk[] = [
  ["B2", "A2"],
  ["B2", "A3"],
  ["B2", "B4"],
  ["B2", "B4", "D6", "F4"],
  ["B2", "B4", "D4"],
  ["B2", "D4"],
  ["D2", "D3"],
];
const turn = turnOf(WALKS, PIECES);
const around = { name: "Cam", over: false, last: { squares: ["D5", "C5"], captures: [] } };

function after(actions: readonly Action[], at: Turn = turn) {
  let selection: Selection = START;
  for (const action of actions) selection = choose(at, selection, action).selection;
  return see(at, selection, around);
}

const tap = (square: Square): Action => ({ type: "tap", square });
const hover = (square: Square): Action => ({ type: "hover", square });
const steps: Action = { type: "steps", on: true };

describe("idle", () => {
  it("rings the pieces that may move and says whose turn it is", () => {
    const { board, line } = after([]);
    expect(board.rings).toEqual([
      { square: "B2", kind: "move" },
      { square: "D2", kind: "move" },
    ]);
    expect(line).toEqual({ text: "Your move.", tone: "plain", rule: null });
    expect(board.label).toBe("Cam, White to move");
  });

  it("rings thickly what an obligation asks for, and says so in the core's words", () => {
    const obliged = {
      ...turn,
      obligation: { kind: "capture", squares: ["B2"], text: "You must capture: B2.", may: "" } as const,
    };
    const { board, line } = after([], obliged);
    expect(board.rings?.map((ring) => ring.kind)).toEqual(["must", "must"]);
    expect(line).toEqual({ text: "You must capture: B2.", tone: "must", rule: null });
  });

  it("rings nothing while it is not the person's turn", () => {
    const { board } = after([], { ...turn, free: false });
    expect(board.rings).toEqual([]);
    expect(board.movable).toEqual([]);
  });

  it("names the cells by what stands there and what it may do", () => {
    const { names } = after([]).board;
    expect(names?.["B2"]).toBe("B2, white knight, 3 moves, 3 captures");
    expect(names?.["D2"]).toBe("D2, white man, 1 move");
    expect(names?.["E5"]).toBe("E5, black knight");
    expect(names?.["A1"]).toBe("A1, empty");
  });

  it("tells castles and lets the letters tour the pieces that may move", () => {
    const geometry = withCastles("D1", "D6");
    const { board } = after([], { ...turn, geometry });
    expect(board.names?.["D1"]).toBe("D1, White's castle, empty");
    expect(board.tours).toEqual({ k: ["B2"], m: ["D2"], c: ["B2"] });
  });
});

describe("picked", () => {
  it("marks every final square by shape and number", () => {
    const { board, line } = after([tap("B2")]);
    const mark = (square: Square) => board.marks?.find((each) => each.square === square);
    expect(mark("A2")).toMatchObject({ kind: "plain", count: 0 });
    expect(mark("B4")).toMatchObject({ kind: "canter", count: 0 });
    expect(mark("F4")).toMatchObject({ kind: "charge", count: 2, hot: false });
    expect(board.marks).toHaveLength(5);
    expect(board.picked).toBe("B2");
    expect(line.text).toBe("Knight B2: 2 steps, 1 canter, 1 jump, 2 charges.");
  });

  it("flies a flag on the castle that is the goal", () => {
    const { board } = after([tap("B2")], { ...turn, geometry: withCastles("A1", "F4") });
    expect(board.marks?.find((mark) => mark.square === "F4")).toMatchObject({ kind: "castle", count: 2 });
    expect(board.names?.["F4"]).toBe("F4, Black's castle, empty, charge, into the castle, takes 2");
  });

  it("draws the path of the square hovered and fades whom it takes", () => {
    const { board, line, preview } = after([tap("B2"), hover("F4")]);
    expect(board.route).toEqual({ squares: ["B2", "B4", "D6", "F4"], captures: ["C5", "E5"], manner: "leap" });
    expect(board.ghosts).toEqual(["C5", "E5"]);
    expect(board.marks?.filter((mark) => mark.hot).map((mark) => mark.square)).toEqual(["F4"]);
    expect(line.text).toBe("B2–B4×D6×F4: takes 2.");
    expect(preview?.title).toBe("B2 to F4: charge, takes 2");
    expect(preview?.legs.map((leg) => leg.by)).toEqual([null, "canter", "jump", "jump"]);
  });

  it("says in how many ways a square can be reached", () => {
    expect(after([tap("B2"), hover("D4")]).line.text).toBe("B2 to D4 in two ways: takes 1.");
    expect(after([tap("B2"), hover("G6")]).board.route).toBeUndefined();
  });

  it("keeps saying why a tap was refused, with the rule", () => {
    const { line, board } = after([tap("B2"), tap("G6")]);
    expect(line).toEqual({ text: "not so", tone: "refused", rule: "some-rule" });
    expect(board.picked).toBe("B2");
  });
});

describe("a picked piece", () => {
  it("lets T tour the squares where it can go", () => {
    const { board } = after([tap("B2")]);
    expect(board.tours?.["t"]).toEqual(board.marks?.map(({ square }) => square));
    expect(board.tours?.["t"]?.length).toBeGreaterThan(2);
  });
});

describe("chips", () => {
  it("stand at the square, and tell alike ones apart by whom they take", () => {
    const { board, line } = after([tap("B2"), tap("D4")]);
    expect(line.text).toBe("D4 can be reached in two ways.");
    expect(board.chips).toMatchObject({ square: "D4", selected: 0, numbered: true });
    expect(board.chips?.items.map((item) => item.label)).toEqual(["takes 1: C4", "takes 1: C3"]);
    expect(board.chips?.items[0]?.full).toBe("takes 1: C4, ends on D4");
    expect(board.route?.squares).toEqual(["B2", "B4", "D4"]);
    const next = after([tap("B2"), tap("D4"), { type: "chipStep", by: 1 }]).board;
    expect(next.route?.squares).toEqual(["B2", "D4"]);
    expect(next.ghosts).toEqual(["C3"]);
  });
});

describe("many ways", () => {
  const way = (captures: string): Outcome => {
    const taken = captures.split(" ").filter(Boolean);
    return { from: "A1", to: "C1", captures: taken, kind: "charge", path: ["A1", "C1"], notation: captures };
  };

  it("are told by their number, the most and the least taken", () => {
    const ways = ["B1 B2 B3 B4", "B1 B2 B3", "B1 B2", "B1"].map(way);
    expect(words.previewOfSeveral(ways)).toBe("A1 to C1 in four ways: takes 1 to 4.");
    expect(words.previewOfSeveral(ways.slice(1))).toBe("A1 to C1 in three ways: takes 3, 2 or 1.");
  });

  it("that take as many are told apart by whom they take or spare", () => {
    const ways = ["B1 B2 B3 B4", "B1 B2 B3 B5", "B6"].map(way);
    expect(ways.map((each) => words.chip(each, ways))).toEqual(["takes 4: B4", "takes 4: B5", "takes 1"]);
    const sparing = ["B1 B2 B3", "B1 B2 B4", "B1 B3 B4", "B2 B3 B4"].map(way);
    expect(sparing.map((each) => words.chip(each, sparing))[0]).toBe("takes 3, not B4");
    expect(words.chip(way(""), [way("B1"), way("")])).toBe("takes none");
  });
});

describe("step mode", () => {
  it("moves the piece along and leaves ghosts", () => {
    const { board, line } = after([steps, tap("B2"), tap("B4"), tap("D6")]);
    expect(board.pieces["B2"]).toBeUndefined();
    expect(board.pieces["D6"]).toBe("K");
    expect(board.picked).toBe("D6");
    expect(board.ghosts).toEqual(["C5"]);
    expect(board.marks).toEqual([{ square: "F4", kind: "jump", count: 1, hot: false }]);
    expect(board.route).toEqual({ squares: ["B2", "B4", "D6"], captures: ["C5"] });
    expect(board.chips).toMatchObject({ square: "D6", items: [{ label: "One leg back" }], numbered: false });
    expect(line.text).toBe("Two legs walked, one piece taken. You must go on.");
  });

  it("offers to take a leg back, and to end where stopping is legal", () => {
    expect(after([steps, tap("B2")]).board.chips).toBeNull();
    const { board, line } = after([steps, tap("B2"), tap("B4")]);
    const items = [{ label: "End here" }, { label: "One leg back" }];
    expect(board.chips).toMatchObject({ square: "B4", items, numbered: false });
    expect(line.text).toBe("One leg walked. You may go on or end here.");
    expect(board.names?.["B4"]).toBe("B4, the piece is here, the move may end");
  });

  it("shows the next leg under the pointer", () => {
    const { board } = after([steps, tap("B2"), tap("B4"), hover("D6")]);
    expect(board.route?.squares).toEqual(["B2", "B4", "D6"]);
    expect(board.ghosts).toEqual(["C5"]);
  });
});

describe("a move as a sentence", () => {
  const tell = (pieces: Turn["pieces"], path: Square[], kind: Outcome["kind"], captures: Square[] = []) =>
    words.moveSentence(pieces, { from: path[0] ?? "", to: path.at(-1) ?? "", path, captures, kind, notation: "" });

  it("tells a charge by its canter, its men and its end", () => {
    const men = ["D7", "E7", "F6", "F7", "F8", "G7"];
    const pieces = { I10: "k", ...Object.fromEntries(men.map((square) => [square, "M"])) } as Turn["pieces"];
    const path = ["I10", "G8", "E6", "E8", "G8", "G6", "E6", "C8"];
    expect(tell(pieces, path, "charge", men)).toBe("Black knight I10 canters to G8 and takes six men, ending on C8.");
  });

  it("tells the other kinds", () => {
    expect(tell({ D6: "M" }, ["D6", "D7"], "plain")).toBe("White man D6 steps to D7.");
    expect(tell({ D6: "M" }, ["D6", "F8", "D8"], "canter")).toBe("White man D6 canters to D8.");
    expect(tell({ F16: "M" }, ["F16", "G16"], "castle")).toBe("White man F16 moves within the castle to G16.");
    expect(tell({ D6: "M", E7: "k" }, ["D6", "F8"], "jump", ["E7"])).toBe(
      "White man D6 jumps to F8 and takes a knight.",
    );
    expect(tell({ D6: "M", E7: "k", F9: "m" }, ["D6", "F8", "F10"], "jump", ["E7", "F9"])).toBe(
      "White man D6 jumps and takes a knight and a man, ending on F10.",
    );
  });
});

describe("perfect values", () => {
  // As the server has them: the best first.
  const values: ValuedMove[] = [
    { notation: "B2-A3", from: "B2", to: "A3", wdl: "win", plies: 1 },
    { notation: "B2-A2", from: "B2", to: "A2", wdl: "win", plies: 9 },
    { notation: "D2-D3", from: "D2", to: "D3", wdl: "draw", plies: null },
    { notation: "B2-D4", from: "B2", to: "D4", wdl: "loss", plies: 12 },
    { notation: "B2-B4xD4", from: "B2", to: "D4", wdl: "loss", plies: 4 },
  ];
  const shown = (...actions: Action[]) => {
    let selection: Selection = START;
    for (const action of actions) selection = choose(turn, selection, action).selection;
    return see(turn, selection, { ...around, values }).board;
  };

  it("stand on each piece: that of its best move, the quickest win", () => {
    const { values: marks, names } = shown();
    expect(marks).toEqual([
      { square: "B2", result: "win", text: "+1" },
      { square: "D2", result: "draw", text: "=" },
    ]);
    expect(names?.["B2"]).toBe("B2, white knight, 3 moves, 3 captures, best move: win in 1 move");
    expect(names?.["D2"]).toBe("D2, white man, 1 move, best move: draw");
  });

  it("stand on the squares of the picked piece: of several ways the slowest loss", () => {
    const { values: marks, names } = shown(tap("B2"));
    expect(marks).toEqual([
      { square: "A3", result: "win", text: "+1" },
      { square: "A2", result: "win", text: "+5" },
      { square: "D4", result: "loss", text: "−6" },
    ]);
    expect(names?.["A2"]).toMatch(/, step, perfect play: win in 5 moves$/);
    expect(names?.["D2"]).toBe("D2, white man, 1 move");
  });

  it("stand aside while a path is walked, and where nobody wants them", () => {
    expect(shown(steps, tap("B2")).values).toEqual([]);
    expect(after([]).board.values).toEqual([]);
  });
});
