// Studies by the true core: whatever is done, every move in the tree is legal where it stands, and the text of a tree
// makes the same tree.
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { Line } from "../lib/line.ts";
import type { AnalysedLine, Core } from "../lib/core.ts";
import type { Thinker } from "../why/thinker.ts";
import { isPosition, recordsIn } from "../analysis/pasted.ts";
import { scoreOf } from "./score.ts";
import { Study, type Origin } from "./study.svelte.ts";
import { pathTo, type Node } from "./tree.ts";

let core: Core;
let thinker: Thinker;
beforeAll(async () => {
  thinker = await thinkerForTests();
  ({ core } = thinker);
});

const cam: Origin = { variant: "cam", rules: "", start: null };
const nodesOf = (node: Node): Node[] => [node, ...node.next.flatMap(nodesOf)];

/** Replays all paths of the tree from the start. */
function expectLegal(study: Study): void {
  const line = new Line(core, study.origin.variant, study.origin.rules, study.origin.start);
  for (const node of nodesOf(study.root)) {
    line.become(pathTo(node).flatMap(({ ply }) => (ply ? [ply.outcome.notation] : [])));
    expect(line.now.fen).toBe(node.ply?.after.fen ?? line.start.fen);
  }
  line.free();
}

describe("a study", () => {
  it("stays a tree of legal moves, and its text makes the same tree, whatever is done", () => {
    const does = fc.tuple(
      fc.constantFrom("play", "go", "promote", "remove", "undo", "remark", "mark", "draw", "paste"),
      fc.nat({ max: 1000 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom("cam", "camblam", "tri-camelot"),
        fc.array(does, { maxLength: 40 }),
        (variant, all) => {
          const study = new Study(core, { variant, rules: "", start: null });
          for (const [what, number] of all) {
            const nodes = nodesOf(study.root);
            const node = nodes[number % nodes.length] ?? study.root;
            const outcomes = study.board.now?.outcomes ?? [];
            const outcome = outcomes[number % Math.max(1, outcomes.length)];
            if (what === "play" && outcome) study.play(outcome);
            if (what === "go") study.go(node);
            if (what === "promote") study.promote(node);
            if (what === "remove") study.remove(node);
            if (what === "undo") study.undo();
            if (what === "remark" && node.parent) study.remark(node, `said ${String(number)}`);
            if (what === "mark" && node.parent) study.mark(node, "?!");
            if (what === "draw") {
              const squares = core.variant(variant)?.squares ?? [];
              const square = (at: number): string => squares[at % squares.length] ?? "";
              const to = number % 3 === 0 ? null : square(number + 1);
              study.draw(node, { colour: "R", from: square(number), to });
            }
            if (what === "paste")
              study.paste(`{here $1 } ${outcome?.notation ?? ""} $14 (${outcome?.notation ?? ""}!)`);
            expect(nodesOf(study.root)).toContain(study.node);
          }
          expectLegal(study);
          const copy = new Study(core, study.origin);
          expect(copy.takeUp(study.text)).toEqual([]);
          expect(copy.text).toBe(study.text);
          // Other programs get it as a record, which is the same tree again.
          const { faults, other } = copy.paste(study.record);
          expect(faults).toEqual([]);
          expect(other?.origin.variant).toBe(variant);
          const again = new Study(core, { variant, rules: "", start: null });
          again.takeUp(study.record);
          expect(again.text.replace(/^\[Result .*\n\n/, "")).toBe(study.text);
          again.free();
          copy.free();
          study.free();
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it("is as it was when everything is undone", () => {
    const study = new Study(core, cam);
    study.takeUp("D5-D6 (C5-C6 {quiet} D9-D8) D9-D8?!");
    const before = study.text;
    study.promote(study.root.next[1] ?? study.root);
    study.remark(study.root.next[0] ?? study.root, "first now");
    study.remove(study.root.next[1] ?? study.root);
    study.paste("B5-B6");
    while (study.canUndo) study.undo();
    expect(study.text).toBe(before);
    study.paste("D5-D6 $14 {[%csl GD6]} D9-D8 $16");
    expect(study.text).not.toBe(before);
    while (study.canUndo) study.undo();
    expect(study.text).toBe(before);
    study.free();
  });

  it("undoes whatever was done, step by step, to what it was", () => {
    const does = fc.tuple(
      fc.constantFrom("play", "go", "promote", "remove", "remark", "mark", "paste", "replace"),
      fc.nat(999),
    );
    fc.assert(
      fc.property(fc.array(does, { maxLength: 30 }), (all) => {
        const study = new Study(core, cam);
        study.takeUp("D5-D6 (C5-C6 {quiet} D9-D8) D9-D8?!");
        const before = [study.text];
        for (const [what, number] of all) {
          const nodes = nodesOf(study.root);
          const node = nodes[number % nodes.length] ?? study.root;
          const outcomes = study.board.now?.outcomes ?? [];
          const outcome = outcomes[number % Math.max(1, outcomes.length)];
          if (what === "play" && outcome) study.play(outcome);
          if (what === "go") study.go(node);
          if (what === "promote") study.promote(node);
          if (what === "remove") study.remove(node);
          if (what === "remark") study.remark(node, `said ${String(number)}`);
          if (what === "mark") study.mark(node, "?!");
          if (what === "paste") study.paste(`${outcome?.notation ?? ""} {again}`);
          if (what === "replace") study.replace(study.reading("C5-C6 (D5-D6 D9-D8 {so})"));
          if (study.text !== before.at(-1)) before.push(study.text);
        }
        for (const text of before.reverse()) {
          expect(study.text).toBe(text);
          do study.undo();
          while (study.text === text && study.canUndo);
        }
        study.free();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it("loses nothing of what others have written, whatever is undone", () => {
    const all = fc.array(fc.tuple(fc.boolean(), fc.nat(999)), { maxLength: 12 });
    fc.assert(
      fc.property(all, (played) => {
        const [mine, others] = [new Study(core, cam), new Study(core, cam)];
        const theirs = new Set<string>();
        for (const [own, number] of played) {
          const study = own ? mine : others;
          const nodes = nodesOf(study.root);
          study.go(nodes[number % nodes.length]);
          const outcomes = study.board.now?.outcomes ?? [];
          const outcome = outcomes[number % Math.max(1, outcomes.length)];
          if (outcome) study.play(outcome);
          if (!own && nodesOf(study.root).length > nodes.length) theirs.add(study.moves.join(" "));
          (own ? others : mine).become(study.reading(study.text));
          expect((own ? others : mine).text).toBe(study.text);
        }
        while (mine.canUndo) {
          mine.undo();
          expectLegal(mine);
        }
        const left = new Set(
          nodesOf(mine.root).map((node) =>
            pathTo(node)
              .map(({ ply }) => ply?.outcome.notation)
              .join(" "),
          ),
        );
        for (const line of theirs) expect(left).toContain(line);
        mine.free();
        others.free();
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("takes a whole paste back at once", () => {
    const study = new Study(core, cam);
    study.paste("D5-D6 D9-D8 C5-C6 {so}");
    study.undo();
    expect(study.text).toBe("");
    study.free();
  });

  it("keeps the signs of its moves when they are played again without any", () => {
    const study = new Study(core, cam);
    study.takeUp("D5-D6! $14 D9-D8 $16");
    study.paste("D5-D6 D9-D8");
    expect(study.text).toBe("D5-D6! $14 D9-D8 $16");
    study.free();
  });

  it("has the line from any of its positions", () => {
    const study = new Study(core, cam);
    study.takeUp("D5-D6 (C5-C6 D9-D8 E5-E6) D9-D8");
    const moves = (nodes: readonly Node[]) => nodes.map(({ ply }) => ply?.outcome.notation);
    expect(moves(study.lineAfter(study.root))).toEqual(["D5-D6", "D9-D8"]);
    expect(moves(study.lineAfter(study.root.next[1] ?? study.root))).toEqual(["D9-D8", "E5-E6"]);
    study.free();
  });

  it("keeps what comes before a wrong word, and says which it is", () => {
    const study = new Study(core, cam);
    const { faults } = study.paste("1. D5-D6 D9-D8\n2. D6-D9 (B5-B6 B9-B8) 1-0");
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ line: 2, word: "D6-D9" });
    expect(faults[0]?.why).not.toBe("");
    expect(study.text).toBe("D5-D6 D9-D8");
    study.free();
  });

  it("reads what is written with numbers, glyphs, comments and variations in variations", () => {
    const study = new Study(core, cam);
    const { faults } = study.paste("1. d5d6! {the middle} (1.C5-C6 D9-D8 (1... E9-E8 2. D5-D6) 2. B5-B6) 1... D9-D8 *");
    expect(faults).toEqual([]);
    expect(study.text).toBe("D5-D6! {the middle} (C5-C6 D9-D8 (E9-E8 D5-D6) B5-B6) D9-D8");
    study.free();
  });
});

const exported = `[White "Ann"]
[Black "Bob"]
[Variant "cam"]
[Rules "wcf"]

{Played at home} 1. D5-D6! $14 {[%csl GD6] the middle} (1. C5-C6) 1... D9-D8 1-0
`;

describe("a text", () => {
  it("keeps a brace in a comment", () => {
    const study = new Study(core, cam);
    study.takeUp("D5-D6 {one ｝ two}");
    expect(study.lineAfter(study.root)[0]?.comment).toBe("one } two");
    expect(study.text).toBe("D5-D6 {one ｝ two}");
    expect(study.record).toContain("{one ｝ two}");
    study.free();
  });

  it("keeps the route of a move that has a shorter one", () => {
    const start = "2/8/10/12/m11/12/12/12/4m1m5/4m1m5/5M6/12/11M/10/8/2 w 0,0 0 1";
    const study = new Study(core, { variant: "camelot", rules: "", start });
    study.takeUp("F6xH8xF8xD8xF6");
    expect(study.text).toBe("F6xH8xF8xD8xF6");
    expect(study.record).toContain("F6xH8xF8xD8xF6");
    study.free();
  });

  it("that is a whole game becomes a study of its own, with its names and drawings", () => {
    const study = new Study(core, { variant: "camelot", rules: "", start: null });
    const { faults, other } = study.paste(exported);
    expect(faults).toEqual([]);
    expect(study.text).toBe("");
    expect(other?.origin).toEqual({ variant: "cam", rules: "wcf", start: null });
    expect(other?.text).toBe(
      '[White "Ann"]\n[Black "Bob"]\n\n' + "{Played at home} D5-D6! $14 {[%csl GD6] the middle} (C5-C6) D9-D8",
    );
    study.free();
  });

  it("has its games listed where there are several, and any can be taken", () => {
    const study = new Study(core, cam);
    const two = `${exported}\n[White "Cid"]\n\n1. C5-C6 x\n`;
    expect(study.listed(two).map(({ tags, plies }) => [tags["White"], plies])).toEqual([
      ["Ann", 2],
      ["Cid", 2],
    ]);
    const { faults, other } = study.paste(two, 1);
    expect(faults.map(({ line, word }) => [line, word])).toEqual([[10, "x"]]);
    expect(other).toBeUndefined();
    expect(study.text).toBe("C5-C6");
    study.free();
  });

  it("of JSON is read as the record that it stands for", () => {
    const game = { tags: { White: "Ann" }, variant: "cam", rules: "wcf", start: null, moves: ["D5-D6"], result: "*" };
    const record = '[White "Ann"]\n[Variant "cam"]\n[Rules "wcf"]\n\nD5-D6\n';
    expect(recordsIn(JSON.stringify(game))).toEqual({ records: record, lines: [1], faults: [] });
    const outcome = { ...game, moves: [{ notation: "D5-D6" }] };
    const both = recordsIn(`${JSON.stringify(game)}\n${JSON.stringify(outcome)}\n`);
    expect(both).toEqual({ records: `${record}\n${record}`, lines: [1, 2], faults: [] });
    for (const text of ["1. D5-D6", "{a comment} D5-D6", "5"]) expect(recordsIn(text).records).toBe(text);
  });

  it("keeps backslashes and quotes in the values of its headers", () => {
    const study = new Study(core, cam);
    for (const name of ['C:\\games\\"x"', "a\\\\b", 'Ann "A" B', '\\"']) {
      const game = { tags: { White: name }, variant: "cam", rules: "wcf", start: null, moves: ["D5-D6"] };
      expect(study.listed(recordsIn(JSON.stringify(game)).records).map(({ tags }) => tags["White"])).toEqual([name]);
    }
    const text = '[White "a\\\\\\\\b"]\n\nD5-D6';
    study.takeUp(text);
    expect(study.told["White"]).toBe("a\\\\b");
    expect(study.text).toBe(text);
    study.free();
  });

  it("is not read as JSON if it does not begin so", () => {
    const parse = vi.spyOn(JSON, "parse");
    recordsIn("5\n1. D5-D6\n".repeat(100));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it("is read as this page and others print it", () => {
    const study = new Study(core, { variant: "camelot", rules: "", start: null });
    const printed = "1.\u00a0D6–F8 H11−F9\u202f2. C6‑E8‑G8 {C6–E8 is\u00a0less} *";
    expect(study.paste(recordsIn(printed).records).faults).toEqual([]);
    expect(study.text).toBe("D6-F8 H11-F9 C6-E8-G8 {C6–E8 is\u00a0less}");
    study.free();
  });

  it("is a position where it has rows", () => {
    expect(isPosition("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w")).toBe(true);
    for (const text of ["D5-D6 1/2-1/2", "1/2-1/2", "{a/b/c} D5-D6", '[Site "a/b/c"]', "D5-D6"]) {
      expect(isPosition(text)).toBe(false);
    }
  });
});

describe("the engine in the browser", () => {
  it("tells its lines after each depth, searches as many nodes each time, and its lines are legal", () => {
    const run = (): { told: AnalysedLine[][]; answer: AnalysedLine[] } => {
      const position = thinker.core.open("cam", "", "");
      position.play(["D5-D6"]);
      const told: AnalysedLine[][] = [];
      const answer = thinker.analyse(position, 3, 20_000, (found) => told.push(found));
      position.free();
      return { told, answer };
    };
    const { told, answer } = run();
    expect(answer).toHaveLength(3);
    expect(told.length).toBeGreaterThan(2);
    const depths = told.map(([best]) => best?.depth ?? 0);
    expect([...depths].sort((a, b) => a - b)).toEqual(depths);
    expect(run().answer.map(({ nodes, moves }) => [nodes, moves])).toEqual(
      answer.map(({ nodes, moves }) => [nodes, moves]),
    );
    for (const { moves } of answer) {
      const line = new Line(core, "cam", "", null);
      expect(() => line.become(["D5-D6", ...moves])).not.toThrow();
      line.free();
    }
  });

  it("finds the end and says who wins", () => {
    const position = thinker.core.open("cam", "", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
    const [best] = thinker.analyse(position, 1, 50_000, () => undefined);
    position.free();
    const variant = core.variant("cam");
    if (!best || !variant) throw new Error("no line");
    expect(scoreOf(best, "w", variant).text).toBe("White wins in 2 moves");
    expect(scoreOf({ ...best, score: -best.score }, "b", variant).text).toBe("White wins in 2 moves");
  });
});
