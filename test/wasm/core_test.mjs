// The browser's rules core in node: what the page asks of it, answered as the page expects.
// Run by script/test after the wasm preset is built.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import createCore from "../../build/wasm/camlann_core.mjs";
import createThinker from "../../build/wasm/camlann_thinker.mjs";

const bytesOf = (name) => ({ wasmBinary: readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url)) });
const module = await createCore(bytesOf("camlann_core"));

const text = (name, args) => {
  const call = module.cwrap(name, "string", args);
  return (...values) => JSON.parse(call(...values));
};
const core = {
  variants: text("camlann_variants", []),
  define: text("camlann_define", ["string"]),
  error: text("camlann_error", []),
  state: text("camlann_state", ["number"]),
  legs: text("camlann_legs", ["number", "string"]),
  whyNot: text("camlann_why_not", ["number", "string"]),
  setup: text("camlann_setup", ["string", "string"]),
  judge: text("camlann_judge", ["string", "string", "string", "string"]),
  read: text("camlann_read", ["number", "string"]),
  make: module.cwrap("camlann_new", "number", ["string", "string", "string"]),
  play: text("camlann_play", ["number", "string"]),
  takeBack: module.cwrap("camlann_take_back", "number", ["number"]),
  free: module.cwrap("camlann_free", null, ["number"]),
};

const movesOf = (file) =>
  readFileSync(new URL(`../data/games/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d+\./.test(line))
    .flatMap((line) => line.split(/\s+/).slice(1));

test("lists the variants with boards and rule sets", () => {
  const variants = core.variants();
  assert.deepEqual(
    variants.map((variant) => variant.id),
    [
      "cam",
      "camelot",
      "camette",
      "chivalry",
      "mini-camelot",
      "grand-cam",
      "grand-camelot",
      "tri-camelot",
      "camblam",
      "anti-camelot",
      "river-camelot",
    ],
  );
  const [cam, camelot] = variants;
  assert.equal(cam.squares.length, 67);
  assert.deepEqual(cam.castles, { w: ["D1"], b: ["D13"] });
  assert.equal(camelot.squares.length, 160);
  assert.deepEqual(camelot.castles.b, ["F16", "G16"]);
  assert.deepEqual(
    cam.ruleSets.filter((rules) => rules.offered).map((rules) => rules.id),
    ["wcf", "parker1949", "cards-and-dominoes", "mod64"],
  );
  assert.equal(cam.ruleSets[0].options.knightCanterRule, true);
});

test("starts with the published number of outcomes", () => {
  for (const [variant, outcomes, rules] of [
    ["cam", 54, "wcf"],
    ["camelot", 100, "wcf"],
    ["camette", 22, "wcf"],
    ["chivalry", 132, "wcf"],
    ["grand-cam", 26, "wcf"],
    ["grand-camelot", 80, "wcf"],
    ["tri-camelot", 36, "wcf"],
    ["camblam", 36, "default"],
  ]) {
    const game = core.make(variant, "", "");
    const state = core.state(game);
    assert.equal(state.outcomes.length, outcomes, variant);
    assert.equal(state.result, null);
    assert.equal(state.rules, rules);
    core.free(game);
  }
});

for (const file of ["camelot-warren-1930-a.txt", "camelot-warren-1930-b.txt", "camelot-wc2009-game1.txt"]) {
  test(`plays ${file} and takes it back`, () => {
    const moves = movesOf(file);
    const game = core.make("camelot", "", "");
    const start = core.state(game);
    for (const move of moves) {
      const { plies, outcomes } = core.play(game, move);
      assert.deepEqual(plies.map(({ outcome }) => outcome.notation), [move]);
      assert.deepEqual({ ...plies[0].after, outcomes }, core.state(game));
    }
    assert.equal(core.state(game).ply, moves.length);
    for (const _ of moves) assert.equal(core.takeBack(game), 1);
    assert.equal(core.takeBack(game), 0);
    assert.deepEqual(core.state(game), start);
    core.free(game);
  });
}

test("plays a whole game at once, as move by move", () => {
  const moves = movesOf("camelot-warren-1930-a.txt");
  const [one, other] = [core.make("camelot", "", ""), core.make("camelot", "", "")];
  const { plies, outcomes } = core.play(one, moves.join(" "));
  assert.deepEqual(plies, moves.flatMap((move) => core.play(other, move).plies));
  assert.deepEqual(outcomes, core.state(other).outcomes);
  core.free(one);
  core.free(other);
});

test("walks legs, words a refusal, reads a short move", () => {
  const game = core.make("camelot", "wcf", "2/8/10/m11/12/12/12/5mm5/12/4M7/3M8/12/12/10/2M5/2 w 0,0 0 1");
  const legs = core.legs(game, "D6");
  assert.ok(legs.next.some((leg) => leg.square === "F8" && leg.kind === "canter" && leg.captures === null));
  assert.equal(legs.stop, false);
  const walked = core.legs(game, "D6 F8");
  assert.equal(walked.stop, true);
  assert.equal(walked.outcome.notation, "D6-F8");
  assert.equal(core.whyNot(game, "D6 F8"), null);
  assert.deepEqual(core.whyNot(game, "D6 F8 H10"), {
    rule: "charge-needs-knight",
    text: "H10: a man cannot jump after a canter. Only a knight may charge.",
    square: "H10",
  });
  for (const typed of ["d6-f8!", "d6f8", "D6 F8", "D6–F8", "1. D6−F8,"]) assert.equal(core.read(game, typed).to, "F8", typed);
  assert.match(core.read(game, "D6xF8").error.what, /canter/);
  core.free(game);
});

test("tells of duties and results", () => {
  const obliged = core.make("camelot", "", "2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w 0,0 0 1");
  assert.deepEqual(core.state(obliged).obligation, {
    kind: "capture",
    squares: ["F7"],
    text: "You must capture: F7.",
    may: "",
  });
  const free = core.make("camelot", "", "2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w 0,0 0 1");
  const charge = "You may charge with knight D6, but you do not have to.";
  assert.deepEqual(core.state(free).obligation, { kind: "none", squares: [], text: `Your move. ${charge}`, may: charge });
  core.free(free);
  const last = core.make("cam", "", "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1");
  const { plies, outcomes } = core.play(last, "D12-D13");
  assert.deepEqual(outcomes, []);
  assert.equal(plies[0].outcome.to, "D13");
  const state = core.state(last);
  assert.deepEqual(state.result, { winner: "w", reason: "castle" });
  assert.equal(state.resultText, "White wins: a piece in Black's castle, D13.");
  assert.deepEqual(state.outcomes, []);
  assert.deepEqual(core.whyNot(last, "A9 A8").rule, "game-over");
  core.free(obliged);
  core.free(last);
});

test("turns men on squares into a FEN, and a FEN into men on squares", () => {
  const men = (pieces) => Object.entries(pieces).flat().join(" ");
  for (const { id, array } of core.variants()) {
    const { pieces, seat, castleMoves } = core.setup(id, array);
    const found = core.judge(id, "", men(pieces), [seat, ...castleMoves].join(" "));
    assert.deepEqual(found, { fen: array, faults: [], resultText: "" }, id);
  }
  const nobody = core.setup("camblam", "12/12/12/12/12/12/12/12/12/12/12/R11 b");
  assert.deepEqual(nobody, { pieces: { a1: "R" }, seat: "b", castleMoves: [] });
  const { fen, faults } = core.judge("camblam", "", "a1 K l12 K c3 p", "b");
  assert.equal(fen, "11K/12/12/12/12/12/12/12/12/2p9/12/K11 b - - 0 1");
  assert.deepEqual(faults, [{ what: "White has two kings", expected: "one king", square: "l12" }]);
  assert.equal(core.judge("cam", "", "D13 M D5 m", "b").resultText, "White wins: a piece in Black's castle, D13.");
  assert.equal(core.setup("cam", "1/3/9").error.column, 5);
  for (const [pieces, turn, wrong] of [
    ["D4 Q", "w", "Q"],
    ["Z9 M", "w", "Z9"],
    ["D4 M D4 m", "w", "D4"],
    ["D4", "w", ""],
    ["D4 M", "x", "x"],
    ["D4 M", "w 0 0 0", "0"],
    ["D4 M", "w -1", "-1"],
  ]) {
    assert.equal(core.judge("cam", "", pieces, turn).error.where, wrong, pieces + turn);
  }
  assert.match(core.judge("chess", "", "", "w").error.expected, /camelot/);
});

test("says what is wrong with a position, a move or a handle", () => {
  assert.equal(core.make("cam", "", "1/3/5"), 0);
  assert.equal(core.error().where, "1:6");
  assert.equal(core.make("chess", "", ""), 0);
  assert.match(core.error().expected, /cam, camelot/);
  const game = core.make("cam", "", "");
  assert.match(core.play(game, "D5-D6 D9-D8 D6-D9").error.what, /D9/);
  assert.equal(core.state(game).ply, 0);
  assert.deepEqual(core.play(game, "").plies, []);
  core.free(game);
  assert.equal(core.state(game).error.where, "handle");
});

test("the thinker moves for every level", async () => {
  const thinking = await createThinker(bytesOf("camlann_thinker"));
  const make = thinking.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const levelMove = thinking.cwrap("camlann_level_move", "string", ["number", "number", "number"]);
  const move = (...values) => JSON.parse(levelMove(...values));
  const handle = make("cam", "", "");
  assert.equal(move(handle, 4, 1), move(handle, 4, 1));
  const erring = [...Array(10).keys()].map((seed) => move(handle, 1, seed));
  assert.ok(new Set(erring).size > 1, erring.join(" "));
  const winning = make("cam", "", "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w");
  assert.equal(move(winning, 8, 1), "D12-D13");
  assert.equal(move(make("cam", "", "M/3/5/7/7/7/7/7/3m3/7/5/3/1 b"), 8, 1), "");
  assert.equal(move(99, 1, 1).error.where, "handle");
});

test("the thinker has the same rules, and says why a move is bad, and which one is better", async () => {
  const thinking = await createThinker(bytesOf("camlann_thinker"));
  assert.equal(module._camlann_why, undefined);
  for (const name of Object.keys(module).filter((one) => one.startsWith("_camlann_"))) {
    assert.equal(typeof thinking[name], "function", name);
  }
  const make = thinking.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const call = (name) => {
    const of = thinking.cwrap(name, "string", ["number", "string", "number"]);
    return (...values) => JSON.parse(of(...values));
  };
  const state = call("camlann_state");
  const why = (handle, move, nodes = 0) => call("camlann_why")(handle, move, nodes);
  const handle = make("camelot", "", "");
  const [best, asked, ...rest] = why(handle, "D6-D8");
  assert.equal(rest.length, 0);
  assert.equal(best.best, true);
  assert.equal(asked.best, false);
  assert.equal(asked.move.notation, "D6-D8");
  assert.match(asked.reasons.join(), /allows a charge that takes /);
  assert.ok(best.score - asked.score > 50);
  assert.equal(asked.scoreText, (asked.score / 100).toFixed(2));
  assert.equal(state(handle).ply, 0);
  assert.match(why(handle, "d6d9").error.what, /./);
  assert.equal(why(99, "D6-D8").error.where, "handle");
  const over = make("cam", "", "M/3/5/7/7/7/7/7/3m3/7/5/3/1 b");
  assert.match(why(over, "D5-D4").error.what, /./);
  const four = make("grand-cam", "", "1/3/g6/9/9/10b/13/11/9/4r4/7/3/1 B 0,0,0,0 0 1");
  assert.deepEqual(why(four, "L8-M7")[0].reasons.slice(-1), ["takes the enemy castle at once"]);
  // Two moves away from the castle, and one position is not enough to see them.
  const far = make("cam", "", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  const reasons = (nodes) => why(far, "D11-D12", nodes)[0].reasons.join();
  assert.match(reasons(20_000), /takes the enemy castle in two moves/);
  assert.doesNotMatch(reasons(1), /takes the enemy castle in two moves/);
});

test("is told of variants from a file", () => {
  const file = readFileSync(new URL("../data/variants/crossroads.variant", import.meta.url), "utf8");
  const wrong = core.define(file.replace("castlePieces = 2", "castlePieces = two"));
  assert.deepEqual([wrong.error.where, wrong.error.line, wrong.error.column], ["variants:4:16", 4, 16]);
  assert.equal(core.make("crossroads", "", ""), 0);
  const known = core.define(file).at(-1);
  assert.equal(known.id, "crossroads");
  assert.deepEqual(known.castles, { w: ["E3", "F4"], b: ["D6", "E7"] });
  const game = core.make("crossroads", "", "");
  assert.equal(core.state(game).outcomes.length, 42);
  assert.equal(core.play(game, "D1-D2").plies.length, 1);
  core.free(game);
  assert.match(core.define(file).error.what, /already a variant/);
});
