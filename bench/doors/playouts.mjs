// Speed of JavaScript: random games and perft through the package, processor time, the best of five tries, as in playouts.cpp;
// and the sizes of the packages. `script/packages && node bench/doors/playouts.mjs`
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const packages = join(import.meta.dirname, "../../build/packages");
const { load } = await import(pathToFileURL(join(packages, "core/dist/index.js")).href);
const camlann = await load();

const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** `run` says how much it did. */
function bestRate(run) {
  let best = 0;
  for (let i = 0; i < 5; ++i) {
    const start = now();
    let done = 0;
    while (now() - start < 0.5) done += run();
    best = Math.max(best, done / (now() - start));
  }
  return Math.round(best).toLocaleString("en");
}

function randomGame(variant) {
  const game = camlann.open(variant);
  let played = 0;
  for (let { legal } = game; legal.length > 0; { legal } = game) {
    game.play(legal[Math.floor(Math.random() * legal.length)]);
    played += 1;
  }
  game.free();
  return played;
}

/** The same by texts: every legal move of every position is written. */
function writtenGame(variant) {
  const game = camlann.open(variant);
  let played = 0;
  for (let { moves } = game; moves.length > 0; { moves } = game) {
    game.play(moves[Math.floor(Math.random() * moves.length)]);
    played += 1;
  }
  game.free();
  return played;
}

for (const variant of ["cam", "camelot", "camblam"]) {
  const quick = bestRate(() => randomGame(variant));
  const written = bestRate(() => writtenGame(variant));
  const game = camlann.open(variant);
  const leaves = bestRate(() => game.perft(3));
  console.log(`${variant}: ${quick} moves/s at random, ${written} with all moves as texts, ${leaves} leaves/s`);
}
for (const name of readdirSync(packages).filter((file) => file.endsWith(".tgz"))) {
  console.log(`${name}: ${statSync(join(packages, name)).size.toLocaleString("en")} bytes`);
}
for (const name of ["core/dist/camlann_package.wasm", "board/dist/api.js"]) {
  const bytes = readFileSync(join(packages, name));
  console.log(`${name}: ${bytes.length.toLocaleString("en")} bytes, ${gzipSync(bytes).length.toLocaleString("en")} gzipped`);
}
