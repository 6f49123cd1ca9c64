// The two packages as a stranger finds them: the packed files installed in an empty folder. Run by script/test after
// `npm --prefix web run packages`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";

import { browser, install, printed, root, serve, version } from "./installed.mjs";

const { folder, remove } = install();
const { CamlannError, Game, load } = await import(
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
    for (const name of ["core", "board"]) {
      const place = join(folder, "node_modules/@camlann", name);
      const told = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
      assert.equal(told.version, version);
      assert.equal(told.dependencies, undefined);
      for (const file of ["LICENSE", "README.md"]) assert.ok(existsSync(join(place, file)), `${name}: ${file}`);
    }
  });

  test("have types that a strict compiler takes", () => {
    writeFileSync(
      join(folder, "typed.ts"),
      `import { createBoard, type Board } from "@camlann/board";
import { CamlannError, Game, load, type Outcome } from "@camlann/core";

export async function show(host: HTMLElement): Promise<Board> {
  const game: Game = await Game.open("camblam", { rules: "default" });
  const first: Outcome | undefined = game.legal[0];
  const board = createBoard(host, { geometry: game.variant, picture: true });
  if (first) board.update({ pieces: game.pieces }, { walk: { squares: first.path, captures: first.captures } });
  return board;
}
export const codeOf = (error: unknown): string => (error instanceof CamlannError ? error.error.code : "");
export const names = async (): Promise<string[]> => (await load()).variants.map((variant) => variant.name);
// @ts-expect-error -- a move is a text
export const wrong = (game: Game): Outcome => game.play(1);
`,
    );
    const options = [
      "--strict",
      "--noEmit",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--lib",
      "es2022,dom,dom.iterable",
    ];
    execFileSync(join(root, "web/node_modules/.bin/tsc"), [...options, "typed.ts"], { cwd: folder, stdio: "inherit" });
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
    const head = body.includes("import ") ? "" : 'import { CamlannError, Game, load } from "@camlann/core";\n';
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
    const written = game.record({ White: "Dan Troyka", Black: "Michael Nolan" });
    const [again] = (await load()).records(written);
    assert.deepEqual(
      again.moves,
      game.played.map(({ notation }) => notation),
    );
    assert.deepEqual([again.tags.White, again.result, again.start], ["Dan Troyka", "1/2-1/2", null]);
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
    const game = await Game.open("cam", { fen: "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w" });
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
    assert.equal(cut.error.code, "syntax");
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
    const [, shortest] = /^```html\n(.*?)^```$/ms.exec(readFileSync(join(root, "doc/javascript.md"), "utf8"));
    writeFileSync(join(folder, "shortest.html"), `<!doctype html>\n${shortest}`);
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

  test("the club's page shows a board and replays the record", async () => {
    await page.goto(`${site.address}/`);
    await page.getByText("Dan Troyka – Michael Nolan, 2009-02-07: 1/2-1/2").waitFor();
    assert.equal(await page.locator("#moves button").count(), 23);
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
    await page.getByRole("button", { name: "Start", exact: true }).click();
    assert.equal(await page.locator("#now").textContent(), "The start");
    assert.equal(await pieces(), 28);
    assert.deepEqual(problems, []);
  });
});
