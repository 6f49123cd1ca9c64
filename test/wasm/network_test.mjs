// Networks in the browser's engine, in node: the same answers as the program's, by all of its registers, and what is refused.
// Needs the program (build/release/camlann, or CAMLANN) and the wasm preset.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { before, test } from "node:test";

import createKernels from "../../build/wasm/camlann_kernels.mjs";
import createThinker from "../../build/wasm/camlann_thinker.mjs";
import { loud } from "./loud_network.mjs";

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const program = process.env["CAMLANN"] ?? here("build/release/camlann");
const bytesOf = (name) => ({ wasmBinary: readFileSync(here(`build/wasm/${name}.wasm`)) });
const fileOf = (game) => readFileSync(here(`data/networks/${game}.network`));

/** An engine without networks. */
async function start() {
  const module = await createThinker({ ...bytesOf("camlann_thinker"), told: () => undefined });
  const call = (name, kinds) => {
    const of = module.cwrap(name, "string", kinds);
    return (...values) => JSON.parse(of(...values));
  };
  const network = call("camlann_network", ["number", "number", "number"]);
  return {
    make: module.cwrap("camlann_new", "number", ["string", "string", "string"]),
    play: call("camlann_play", ["number", "string"]),
    analyse: call("camlann_analyse", ["number", "number", "number", "number", "number"]),
    why: call("camlann_why", ["number", "string", "number", "number"]),
    level: call("camlann_level_move", ["number", "number", "number"]),
    judgement: call("camlann_judgement", ["number"]),
    network(handle, bytes) {
      const address = module._malloc(bytes.length);
      module.HEAPU8.set(bytes, address);
      const answer = network(handle, address, bytes.length);
      module._free(address);
      return answer;
    },
  };
}

let engine;
before(async () => {
  engine = await start();
});

/** Everything of the lines but the time. */
const timeless = (lines) => lines.map(({ ms, ...line }) => line);

function ofProgram(game, moves, nodes, evaluation) {
  const words = ["analyse", "--variant", game, "--moves", moves, "--nodes", String(nodes), "--lines", "2", "--json"];
  const limits = ["--seconds", "600", "--hash", "32", "--threads", "1", "--evaluation", evaluation];
  const told = execFileSync(program, [...words, ...limits], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return timeless(
    told
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
}

test("the kernel for the browser's registers gives the numbers of the portable one", async () => {
  const kernels = await createKernels(bytesOf("camlann_kernels"));
  const differ = kernels.cwrap("camlann_kernels_differ", "number", ["number", "number"]);
  for (const seed of [1, 2, 3]) assert.equal(differ(seed, 2_000), 0);
});

for (const [game, moves] of [
  ["cam", ""],
  ["cam", "C5-C6 C9-C8"],
  ["camelot", ""],
  ["camelot", "C6-C7 H11-F9"],
  ["chivalry", ""],
]) {
  test(`in ${game} after "${moves}" the same file and nodes give the lines, scores and chances of the program`, () => {
    const handle = engine.make(game, "", "");
    assert.equal(engine.play(handle, moves).error, undefined);
    assert.deepEqual(engine.network(handle, fileOf(game)), {});
    const nodes = 20_000;
    const lines = timeless(engine.analyse(handle, 2, nodes, 1, 1));
    assert.deepEqual(lines, ofProgram(game, moves, nodes, "network"));
    const byHand = timeless(engine.analyse(handle, 2, nodes, 1, 0));
    assert.deepEqual(byHand, ofProgram(game, moves, nodes, "hand"));
    assert.notDeepEqual(byHand, lines);
  });
}

test("without a network the hand-written evaluation answers", async () => {
  const fresh = await start();
  const handle = fresh.make("camelot", "", "");
  assert.deepEqual(timeless(fresh.analyse(handle, 2, 5_000, 1, 1)), timeless(fresh.analyse(handle, 2, 5_000, 1, 0)));
  assert.deepEqual(fresh.judgement(handle), [-700, -60, 15]);
});

test("reasons are by the network only where that is asked for, and levels below 10 never", async () => {
  const fresh = await start();
  const handle = fresh.make("camelot", "", "");
  const level = fresh.level(handle, 6, 1);
  assert.deepEqual(fresh.network(handle, loud(fileOf("camelot"))), {});
  const scores = (network) => fresh.why(handle, "D6-D8", 2_000, network).map(({ score }) => Math.abs(score));
  assert.ok(scores(0).every((score) => score < 1_000), "by hand");
  assert.ok(scores(1).every((score) => score === 20_000), "by the network");
  assert.equal(fresh.level(handle, 6, 1), level);
  assert.deepEqual(fresh.network(handle, fileOf("camelot")), {}, "in place of the other");
  assert.match(fresh.level(handle, 10, 1), /^[A-L]\d+-[A-L]\d+$/);
});

test("the scores by which the computer resigns and takes a draw are moved to the network's", async () => {
  const fresh = await start();
  const handle = fresh.make("cam", "", "");
  assert.deepEqual(fresh.judgement(handle), [-700, -60, 15]);
  assert.deepEqual(fresh.network(handle, fileOf("cam")), {});
  const [hopeless, worse, level] = fresh.judgement(handle);
  assert.ok(hopeless > -700 && hopeless < worse && worse < 0 && level > 0, [hopeless, worse, level].join());
});

test("a game is evaluated by its own network, under its own rules", async () => {
  const fresh = await start();
  const cam = fresh.make("cam", "", "");
  assert.deepEqual(fresh.network(cam, fileOf("cam")), {});
  const once = timeless(fresh.analyse(cam, 1, 3_000, 1, 1));
  const camelot = fresh.make("camelot", "", "");
  assert.deepEqual(fresh.network(camelot, fileOf("camelot")), {});
  assert.deepEqual(timeless(fresh.analyse(cam, 1, 3_000, 1, 1)), once);
  const other = fresh.make("cam", "wcf,knightCanterRule=false", "");
  assert.deepEqual(timeless(fresh.analyse(other, 1, 3_000, 1, 1)), timeless(fresh.analyse(other, 1, 3_000, 1, 0)));
});

test("bytes that are no network of this game are refused by name, and change nothing", async () => {
  const fresh = await start();
  const handle = fresh.make("cam", "", "");
  const file = fileOf("cam");
  const refusal = (bytes, game = handle) => {
    const { error } = fresh.network(game, bytes);
    return `${error.where}: ${error.what}`;
  };
  const byHand = timeless(fresh.analyse(handle, 1, 3_000, 1, 1));
  assert.equal(refusal(new Uint8Array(0)), "head: this is not a network");
  assert.equal(refusal(file.subarray(0, 10)), "version: the network is incomplete");
  assert.equal(refusal(file.subarray(0, file.length - 1)), "weights: the network is incomplete");
  assert.equal(refusal(Buffer.concat([file, file.subarray(0, 1)])), "weights: the file is too long");
  const altered = Buffer.from(file);
  altered[40_000] ^= 1;
  assert.equal(refusal(altered), "checksum: the file was changed");
  const newer = Buffer.from(file);
  newer[8] = 3;
  assert.equal(refusal(newer), "version: the file has version 3");
  assert.equal(refusal(fileOf("camelot")), "variant: the network is of another game: camelot");
  const other = fresh.make("cam", "wcf,knightCanterRule=false", "");
  assert.match(refusal(file, other), /^rules: the network is of another game: /);
  assert.match(refusal(file, fresh.make("camblam", "", "")), /: this game has no networks$/);
  assert.equal(fresh.network(99, file).error.where, "handle");
  assert.deepEqual(timeless(fresh.analyse(handle, 1, 3_000, 1, 1)), byHand);
});
