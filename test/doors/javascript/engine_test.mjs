// The packed engine in node, where it searches in a worker thread. Run by script/test after `npm --prefix web run packages`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";

import { loud } from "../../wasm/loud_network.mjs";
import { install, printed, root } from "./installed.mjs";

const { folder, remove } = install();
const fileOf = (name) => pathToFileURL(join(folder, "node_modules/@camlann", name)).href;
const { Game, load } = await import(fileOf("core/dist/index.js"));
const { createEngine, EngineError } = await import(fileOf("engine/dist/index.js"));
after(remove);

/** The white man of D12 wins by going to the castle. */
const winning = { variant: "cam", start: "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w" };

describe("the engine", () => {
  let engine;
  before(() => (engine = createEngine()));
  after(() => engine.close());

  test("moves for every level, and is the same for the same seed", async () => {
    const game = await Game.open("cam");
    for (const level of [1, 4, 7]) {
      const move = await engine.move(game, { level });
      assert.ok(game.moves.includes(move), move);
      assert.equal(await engine.move(game, { level }), move);
    }
    const ten = await Promise.all([...Array(10).keys()].map((seed) => engine.move(game, { level: 1, seed })));
    assert.ok(new Set(ten).size > 1, "a weak level errs differently");
  });

  test("plays a game to its end from any position", async () => {
    const game = await Game.open("cam", {
      fen: "1/3/1M3/7/6m/7/7/7/m6/7/5/3/1 w",
    });
    for (let plies = 0; !game.outcome && plies < 40; ++plies) game.play(await engine.move(game, { level: 7 }));
    assert.equal(game.outcome.winner, "w");
    assert.equal(await engine.move(game), null);
    assert.equal(await engine.hint(game), null);
    assert.deepEqual(await engine.analyse(game), []);
  });

  test("hints at the winning move, and says how far the end is", async () => {
    const { moves, pliesToEnd, score } = await engine.hint(winning, {
      nodes: 1000,
    });
    assert.deepEqual([moves[0], pliesToEnd], ["D12-D13", 1]);
    assert.ok(score > 29_000, String(score));
  });

  test("reports better and better lines", async () => {
    const depths = [];
    const lines = await engine.analyse(
      { variant: "camelot" },
      { lines: 2, nodes: 5000, found: ([best]) => depths.push(best.depth) },
    );
    assert.deepEqual(
      lines.map(({ line }) => line),
      [1, 2],
    );
    assert.ok(lines[0].score >= lines[1].score);
    assert.ok(depths.length > 1 && depths[0] < depths.at(-1), depths.join(" "));
  });

  test("gives the reasons for a move, and a better one", async () => {
    const game = await Game.open("cam", { fen: winning.start });
    const bad = game.moves.find((move) => move !== "D12-D13");
    const { asked, better } = await engine.why(game, bad, { nodes: 2000 });
    assert.equal(asked.move.notation, bad);
    assert.equal(better.move.notation, "D12-D13");
    assert.ok(better.reasons.length > 0);
    const best = await engine.why(game, "D12-D13", { nodes: 2000 });
    assert.deepEqual([best.asked.best, best.better], [true, null]);
  });

  test("warns of a move that loses a piece, and of no good one", async () => {
    // One of the first moves of Camelot that are published as losing material, and one that is not.
    const warning = await engine.warning({ variant: "camelot" }, "D6-D8");
    assert.match(warning.harm, /^allows a (charge|jump) that takes /);
    assert.equal(warning.seat, "b");
    assert.equal(await engine.warning({ variant: "camelot" }, "C6-C7"), null);
  });

  test("rejects what is no game, level or move with the fault and its place", async () => {
    const refused = async (promise) => {
      const problem = await promise.then(
        () => assert.fail("nothing was thrown"),
        (error) => error,
      );
      assert.ok(problem instanceof EngineError, String(problem));
      return problem;
    };
    const nine = await refused(engine.move({ variant: "nine" }));
    assert.match(nine.message, /^variant: there is no variant "nine" /);
    const illegal = await refused(engine.hint({ variant: "cam", moves: ["D5-D9"] }));
    assert.deepEqual([illegal.error.code, illegal.error.where], ["illegal-move", "D9"]);
    assert.equal((await refused(engine.why({ variant: "cam" }, "D5-D9"))).error.code, "illegal-move");
    for (const level of [0, 11, 1.5, "3"]) {
      assert.equal((await refused(engine.move({ variant: "cam" }, { level }))).error.where, "level");
    }
    for (const value of [undefined, null, 7, {}, { variant: "cam", moves: "x" }, { variant: "a\0b" }]) {
      await refused(engine.move(value));
    }
    assert.ok(await engine.move({ variant: "cam" }, { level: 1 }), "it still answers");
  });

  test("stops when it is told to, and answers the next question", async () => {
    const stop = new AbortController();
    let depth = 0;
    const endless = engine.analyse(
      { variant: "camelot" },
      {
        nodes: 0,
        signal: stop.signal,
        found: ([best]) => {
          ({ depth } = best);
          if (depth === 4) stop.abort();
        },
      },
    );
    await assert.rejects(endless, { name: "AbortError" });
    assert.equal(depth, 4);
    assert.ok(await engine.move({ variant: "cam" }, { level: 1 }));
    await assert.rejects(engine.hint({ variant: "cam" }, { signal: AbortSignal.abort() }), { name: "AbortError" });
  });

  test("knows variants from a file", async () => {
    const variants = readFileSync(join(root, "doc/formats/variant.md"), "utf8").split("```\n")[1];
    const own = createEngine({ variants });
    const game = (await load({ variants })).open("garden");
    const move = await own.move(game, { level: 2 });
    own.close();
    assert.ok(game.moves.includes(move), move);
    await assert.rejects(engine.move(game), EngineError);
  });
});

describe("an engine with a network", () => {
  const file = join(folder, "node_modules/@camlann/engine/networks/camelot.network");
  const heard = loud(readFileSync(file));
  const camelot = { variant: "camelot" };
  const faultOf = async (network, game = camelot) => {
    const engine = createEngine({ network });
    const problem = await engine.hint(game, { nodes: 100 }).then(
      () => assert.fail("nothing was thrown"),
      (error) => error,
    );
    engine.close();
    assert.ok(problem instanceof EngineError, String(problem));
    return problem.message;
  };

  test("uses it for hints, lines, reasons and warnings, and not for low levels", async () => {
    const byHand = createEngine();
    const engine = createEngine({ network: heard });
    assert.equal(await engine.move(camelot, { level: 6 }), await byHand.move(camelot, { level: 6 }));
    assert.equal(Math.abs((await engine.hint(camelot, { nodes: 500 })).score), 20_000);
    assert.equal(Math.abs((await engine.analyse(camelot, { nodes: 500 }))[0].score), 20_000);
    assert.equal(Math.abs((await engine.why(camelot, "D6-D8", { nodes: 500 })).asked.score), 20_000);
    assert.match((await byHand.warning(camelot, "D6-D8")).harm, /takes two/);
    assert.equal(await engine.warning(camelot, "D6-D8"), null, "no move can cost a chance that is 0 or 1");
    assert.ok(Math.abs((await byHand.hint(camelot, { nodes: 500 })).score) < 1_000);
    engine.close();
    byHand.close();
  });

  test("gives the program's lines, from a file or its bytes, also in a worker that was stopped", async () => {
    const words = ["analyse", "--variant", "camelot", "--nodes", "10000", "--json", "--hash", "32", "--threads", "1"];
    const told = execFileSync(join(root, "build/release/camlann"), [...words, "--seconds", "600"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { ms, ...expected } = JSON.parse(told);
    for (const network of [pathToFileURL(file), readFileSync(file)]) {
      const engine = createEngine({ network });
      await assert.rejects(engine.hint(camelot, { nodes: 0, signal: AbortSignal.timeout(300) }));
      const [{ ms: _, ...line }] = await engine.analyse(camelot, { lines: 1, nodes: 10_000 });
      engine.close();
      assert.deepEqual(line, expected);
    }
  });

  test("refuses what is no network of the game, by name", async () => {
    const bytes = readFileSync(file);
    assert.equal(await faultOf(new Uint8Array(3)), "head: this is not a network (expected CAMLANNN)");
    assert.match(await faultOf(bytes.subarray(0, 5000)), /^weights: the network is incomplete /);
    assert.equal(await faultOf(bytes.map((byte, at) => byte ^ Number(at === 9000))), "checksum: the file was changed");
    assert.equal(
      await faultOf(bytes, { variant: "cam" }),
      "variant: the network is of another game: camelot (expected cam)",
    );
    const missing = pathToFileURL(join(folder, "no.network"));
    assert.equal(await faultOf(missing), `${missing.href}: the file cannot be read (expected the file of a network)`);
    for (const network of [7, "camelot.network", null, {}]) {
      assert.throws(() => createEngine({ network }), { name: "EngineError", message: /expected a Uint8Array or a URL/ });
    }
  });
});

test("a game says where it began", async () => {
  const game = await Game.open("cam", { fen: winning.start });
  assert.deepEqual(game.past, {
    ...winning,
    rules: game.rules,
    start: game.fen,
    moves: [],
  });
  game.play("D12-D13");
  assert.deepEqual(game.past.moves, ["D12-D13"]);
  const again = await Game.open(game.past.variant, {
    rules: game.past.rules,
    fen: game.past.start,
  });
  for (const move of game.past.moves) again.play(move);
  assert.equal(again.fen, game.fen);
});

test("what waits when the engine is closed fails", async () => {
  const engine = createEngine();
  const questions = [1, 2].map(() => engine.hint({ variant: "camelot" }, { nodes: 0 }));
  const signal = AbortSignal.timeout(200);
  await assert.rejects(engine.move({ variant: "cam" }, { signal }), { name: "TimeoutError" }, "it waits no longer");
  engine.close();
  for (const question of questions) await assert.rejects(question, /closed/);
  await assert.rejects(engine.move({ variant: "cam" }), /closed/);
});

test("an engine that is closed while its worker starts stays closed", async () => {
  const engine = createEngine();
  const question = engine.hint({ variant: "camelot" }, { nodes: 0 });
  engine.close();
  await assert.rejects(question, /closed/);
});

test("a program ends although its engine was not closed", () => {
  const out = printed(
    folder,
    `import { createEngine } from "@camlann/engine";
console.log((await createEngine().hint({ variant: "cam", start: "${winning.start}" }, { nodes: 100 })).moves[0]);`,
  );
  assert.equal(out, "D12-D13\n");
});
