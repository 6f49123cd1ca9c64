// Puzzles made of published games, by the true rules: their moves stand for the answer.
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { CoreRefused, type Core, type Outcome } from "../lib/core.ts";
import type { Ply } from "../lib/line.ts";
import { publishedIn, readPuzzles, type Puzzle } from "./puzzle.ts";
import { pliesOf } from "./published.fixture.ts";
import { Line } from "../lib/line.ts";
import { shownMove } from "../play/written.ts";
import type { Past } from "../why/answer.ts";
import { refuteBy } from "./refute.ts";
import { Solving, type Refute } from "./solving.svelte.ts";
import { asksForMost, refutedText, taskOf, wrongText } from "./words.ts";

let core: Core;
let plies: readonly Ply[];
beforeAll(async () => {
  core = await coreForTests();
  plies = pliesOf(core, "camelot-wc2009-game1");
});

/** Returns moves of the game from its longest capture on. */
function puzzleOf(moves: number): Puzzle {
  const most = Math.max(...plies.slice(0, -2).map(({ outcome }) => outcome.captures.length));
  const at = plies.findIndex(({ outcome }) => outcome.captures.length === most);
  const { fen, rules } = plies[at]?.before ?? { fen: "", rules: "" };
  const line = plies.slice(at, at + moves).map(({ outcome }) => outcome.notation);
  return {
    id: "x",
    fen,
    rules,
    line,
    also: [],
    then: [],
    themes: [],
    rating: 1500,
    won: "material",
    source: "self-play",
  };
}

function begin(moves: number) {
  const heard: string[] = [];
  const solving = new Solving(core, "camelot", puzzleOf(moves), (how) => heard.push(how));
  const other = (): Outcome => {
    const found = solving.choices.find(({ notation }) => notation !== solving.wanted?.notation);
    if (!found) throw new Error("no other move");
    return found;
  };
  const right = (): void => {
    if (solving.wanted) solving.play(solving.wanted);
  };
  return { solving, heard, other, right };
}

describe("a puzzle", () => {
  it("is solved by its move", () => {
    const { solving, heard, right } = begin(1);
    expect([solving.mine, solving.over, solving.ply]).toEqual([true, false, 0]);
    right();
    expect([solving.mine, solving.over, heard]).toEqual([false, true, ["solved"]]);
    // The gain of the move is on the board.
    expect([solving.ply, solving.last, solving.shows]).toEqual([1, undefined, false]);
  });

  it("is solved by any route of the same effect", () => {
    const { solving, heard } = begin(1);
    const [answer] = solving.answer;
    if (!answer) throw new Error("no answer");
    solving.play({ ...answer, notation: "written otherwise", captures: [...answer.captures].reverse(), path: [] });
    expect(heard).toEqual(["solved"]);
  });

  it("plays the replies of its line", () => {
    const { solving, heard, right } = begin(3);
    right();
    expect([solving.plies.length, solving.over, heard]).toEqual([2, false, []]);
    expect(solving.now?.seat).toBe(solving.seat);
    right();
    expect([solving.over, solving.ply, heard]).toEqual([true, 3, ["solved"]]);
  });

  // The move that gave a man up ended the puzzle, before its gain.
  it("shows the moves after its line, up to the gain", () => {
    const { line } = puzzleOf(3);
    const puzzle = { ...puzzleOf(1), then: line.slice(1) };
    const heard: string[] = [];
    const solving = new Solving(core, "camelot", puzzle, (how) => heard.push(how));
    expect(solving.toFind).toBe(1);
    if (solving.wanted) solving.play(solving.wanted);
    expect([solving.over, heard, solving.shows, solving.ply]).toEqual([true, ["solved"], true, 1]);
    expect(solving.lastFound?.notation).toBe(line[0]);
    solving.step();
    expect([solving.shows, solving.ply]).toEqual([true, 2]);
    solving.step();
    solving.step();
    expect([solving.shows, solving.ply, solving.last]).toEqual([false, 3, undefined]);
    solving.free();
    const shown = new Solving(core, "camelot", puzzle, () => undefined);
    shown.show();
    expect([shown.over, shown.shows, shown.ply]).toEqual([true, true, 0]);
    shown.look(2);
    expect([shown.shows, shown.ply]).toEqual([false, 2]);
    shown.free();
  });

  it("accepts another winning move, and goes on with its line", () => {
    const { solving: plain, other: another, right: go } = begin(3);
    const first = another();
    go();
    const last = plain.now?.outcomes.find(({ notation }) => notation !== plain.wanted?.notation);
    if (!last) throw new Error("no other move");
    const heard: string[] = [];
    const also = [[first.notation], [last.notation]];
    const puzzle = { ...puzzleOf(3), also };
    const solving = new Solving(core, "camelot", puzzle, (how) => heard.push(how));
    solving.play({ ...first, notation: "written otherwise", path: [] });
    expect([solving.over, solving.ply, solving.other, heard]).toEqual([false, 2, first, []]);
    expect(solving.plies[0]?.outcome.notation).toBe(puzzle.line[0]);
    solving.play(first);
    expect([solving.over, solving.wrong === null, heard]).toEqual([false, false, ["missed"]]);
    solving.play(last);
    expect([solving.over, solving.ply, solving.other, solving.missed]).toEqual([true, 3, last, "wrong"]);
  });

  it("is missed once by a wrong move, and can be tried on", () => {
    const { solving, heard, other, right } = begin(3);
    solving.play(other());
    solving.play(other());
    expect([solving.plies.length, heard]).toEqual([0, ["missed"]]);
    expect(solving.wrong?.played).toEqual(other());
    right();
    expect(solving.wrong).toBeNull();
    right();
    expect([solving.over, solving.missed, heard]).toEqual([true, "wrong", ["missed"]]);
  });

  it("is missed by a hint, which is gone after the move", () => {
    const { solving, heard, right } = begin(3);
    solving.hint();
    expect([solving.hinted, heard]).toEqual([true, ["missed"]]);
    right();
    expect(solving.hinted).toBe(false);
  });

  it("is missed by its solution, which plays the line to its end", () => {
    const { solving, heard } = begin(3);
    solving.show();
    expect([solving.over, solving.missed, heard]).toEqual([true, "shown", ["missed"]]);
    solving.look(0);
    expect(solving.last).toEqual(solving.answer[0]);
  });

  it("is refused when its line cannot be played", () => {
    const puzzle = { ...puzzleOf(1), line: ["A1-A2"] };
    expect(() => new Solving(core, "camelot", puzzle, () => undefined)).toThrow(CoreRefused);
  });
});

describe("a wrong answer is refuted on the board", () => {
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

  function beginRefuted(refute: Refute, moves = 3) {
    const heard: string[] = [];
    const solving = new Solving(core, "camelot", puzzleOf(moves), (how) => heard.push(how), refute);
    const other = solving.choices.find(({ notation }) => notation !== solving.wanted?.notation);
    if (!other) throw new Error("no other move");
    return { solving, heard, other };
  }

  it("by the move that punishes it, until it is tried again", async () => {
    const asked: Past[] = [];
    let reply = "";
    const { solving, heard, other } = beginRefuted((past) => {
      asked.push(past);
      reply = solving.now?.outcomes[1]?.notation ?? "";
      return Promise.resolve({ reply, reasons: ["takes two with a jump", "expects A1–A2"] });
    });
    solving.play(other);
    expect([solving.plies.length, solving.mine, solving.over, solving.wrong, heard]).toEqual([
      1,
      false,
      false,
      null,
      ["missed"],
    ]);
    const variant = core.variant("camelot");
    if (!variant || !solving.refuted) throw new Error("nothing is refuted");
    const played = shownMove(other.notation);
    expect(refutedText(variant, solving.refuted)).toBe(`${played} is not the move. Looking for Black's answer…`);
    await settle();
    expect(asked.map(({ moves }) => moves)).toEqual([[other.notation]]);
    expect(solving.plies.map(({ outcome }) => outcome.notation)).toEqual([other.notation, reply]);
    expect(refutedText(variant, solving.refuted)).toBe(
      `${played} is not the move: Black answers ${shownMove(reply)}, which takes two with a jump.`,
    );
    solving.again();
    expect([solving.plies.length, solving.mine, solving.refuted, solving.wrong?.played]).toEqual([
      0,
      true,
      null,
      other,
    ]);
    if (solving.wanted) solving.play(solving.wanted);
    expect([solving.plies.length, solving.wrong, heard]).toEqual([2, null, ["missed"]]);
  });

  it("not where the engine does not come: the move is taken back", async () => {
    const { solving, other } = beginRefuted(() => Promise.reject(new Error("no engine")));
    solving.play(other);
    await settle();
    expect([solving.refuted, solving.plies.length, solving.wrong?.played]).toEqual([null, 0, other]);
  });

  it("not any more when the answer comes after the next try", async () => {
    let found = (): void => undefined;
    const { solving, other } = beginRefuted(
      () =>
        new Promise((done) => (found = () => done({ reply: solving.now?.outcomes[0]?.notation ?? "", reasons: [] }))),
    );
    solving.play(other);
    solving.hint();
    found();
    await settle();
    expect([solving.refuted, solving.plies.length, solving.hinted]).toEqual([null, 0, true]);
  });

  it("by the engine's best move, whichever move it was asked about", async () => {
    const { solving, other } = beginRefuted(
      refuteBy(core, ({ variant, rules, start, moves, move }) => {
        const line = new Line(core, variant, rules, start);
        line.become(moves);
        const [asked, better] = line.now.outcomes.map((outcome) => ({ ...why, move: outcome }));
        if (!asked || !better || asked.move.notation !== move) throw new Error("another move was asked about");
        return Promise.resolve({ asked, better });
      }),
    );
    const why = { score: 0, scoreText: "", best: false, reasons: ["wins a man"] };
    solving.play(other);
    const [, better] = solving.now?.outcomes ?? [];
    await settle();
    expect(solving.refuted?.reply).toEqual(better);
    expect(solving.refuted?.reasons).toEqual(["wins a man"]);
  });
});

describe("the words of a puzzle", () => {
  it("ask for most where the move takes most", () => {
    const { solving } = begin(1);
    expect(taskOf(solving)).toBe("Take as many as you can in one move.");
    expect(taskOf(begin(3).solving)).toBe("Find the only way to win material, in two moves.");
    const castle = {
      ...solving,
      answer: solving.answer,
      choices: solving.choices,
      toFind: 1,
      puzzle: { won: "castle", also: [] },
    };
    expect(taskOf(castle)).toBe("Find the only move that wins.");
    const several = { ...castle, puzzle: { won: "castle", also: [["A1-A2"]] } };
    expect(taskOf(several)).toBe("Find a move that wins.");
  });

  it("do not ask for most where another move takes as many", () => {
    // camelot-0022 as shipped.
    const fen = "2/8/10/12/12/2kmmmmm1k2/3k1m1mm3/4m2k4/6m5/2M3MMK3/3MMMM1M3/3K1KM5/12/10/8/2 w 0,0 0 7";
    const tied = new Solving(core, "camelot", { ...puzzleOf(1), fen, line: ["G7xG9xI9xI11xK11"] }, () => undefined);
    expect(asksForMost(tied)).toBe(false);
    expect(taskOf(tied)).toBe("Find the only move that wins material.");
    tied.free();
  });

  it("ask for most where another route does the same", () => {
    const { answer, choices } = begin(1).solving;
    const routes = answer.map((outcome) => ({ ...outcome, path: [], notation: "by another route" }));
    expect(asksForMost({ answer, choices: [...choices, ...routes], toFind: 1 })).toBe(true);
  });

  it("tell of a wrong move where it left the road", () => {
    const made = (captures: string[], path: string[]): Outcome => ({
      from: path[0] ?? "",
      to: path.at(-1) ?? "",
      captures,
      kind: "jump",
      path,
      notation: path.join("x"),
    });
    const wanted = made(["B3", "B5", "B7"], ["B2", "B4", "B6", "B8"]);
    const played = made(["B3", "C5"], ["B2", "B4", "D6"]);
    const asked = { answer: [wanted], choices: [wanted, played], toFind: 1 };
    const wrong = { played, wanted, walked: played.path };
    expect(wrongText(asked, { ...wrong, left: 2 })).toBe(
      "Two captured so far: go on. The step to D6 is wrong: continue from B4.",
    );
    expect(wrongText(asked, { ...wrong, left: 3 })).toBe("Two captured so far: go on. Do not stop on D6.");
    expect(wrongText(asked, { ...wrong, left: 0 })).toBe("Two captured so far: go on. It begins with another piece.");
    expect(wrongText({ ...asked, toFind: 2 }, { ...wrong, left: 1 })).toBe("That is not the move.");
  });
});

describe("a file of puzzles", () => {
  it("has one a line", () => {
    const text = JSON.stringify({ ...puzzleOf(1), proof: "tables", nodes: 1, margin: 2 });
    expect(readPuzzles(`${text}\n\n${text}\n`)).toEqual([puzzleOf(1), puzzleOf(1)]);
    expect(() => readPuzzles('{"id":"x"}')).toThrow();
  });

  it("says where a puzzle is from", () => {
    expect(publishedIn({ source: "self-play" })).toBeNull();
    const known = { record: "camelot-wc2009-game4", move: 12 };
    expect(publishedIn({ source: "published: data/records/camelot-wc2009-game4.txt move 12" })).toEqual(known);
    expect(publishedIn({ source: "published: camelot-wc2009-game4 move 12" })).toEqual(known);
  });
});
