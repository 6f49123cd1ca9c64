// Perfect values in the browser, from table files in pieces: the same as the program's, and few bytes for each.
// Run by script/test after the program and the wasm preset are built.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import createReader from "../../build/wasm/camlann_tables_reader.mjs";
import { decompress } from "../../web/node_modules/fzstd/esm/index.mjs";

const program =
  process.env.CAMLANN ??
  new URL("../../build/release/camlann", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
after(() => rmSync(folder, { recursive: true }));
execFileSync(program, [
  "tables",
  "build",
  "--variant",
  "camette",
  "--pieces",
  "3",
  "--dir",
  folder,
]);

const pieceBytes = 4096;

/** A reader of files in pieces; a piece that is not there is there at the next call. `spoil` changes what is read. */
async function reader(spoil = (bytes) => bytes) {
  const state = { fetched: new Set(), wanted: new Set() };
  const module = await createReader({
    wasmBinary: readFileSync(
      new URL("../../build/wasm/camlann_tables_reader.wasm", import.meta.url),
    ),
    stored: {
      bytes: (path) =>
        statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? -1,
      part(path, from, length) {
        let whole = true;
        for (
          let piece = Math.floor(from / pieceBytes);
          piece * pieceBytes < from + length;
          piece++
        ) {
          const key = `${path} ${piece}`;
          if (state.fetched.has(key)) continue;
          state.wanted.add(key);
          whole = false;
        }
        return whole
          ? spoil(
              new Uint8Array(
                readFileSync(join(folder, path)).subarray(from, from + length),
              ),
              path,
            )
          : null;
      },
    },
    unpack(frame) {
      try {
        return decompress(frame);
      } catch {
        return null;
      }
    },
  });
  const text = (name, kinds) => {
    const call = module.cwrap(name, "string", kinds);
    return (...values) => JSON.parse(call(...values));
  };
  const values = text("camlann_values", ["number"]);
  return {
    state,
    judge: text("camlann_judge", ["string", "string", "string", "string"]),
    variants: text("camlann_variants", []),
    open: module.cwrap("camlann_new", "number", ["string", "string", "string"]),
    mostPieces: module.cwrap("camlann_most_pieces", "number", ["number"]),
    values,
    /** Fetches until there is an answer; how many rounds it took. */
    ask(handle) {
      for (let rounds = 0; rounds < 12; rounds++) {
        const found = values(handle);
        if (found.error?.code !== "busy") return { found, rounds };
        for (const key of state.wanted) state.fetched.add(key);
        state.wanted.clear();
      }
      throw new Error("no end");
    },
  };
}

/** A number below the bound, the same in each run. */
let seed = 20261124;
const below = (bound) => {
  seed = (seed * 48271) % 2147483647;
  return seed % bound;
};

/** Positions of Camette with two or three pieces from which a game can go on. */
function positions({ judge, variants }, count) {
  const { squares } = variants().find(({ id }) => id === "camette");
  const found = [];
  while (found.length < count) {
    const chosen = new Set();
    while (chosen.size < 2 + below(2))
      chosen.add(squares[below(squares.length)]);
    const men = [...chosen].map(
      (square, i) =>
        `${square} ${["M", "m", "K", "k"][i < 2 ? i + 2 * below(2) : below(4)]}`,
    );
    const { fen, faults, resultText } = judge(
      "camette",
      "wcf",
      men.join(" "),
      `${"wb"[below(2)]} 0 0`,
    );
    // A side begins with one knight, so there are no tables with two of them.
    const twoKnights = /K.*K|k.*k/.test(fen);
    if (faults.length === 0 && !resultText && !twoKnights) found.push(fen);
  }
  return found;
}

test("values from pieces of files are those of the program", async () => {
  const one = await reader();
  assert.equal(one.mostPieces(one.open("camette", "", "")), 3);
  assert.equal(one.mostPieces(one.open("cam", "", "")), 0);
  const fens = positions(one, 150);
  const told = fens.map((fen) => {
    const words = [
      "tables",
      "probe",
      "--variant",
      "camette",
      "--dir",
      folder,
      "--moves",
      "--json",
      "--fen",
      fen,
    ];
    return JSON.parse(execFileSync(program, words, { encoding: "utf8" }));
  });
  fens.forEach((fen, i) => {
    const { found, rounds } = one.ask(one.open("camette", "", fen));
    const { wdl, plies, moves } = told[i];
    assert.deepEqual(found, { wdl, plies, moves }, fen);
    // A directory's end, its beginning, a block.
    assert.ok(rounds <= 3, `${rounds} rounds`);
  });
  const bytes = one.state.fetched.size * pieceBytes;
  const all = execFileSync(program, ["tables", "index", "--dir", folder], {
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    .reduce((sum, line) => sum + Number(line.split(" ")[0]), 0);
  console.log(
    `${bytes} bytes for ${fens.length} positions, ${Math.round(bytes / fens.length)} each; all files: ${all}`,
  );
  assert.ok(bytes <= all + pieceBytes * 64);
});

test("one position needs few pieces", async () => {
  const one = await reader();
  const { found } = one.ask(one.open("camette", "", "1/3/5/4m/5/M2/1 w"));
  assert.equal(found.wdl, "loss");
  assert.ok(one.state.fetched.size <= 6, [...one.state.fetched].join(", "));
});

test("a damaged block gives no value", async () => {
  const one = await reader((bytes, path) => {
    // Past the head, which is checked by its words, lies the first block.
    if (path.endsWith("M-M.table") && bytes.length > 64)
      bytes[bytes.length - 6] ^= 1;
    return bytes;
  });
  const { found } = one.ask(one.open("camette", "", "1/3/5/4m/5/M2/1 w"));
  assert.equal(found.error.code, "io");
  assert.match(found.error.what, /checksum/);
});

test("what no table has is said", async () => {
  const one = await reader();
  assert.equal(
    one.ask(one.open("camette", "", "")).found.error.code,
    "not-found",
  );
});
