// The packages as a stranger finds them: the packed files installed in an empty folder. Run by script/test after
// `npm --prefix web run packages`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";

import { browser, install, names, printed, root, serve, version } from "./installed.mjs";

const { folder, remove } = install();
const { CamlannError, Game, load, Tree } = await import(
  pathToFileURL(join(folder, "node_modules/@camlann/core/dist/index.js")).href
);
after(remove);

const recordCalled = (name) => readFileSync(join(root, "data/records", `${name}.txt`), "utf8");

/** The snippets of the tour in order: each with its language, and what it prints. */
function snippetsOf(text) {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, body]) => ({ language, body }));
  return blocks.flatMap(({ language, body }, i) => {
    const next = blocks[i + 1];
    return language === "js" ? [{ body, shown: next?.language === "text" ? next.body : "" }] : [];
  });
}

/** A line that ends in an ellipsis stands for any line with that beginning; one of just an ellipsis for any number of lines. */
function assertShown(actual, shown, about) {
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = shown
    .split("\n")
    .map((line) =>
      line === "…" ? "(?:.*\n)*?" : line.endsWith("…") ? `${escaped(line.slice(0, -1))}.*\n` : `${escaped(line)}\n`,
    )
    .join("");
  if (!new RegExp(`^${pattern.replace(/\n$/, "")}$`).test(actual)) assert.equal(actual, shown, about);
}

/** The error of a call that must fail. */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof CamlannError, String(error));
    return error;
  }
  throw new assert.AssertionError({ message: `nothing was thrown by ${call}` });
}

describe("the packages", () => {
  test("say their version and bring licence and readme", () => {
    const needed = { engine: ["core"], play: ["board", "core"] };
    for (const name of names) {
      const place = join(folder, "node_modules/@camlann", name);
      const told = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
      assert.equal(told.version, version);
      const packages = needed[name]?.map((other) => [`@camlann/${other}`, version]);
      assert.deepEqual(told.dependencies, packages && Object.fromEntries(packages), name);
      assert.ok(told.keywords.includes("camelot"), name);
      for (const file of ["LICENSE", "README.md"]) assert.ok(existsSync(join(place, file)), `${name}: ${file}`);
    }
  });

  test("have types that a strict compiler takes", () => {
    writeFileSync(
      join(folder, "typed.ts"),
      `import { createBoard, type Board } from "@camlann/board";
import { CamlannError, Game, load, Tree, type Arrow, type Legs, type Move, type Outcome } from "@camlann/core";
import type { Camlann, Node, ReadGame, Study, StudyMove } from "@camlann/core";
import { createEngine, EngineError, type Engine, type Reasons } from "@camlann/engine";
import { CamlannBoard, createPlay, type Play } from "@camlann/play";

export async function show(host: HTMLElement): Promise<Board> {
  const game: Game = await Game.open("camblam", { rules: "default" });
  const first: Outcome | undefined = game.legal[0];
  const board = createBoard(host, { geometry: game.variant, picture: true });
  if (first) board.update({ pieces: game.pieces }, { walk: { squares: first.path, captures: first.captures } });
  return board;
}
export const codeOf = (error: unknown): string => (error instanceof CamlannError ? error.error.code : "");
export const captures = (game: Game): Move[] => game.legal.filter((move) => move.captures.length > 0);
export const own = async (text: string): Promise<Game> => (await load({ variants: text })).open("garden", { fen: null });
export const faulty = (games: ReadGame[]): string[] => games.flatMap(({ faults }) => faults.map(({ word }) => word));
export const said = (node: Node): string => node.comment + node.glyphs.join(" ") + node.arrows.map(({ colour }) => colour).join(" ");
export const ring: Arrow = { from: "E5", to: "E5", colour: "green" };
export const moves = (record: ReadGame): readonly StudyMove[] => record.tree;
export const again = async (text: string): Promise<string> => (await Tree.read(text)).record({ White: "Ann" });
export const studied = (camlann: Camlann, study: Study): Tree => camlann.tree(study);
export const taken = (legs: Legs): string[] => legs.next.flatMap(({ captures }) => [...captures]);
// @ts-expect-error -- there are four colours
export const pink: Arrow = { from: "E5", to: "E5", colour: "pink" };
export const names = async (): Promise<string[]> => (await load()).variants.map((variant) => variant.name);
export const thought = (engine: Engine, game: Game): Promise<string | null> => engine.move(game, { level: 3 });
export const reasons = async (): Promise<Reasons> => createEngine().why({ variant: "cam" }, "D5-D6");
export const fault = (error: unknown): string => (error instanceof EngineError ? error.error.what : "");
export function element(engine: Engine): CamlannBoard {
  const made = document.createElement("camlann-board");
  made.opponent = (game) => engine.move(game);
  made.addEventListener("camlann-move", ({ detail }) => console.log(detail.move.notation));
  return made;
}
export const played = (host: HTMLElement, game: Game): Play => createPlay(host, { game, moved: ({ to }) => console.log(to) });
// @ts-expect-error -- a level is a number
export const level = (engine: Engine, game: Game) => engine.move(game, { level: "3" });
// @ts-expect-error -- a move is a text
export const wrong = (game: Game): Outcome => game.play(1);
`,
    );
    const options = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"];
    for (const resolution of [
      ["--module", "nodenext"],
      ["--module", "esnext", "--moduleResolution", "bundler"],
    ]) {
      execFileSync(join(root, "web/node_modules/.bin/tsc"), [...options, ...resolution, "typed.ts"], {
        cwd: folder,
        stdio: "inherit",
      });
    }
  });

  test("play a game in a program of five lines", () => {
    const out = printed(
      folder,
      `import { Game } from "@camlann/core";
const game = await Game.open("camelot");
game.play("E6-E8");
console.log(game.fen, game.moves.length);
game.takeBack();
console.log(game.moves.length);`,
    );
    assert.equal(out, "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/4M7/3KMMMMK3/2KM1MMMMK2/12/12/10/8/2 b 0,0 1 1 100\n100\n");
  });
});

test("the tour does what it shows", () => {
  const snippets = snippetsOf(readFileSync(join(root, "doc/javascript.md"), "utf8"));
  assert.ok(snippets.length >= 7);
  for (const { body, shown } of snippets) {
    const head = body.includes("import ") ? "" : 'import { CamlannError, Game, load, Tree } from "@camlann/core";\n';
    assertShown(printed(folder, head + body), shown, body);
  }
});

describe("a game", () => {
  test("has the published numbers of moves", async () => {
    const camlann = await load();
    // Perft of the World Camelot Federation's rules: test/data/perft/arrays.txt
    assert.deepEqual(
      camlann.variants.slice(0, 3).map(({ id }) => [1, 2].map((depth) => camlann.open(id).perft(depth))),
      [
        [54, 2916],
        [100, 10026],
        [22, 345],
      ],
    );
    assert.equal(camlann.open("cam").perft(0), 1);
  });

  test("is read from a record and written again", async () => {
    const text = recordCalled("camelot-wc2009-game1");
    const game = await Game.replay(text);
    assert.equal(game.played.length, 23);
    assert.equal(game.played.at(-1).notation, "H7-H9");
    const written = game.record({
      White: "Dan Troyka",
      Black: "Michael Nolan",
    });
    const [again] = (await load()).records(written);
    assert.deepEqual(
      again.moves,
      game.played.map(({ notation }) => notation),
    );
    assert.deepEqual([again.tags.White, again.result, again.start], ["Dan Troyka", "1/2-1/2", null]);
  });

  test("takes moves with any dash", async () => {
    const camlann = await load();
    for (const move of ["D5–D6", "1. d5−d6,"]) assert.equal(camlann.open("cam").play(move).notation, "D5-D6");
    const [read] = camlann.records('[Variant "Cam"]\n\n1. D5D6 D9–D8 *\n');
    assert.deepEqual(read.moves, ["D5-D6", "D9-D8"]);
  });

  // One odd header cost its game, and then no warning was given.
  test("says which headers were left out", async () => {
    const text = readFileSync(join(root, "test/data/records/odd-header.txt"), "utf8");
    const [odd, other] = (await load()).records(text);
    assert.deepEqual(
      odd.faults.map(({ word, error }) => [word, error.code, error.line, error.column]),
      [['[BlackType: "program"]', "syntax", 4, 11]],
    );
    assert.match(odd.faults[0].error.what, /BlackType does not open with a quote; this header is left out/);
    assert.deepEqual([odd.tags.Event, odd.moves.length], ["Test", 2]);
    assert.deepEqual([other.tags.White, other.faults], ["Ann", []]);
  });

  test("of all that are published is legal", async () => {
    const camlann = await load();
    for (const [name, plies] of [
      ["camelot-castle-move-ending", 10],
      ["camelot-warren-1930-a", undefined],
      ["grand-camelot-nolan-lawson-2002", undefined],
    ]) {
      const [{ moves, tags }] = camlann.records(recordCalled(name));
      assert.equal(moves.length, plies ?? Number(tags.Plies), name);
    }
  });

  test("ends and says how", async () => {
    const game = await Game.open("cam", {
      fen: "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w",
    });
    assert.equal(game.outcome, null);
    game.play("D12-D13");
    assert.deepEqual(game.outcome, {
      winner: "w",
      reason: "castle",
      text: "White wins: a piece in Black's castle, D13.",
    });
    assert.deepEqual(game.moves, []);
    assert.equal(refused(() => game.play("D13-D12")).error.code, "game-over");
    assert.equal(game.playAny(), false);
  });

  test("is given up or drawn", async () => {
    const game = await Game.open("camelot");
    const [first] = game.legal;
    game.finish("resignation", "b");
    assert.deepEqual([game.outcome.winner, game.outcome.reason], ["b", "resignation"]);
    assert.deepEqual(game.legal, []);
    assert.match(game.record(), /\[Result "0-1"\]/);
    assert.equal(refused(() => game.play(first)).error.code, "game-over");
    assert.equal(refused(() => game.finish("agreement")).error.code, "game-over");
    const other = await Game.open("camelot");
    for (const wrong of [() => other.finish("castle"), () => other.finish("resignation", "x"), () => other.finish(1)]) {
      refused(wrong);
    }
    other.play("E6-E8");
    other.finish("agreement");
    assert.equal(other.outcome.winner, null);
    other.takeBack();
    assert.equal(other.outcome, null);
    assert.equal(other.legal.length, 100);
  });

  test("copied goes its own way, and takes back to the start", async () => {
    const game = await Game.open("grand-cam");
    const copy = game.copy();
    while (copy.played.length < 20 && copy.playAny());
    assert.equal(game.played.length, 0);
    while (copy.takeBack());
    assert.equal(copy.fen, game.fen);
    assert.equal(copy.takeBack(), false);
  });

  test("says why a move is refused, and what may follow a square", async () => {
    const game = await Game.open("camelot");
    assert.equal(game.whyNot("C6", "D8").text, "D8: no step, canter or jump leads there from C6.");
    assert.equal(game.whyNot("E6", "E8"), null);
    assert.equal(game.whyNot("Z99").rule, "no-such-square");
    assert.deepEqual(
      game.legs("C6").next.map(({ square }) => square),
      ["B5", "B6", "B7", "C5", "C7", "D5", "E8"],
    );
  });

  // It was a square or null for a leg, and a list for a move.
  test("lists what is taken, of a leg as of a move", async () => {
    const game = await Game.open("cam", {
      fen: "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w",
    });
    const [canter, jump] = [game.legs("G8"), game.legs("G8", "E6")].map(({ next }) =>
      Object.fromEntries(next.map(({ square, captures }) => [square, captures])),
    );
    assert.deepEqual(canter.E6, []);
    assert.deepEqual(jump.C4, ["D5"]);
    assert.deepEqual(game.legal.find(({ notation }) => notation === "G8-E6xC4").captures, ["D5"]);
  });
});

describe("a move", () => {
  /** The game as its texts tell it. */
  const told = (camlann, variant, texts) => {
    const game = camlann.open(variant);
    for (const text of texts) game.play(text);
    return game;
  };

  test("says the same before and after it is played, and wherever the game has gone since", async () => {
    const camlann = await load();
    let seed = 3;
    const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
    for (const { id } of camlann.variants) {
      const game = camlann.open(id);
      const texts = [];
      const kept = [];
      for (let i = 0; i < 40 && game.legal.length > 0; ++i) {
        const { legal } = game;
        kept.push({ past: [...texts], legal, number: below(legal.length) });
        if (below(5) === 0 && texts.length > 0) {
          game.takeBack();
          texts.pop();
        } else if (below(4) === 0) {
          const { notation } = legal[kept.at(-1).number];
          game.play(notation);
          texts.push(notation);
        } else {
          const move = legal[kept.at(-1).number];
          assert.equal(game.play(move), move);
          texts.push(`${move}`);
        }
      }
      assert.deepEqual(
        game.played.map(({ notation }) => notation),
        texts,
      );
      for (const { past, legal, number } of kept) {
        const then = told(camlann, id, past);
        assert.equal(legal[number].notation, then.moves[number], id);
        assert.deepEqual(JSON.parse(JSON.stringify(legal)), then.state.outcomes);
        then.free();
      }
    }
  });

  test("is read after a record was taken back", async () => {
    const game = await Game.replay(recordCalled("camelot-wc2009-game1"));
    const { notation } = game.played.at(-2);
    const copy = game.copy();
    for (const one of [game, copy]) {
      one.takeBack();
      const { legal } = one;
      one.takeBack();
      const before = one.legal;
      one.play(one.moves[0]);
      assert.ok(legal.map(String).includes("H7-H9"));
      assert.ok(before.some((move) => move.notation === notation));
    }
  });

  test("can be played again, and elsewhere if it is legal there", async () => {
    const camlann = await load();
    const game = camlann.open("camelot");
    const start = game.fen;
    const { legal } = game;
    for (const move of legal) {
      game.play(move);
      assert.equal(game.takeBack(), true);
    }
    assert.equal(game.fen, start);
    const move = legal.find(({ notation }) => notation === "E6-E8");
    game.play(move);
    assert.equal(refused(() => game.play(move)).error.code, "illegal-move");
    const other = camlann.open("camelot");
    assert.equal(other.play(move), move);
    assert.equal(other.fen, game.fen);
    game.free();
    assert.equal(move.notation, "E6-E8");
    const [unread] = other.legal;
    other.free();
    assert.match(refused(() => unread.notation).message, /this game was freed/);
  });
});

test("a tree has the moves of its game and those beside them", async () => {
  const game = await Game.replay(recordCalled("camelot-wc2009-game1"));
  const tree = new Tree(game);
  const end = tree.mainLine.at(-1);
  assert.deepEqual([tree.size, tree.mainLine.length, end.game().fen], [24, 24, game.fen]);
  game.free();
  const before = end.parent;
  assert.equal(before.play(end.move.notation), end);
  const [legal] = before.game().legal;
  const other = before.play(legal);
  assert.equal(before.play(`${legal}`), other);
  assert.deepEqual([tree.size, end.promote(), other.promote(), before.next[0]], [25, false, true, other]);
  assert.equal(tree.mainLine.at(-1), other);
  tree.mainLine[5].glyphs.push(4);
  assert.deepEqual(tree.mainLine[5].glyphs, [4]);
  const cut = tree.mainLine[5].parent;
  tree.mainLine[5].remove();
  assert.deepEqual([tree.size, cut.next.length], [5, 0]);
  tree.root.remove();
  assert.equal(tree.root.promote(), false);
  assert.equal(tree.size, 5);
  for (const call of [
    () => end.game(),
    () => other.play("E6-E8"),
    () => end.move,
    () => end.next,
    () => end.remove(),
  ]) {
    assert.match(refused(call).message, /this position was removed from its tree/);
  }
  assert.equal(refused(() => cut.play("E6-E9")).error.code, "illegal-move");
  assert.equal(tree.size, 5);
});

/** Every position of a tree with what is said of it, the main line first. */
function drawn(tree) {
  const lines = [];
  const open = [[tree.root, 0]];
  for (let top = open.pop(); top; top = open.pop()) {
    const [node, depth] = top;
    const { comment, glyphs, arrows, move } = node;
    lines.push({
      depth,
      move: move?.notation ?? null,
      path: move?.path ?? [],
      comment,
      glyphs,
      arrows,
    });
    for (const next of [...node.next].reverse()) open.push([next, depth + 1]);
  }
  return lines;
}

const annotated = `[Event "Test"]
[White "Ann \\"the bear\\" {B}"]
[Result "1-0"]
[Variant "Cam"]

{Start [%csl GE5,RF6]} 1. D5-D6! $14 {the middle
of the board [%cal YE5E10]} (1. C5-C6 {(not so) 1} D9-D8 (1... E9-E8 $146 2. D5-D6) 2. B5-B6??) 1... D9-D8 1-0
`;

describe("comments, glyphs, drawings and variations", () => {
  test("are in the records of a text", async () => {
    const [record] = (await load()).records(annotated);
    assert.deepEqual(record.moves, ["D5-D6", "D9-D8"]);
    assert.deepEqual([record.comment, record.drawings], ["Start", "[%csl GE5,RF6]"]);
    assert.deepEqual(
      record.tree.map(({ after, move }) => [after, move]),
      [
        [0, "D5-D6"],
        [1, "D9-D8"],
        [0, "C5-C6"],
        [3, "D9-D8"],
        [4, "B5-B6"],
        [3, "E9-E8"],
        [6, "D5-D6"],
      ],
    );
    const [{ glyphs, comment, drawings }] = record.tree;
    assert.deepEqual([glyphs, comment, drawings], [[1, 14], "the middle\nof the board", "[%cal YE5E10]"]);
    assert.deepEqual(record.faults, []);
  });

  test("come with a tree, and are written with it", async () => {
    const tree = await Tree.read(annotated);
    const [, first] = tree.mainLine;
    assert.deepEqual([tree.size, tree.tags.White, first.glyphs], [8, 'Ann "the bear" {B}', [1, 14]]);
    assert.deepEqual(tree.root.arrows, [
      { from: "E5", to: "E5", colour: "green" },
      { from: "F6", to: "F6", colour: "red" },
    ]);
    assert.deepEqual(first.arrows, [{ from: "E5", to: "E10", colour: "yellow" }]);
    const text = tree.record({ Black: "Bob" });
    assert.match(text, /\[Black "Bob"\][^]*\[Result "1-0"\]\n\[Plies "2"\]/);
    assert.match(text, /^1\. D5-D6! \$14 \{\[%cal YE5E10\] the middle\nof the board\}$/m);
    assert.match(
      text,
      /^\(1\. C5-C6 \{\(not so\) 1\} 1\.\.\. D9-D8 \(1\.\.\. E9-E8 \$146 2\. D5-D6\) 2\. B5-B6\?\?\)$/m,
    );
    const again = await Tree.read(text);
    assert.deepEqual(drawn(again), drawn(tree));
    assert.equal(again.record(), text);
  });

  test("are those of each published game", async () => {
    const camlann = await load();
    const folders = ["data/records", "test/data/games", "test/data/games/four-players", "test/data/records"].map(
      (name) => join(root, name),
    );
    let games = 0;
    for (const file of folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
      if (!file.endsWith(".txt")) continue;
      let records;
      try {
        records = camlann.records(readFileSync(file, "utf8"));
      } catch (error) {
        assert.ok(error instanceof CamlannError, file);
        continue;
      }
      for (const record of records) {
        const tree = camlann.tree(record);
        assert.deepEqual(
          tree.mainLine.slice(1).map(({ move }) => move.notation),
          record.moves,
          file,
        );
        const [again] = camlann.records(tree.record());
        for (const key of ["variant", "rules", "start", "moves", "result", "comment", "drawings", "tree"]) {
          assert.deepEqual(again[key], record[key], `${file}: ${key}`);
        }
        for (const [key, value] of Object.entries(record.tags)) {
          if (!["Plies", "Variant", "Rules", "Result"].includes(key)) assert.equal(again.tags[key], value, file);
        }
        games += 1;
      }
    }
    assert.ok(games >= 10, `${games} games`);
  });

  test("generated for every game are written and read as they are", async () => {
    const camlann = await load();
    let seed = 11;
    const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
    const any = (list) => list[below(list.length)];
    const words = [
      "a",
      "b  c",
      "(",
      ")",
      "}",
      "{",
      ";",
      "%x",
      "1.",
      "1-0",
      "*",
      "$3",
      "\n",
      "\n\n",
      '[Event "x"]',
      "[",
      "]",
      '"',
    ];
    words.push("é", "游", "｝", "\\", "1. D5-D6 D9-D8", "[%eval 3]", "Result: 1-0", "\t");
    const comment = () =>
      Array.from({ length: below(5) }, () => any(words))
        .join(any(["", " "]))
        .trim();
    // A comment with lines that would be taken for a game is written in one line.
    const settled = (text) => (text.includes("\n") ? text.replace(/\s+/g, " ") : text).replaceAll("｝", "}");
    for (const { id, squares } of camlann.variants) {
      for (let round = 0; round < 6; ++round) {
        const tree = new Tree(camlann.open(id));
        const nodes = [tree.root];
        for (let i = 0; i < 15; ++i) {
          const from = below(3) === 0 ? any(nodes) : nodes.at(-1);
          const { legal } = from.game();
          if (legal.length === 0) continue;
          const node = from.play(any(legal));
          if (!nodes.includes(node)) nodes.push(node);
        }
        for (const node of nodes) {
          node.comment = comment();
          if (node.move) node.glyphs = [...new Set(Array.from({ length: below(3) }, () => 1 + below(255)))];
          const rings = new Set(Array.from({ length: below(3) }, () => any(squares)));
          node.arrows = [...rings].map((square) => ({
            from: square,
            to: square,
            colour: any(["green", "red"]),
          }));
          const [from, to] = [any(squares), any(squares)];
          if (from !== to) node.arrows.push({ from, to, colour: any(["blue", "yellow"]) });
        }
        const text = tree.record({
          White: comment().replaceAll("\n", " ").trim(),
        });
        const again = camlann.tree(text);
        const read = drawn(again);
        const meant = drawn(tree);
        for (const [i, { comment }] of meant.entries()) {
          const asRead = comment.includes("\n") ? read[i].comment.replace(/\s+/g, " ") : read[i].comment;
          assert.equal(asRead, settled(comment), text);
          read[i].comment = comment;
        }
        assert.deepEqual(read, meant, text);
        assert.equal(again.record(), text);
      }
    }
  });

  test("are kept up to what cannot be read in a study, and refused in a record", async () => {
    const camlann = await load();
    const text = '[Variant "Cam"]\n\n1. D5-D6 {good} (1. C5-C6 C5-C6) D9-D8 2. D6-D9 1-0\n';
    const study = camlann.study(text);
    assert.deepEqual(
      study.moves.map(({ move }) => move),
      ["D5-D6", "D9-D8", "C5-C6"],
    );
    assert.deepEqual([study.result, study.faults.map(({ word }) => word)], ["1-0", ["D6-D9", "C5-C6"]]);
    const tree = camlann.tree(study);
    assert.deepEqual([tree.size, tree.faults.length, tree.mainLine[1].comment], [4, 2, "good"]);
    assert.match(refused(() => camlann.tree(text)).message, /^3:/);
    const broken = `${annotated}\n[Variant "Cam"]\n\n1. D5-D9 *\n`;
    assert.equal(camlann.tree(broken, 0).size, camlann.tree(annotated, 0).size);
    assert.match(refused(() => camlann.study("")).message, /there is no such game in the text/);
    assert.match(refused(() => camlann.tree(annotated, 1)).message, /there is no such game in the text/);
    const start = camlann.study('[Variant "Cam"]\n[FEN "1/3"]\n\n1. D5-D6 *\n');
    assert.match(refused(() => camlann.tree(start)).message, /FEN/);
    await assert.rejects(Tree.read(text), CamlannError);
  });

  test("of a game that was given up say so", async () => {
    const game = await Game.open("cam");
    game.play("D5-D6");
    game.finish("resignation", "w");
    const tree = new Tree(game);
    assert.match(tree.record(), /\[Result "1-0"\][^]*\n1\. D5-D6\n1-0\n$/);
    tree.tags.Result = "0-1";
    assert.match(tree.record(), /\[Result "0-1"\]/);
    tree.tags.Result = "won";
    assert.match(refused(() => tree.record()).message, /^Result: "won" is no result/);
    const won = new Tree(await Game.open("cam", { fen: "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w" }));
    won.root.play("D12-D13");
    assert.match(won.record(), /\[Result "1-0"\]/);
    assert.equal(refused(() => won.record({ Result: "0-1" })).error.where, "Result");
    const other = new Tree(await Game.open("cam"));
    other.tags.FEN = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w";
    assert.match(refused(() => other.record()).message, /these headers are of another game/);
    won.tags.Result = "0-1"; // of a record in which White resigned
    assert.match(won.record(), /\[Result "1-0"\]/);
  });

  test("that are none are refused", async () => {
    const tree = new Tree(await Game.open("cam"));
    const { root } = tree;
    for (const value of [null, 7, "a\0b"]) {
      refused(() => tree.record({ White: value }));
      root.comment = value;
      refused(() => tree.record());
      root.comment = "";
    }
    for (const key of ["", "a b", "ä"]) refused(() => tree.record({ [key]: "x" }));
    for (const arrow of [
      { from: "E5", to: "Z9", colour: "red" },
      { from: "E5", to: "E5", colour: "pink" },
    ]) {
      root.arrows = [arrow];
      assert.equal(refused(() => tree.record()).error.where, "arrows");
    }
    root.arrows = [];
    const node = root.play("D5-D6");
    for (const glyph of [0, -1, 256, 0.5, "1"]) {
      node.glyphs = [glyph];
      refused(() => tree.record());
    }
  });

  test("of a record of any length are read", async () => {
    const text = `[Variant "Cam"]\n\n1. D5-D6 {${"word ".repeat(200_000)}} *\n`;
    const [record] = (await load()).records(text);
    assert.equal(record.tree[0].comment.length, 999_999);
    assert.equal((await Tree.read(text)).record().length > 999_999, true);
  });
});

describe("games of one's own", () => {
  const variants = readFileSync(join(root, "doc/formats/variant.md"), "utf8").split("```\n")[1];

  test("are known where they were loaded, and nowhere else", async () => {
    const mine = await load({ variants });
    assert.equal(mine.variants.length, (await load()).variants.length + 1);
    assert.equal(mine.variant("garden").name, "Castle Garden");
    const game = mine.open("garden");
    while (game.played.length < 30 && game.playAny());
    const record = game.record();
    assert.match(record, /\[Variant "Castle Garden"\]/);
    assert.equal(mine.replay(record).fen, game.fen);
    assert.equal(mine.open("garden").perft(1), mine.open("garden").legal.length);
    const camlann = await load();
    assert.equal(refused(() => camlann.open("garden")).error.code, "unknown-name");
    refused(() => camlann.replay(record));
    await assert.rejects(Game.open("garden"), CamlannError);
    assert.equal(mine.open("cam").perft(2), 2916);
    const other = await load({ variants: variants.replaceAll("~", ".") });
    assert.equal(other.variant("garden").squares.length, mine.variant("garden").squares.length + 2);
  });

  test("that are wrong are refused with their place", async () => {
    const where = async (text) => {
      const problem = await load({ variants: text }).catch((error) => error);
      assert.ok(problem instanceof CamlannError, text);
      assert.ok(problem.error.what && problem.error.expected);
      return problem.error.where;
    };
    assert.equal(await where(""), "variants:1:1");
    assert.equal(await where(variants.replace(". k m", ". q m")), "variants:9:5");
    assert.equal(await where("[garden]\nbase = kam\n"), "variants:2:8");
    assert.equal(await where("[cam]\n"), "variants:1:2");
    assert.equal(await where("[gärten]\n"), "variants:1:3");
    for (const value of [null, 7, {}, "a\0b", "x".repeat(250_001)]) assert.equal(await where(value), "variants");
    assert.equal((await load()).open("cam").perft(1), 54);
  });
});

describe("what is wrong", () => {
  test("is said with what, where and expected, and changes nothing", async () => {
    const camlann = await load();
    const game = camlann.open("camelot");
    const before = game.fen;
    const { error, message } = refused(() => game.play("E6-E9"));
    assert.deepEqual([error.code, error.where], ["illegal-move", "E9"]);
    assert.equal(
      message,
      "E9: no step, canter or jump leads there from E6. (expected E6-C8, E6-D5, E6-E5, E6-E8, E6-F5, E6-G8)",
    );
    assert.equal(refused(() => game.play("zz")).message, "1:1: this is not a square (expected a square, such as D6)");
    assert.match(
      refused(() => camlann.open("camelott")).message,
      /^variant: there is no variant "camelott" \(expected one of cam, /,
    );
    assert.match(refused(() => camlann.variant("nine")).message, /^variant: there is no variant "nine" /);
    const { what, where, expected } = refused(() => camlann.open("cam", { fen: "1/3/5 w" })).error;
    assert.deepEqual([what, where, expected], ["the FEN has 3 ranks", "1:6", "13 ranks"]);
    assert.equal(game.fen, before);
  });

  test("in a record has a line and a column", async () => {
    const camlann = await load();
    const illegal = refused(() => camlann.replay('[Variant "Camelot"]\n\n1. E6-G8 E6-E7 *\n'));
    assert.deepEqual([illegal.error.line, illegal.error.column], [3, 10]);
    assert.match(illegal.message, /^3:10: E6: there is no piece here/);
    const cut = refused(() => camlann.records(recordCalled("camelot-warren-1930-a").slice(0, 30)));
    assert.equal(cut.error.code, "unknown-name");
    assert.match(cut.message, /does not name its variant/);
    const halfMove = refused(() => camlann.records('[Variant "Camelot"]\n\n1. E6-\n'));
    assert.deepEqual([halfMove.error.code, halfMove.error.line], ["syntax", 3]);
    assert.match(refused(() => camlann.replay("")).message, /there is no such game/);
    await assert.rejects(Game.replay("[Variant"), CamlannError);
  });

  test("is any value of another kind", async () => {
    const camlann = await load();
    const game = camlann.open("cam");
    const values = [undefined, null, 7, {}, [], "a\0b", "x".repeat(250_001), Symbol("s"), 1n, NaN];
    for (const value of values) {
      refused(() => game.play(value));
      refused(() => game.whyNot(value));
      refused(() => game.legs("D5", value));
      refused(() => game.record({ White: value }));
      refused(() => camlann.replay(value));
      refused(() => camlann.records(value));
      refused(() => camlann.variant(value));
      if (value !== undefined) {
        refused(() => camlann.open(value));
        refused(() => camlann.open("cam", { rules: value }));
        refused(() => game.playAny(value));
        if (value !== null) refused(() => camlann.open("cam", { fen: value }));
      }
    }
    for (const number of [-1, 0.5, 21, Infinity, NaN, "1", null, 1n]) refused(() => game.perft(number));
    for (const part of [-0.1, 1, Infinity]) refused(() => game.playAny(part));
    for (const key of ["", "a b", "a\nb", "ä"]) refused(() => game.record({ [key]: "x" }));
    refused(() => game.record({ White: "a\nb" }));
    assert.equal(game.played.length, 0);
    assert.equal(game.perft(1), 54);
  });

  test("is a game after free(), and only that one", async () => {
    const game = await Game.open("cam");
    const other = game.copy();
    game.free();
    game.free();
    for (const call of [
      () => game.fen,
      () => game.moves,
      () => game.play("D5-D6"),
      () => game.takeBack(),
      () => game.copy(),
    ]) {
      assert.equal(refused(call).message, "game: this game was freed (expected a game that free() was not called on)");
    }
    assert.equal(other.moves.length, 54);
  });
});

test("random texts never break it", async () => {
  const camlann = await load();
  const game = camlann.open("camelot");
  const text = recordCalled("camelot-wc2009-game4");
  let seed = 1;
  const below = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
  for (let i = 0; i < 400; ++i) {
    const at = below(text.length);
    const damaged = text.slice(0, at) + String.fromCharCode(1 + below(700)) + text.slice(at + below(9));
    for (const call of [
      () => camlann.records(damaged),
      () => game.play(damaged.slice(at, at + 12)),
      () => camlann.open("cam", { fen: damaged.slice(at, at + 40) }),
      () => game.whyNot(damaged.slice(at, at + 2)),
    ]) {
      try {
        call();
      } catch (error) {
        assert.ok(error instanceof CamlannError, String(error));
      }
    }
  }
  assert.equal(camlann.open("cam").perft(2), 2916);
});

describe("in a browser", () => {
  let chromium, site, page;
  const problems = [];

  before(async () => {
    cpSync(join(root, "examples/club_page"), folder, { recursive: true });
    const tour = readFileSync(join(root, "doc/javascript.md"), "utf8");
    const pages = [...tour.matchAll(/^```html\n(.*?)^```$/gms)].map(([, html]) => html);
    const [shortest, single] = [pages[0], pages.find((html) => html.includes("core/dist/single.js"))];
    writeFileSync(join(folder, "shortest.html"), `<!doctype html>\n${shortest}`);
    writeFileSync(join(folder, "single.html"), `<!doctype html>\n${single}`);
    site = await serve(folder);
    chromium = await browser();
    page = await chromium.newPage();
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  });
  after(async () => {
    await chromium?.close();
    site?.stop();
  });

  test("the page of the tour shows a board and a move", async () => {
    await page.goto(`${site.address}/shortest.html`);
    await page.locator("#board .cb-piece").first().waitFor();
    // Two knights and five men a side.
    assert.equal(await page.locator("#board .cb-piece").count(), 14);
    assert.deepEqual(problems, []);
  });

  test("a page opened from a disk plays by the single file", async () => {
    await page.goto(pathToFileURL(join(folder, "single.html")).href);
    await page.getByText("54 moves, the first ").waitFor();
    assert.deepEqual(problems, []);
  });

  test("the club's page shows a board and an annotated record", async () => {
    await page.goto(`${site.address}/`);
    await page.getByText("Dan Troyka – Michael Nolan, 2009-02-07: 1/2-1/2").waitFor();
    assert.equal(await page.locator("#moves button").count(), 27, "four are variations");
    assert.equal(await page.locator("#now").textContent(), "The start");
    const label = () => page.locator("#board [aria-label]").first().getAttribute("aria-label");
    const pieces = () => page.locator("#board .cb-piece").count();
    assert.equal(await pieces(), 28);
    assert.equal(await label(), "Camelot, move 0");

    await page.getByRole("button", { name: "Next", exact: true }).click();
    assert.equal(await page.locator("#now").textContent(), "After D6-F8");
    await page.getByRole("button", { name: "End", exact: true }).click();
    assert.equal(await page.locator("#now").textContent(), "After H7-H9");
    assert.equal(await label(), "Camelot, move 23");
    assert.equal(await pieces(), 19, "nine were taken");

    await page.getByRole("button", { name: "E7-G5" }).click();
    assert.equal(await page.locator("#now").textContent(), "After E7-G5");
    assert.equal(await page.locator('#moves [aria-current="true"]').textContent(), "8. E7-G5");
    await page.locator(".variation").getByRole("button", { name: "9. I7-G9xE9xC9" }).click();
    assert.equal(await page.locator("#said").textContent(), "takes two");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    assert.equal(await page.locator('#moves [aria-current="true"]').textContent(), "9. F6xD8xD10xF12!");
    assert.equal(await page.locator("#said").textContent(), "Of six captures this one takes most.");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    assert.equal(await page.locator("#now").textContent(), "The start");
    assert.equal(await pieces(), 28);
    assert.deepEqual(problems, []);
  });
});
