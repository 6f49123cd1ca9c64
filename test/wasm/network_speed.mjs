// Speed of the browser's engine with a network and by hand, in node: `node test/wasm/network_speed.mjs [nodes]`. Both search the same
// number of nodes in turn, so that they meet the same neighbours on the machine.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import createThinker from "../../build/wasm/camlann_thinker.mjs";

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const [words = "200000"] = process.argv.slice(2);
const nodes = Number(words);
const rounds = 5;

const module = await createThinker({
  wasmBinary: readFileSync(here("build/wasm/camlann_thinker.wasm")),
  told: () => undefined,
});
const call = (name, kinds) => module.cwrap(name, "string", kinds);
const make = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
const network = call("camlann_network", ["number", "number", "number"]);
const analyse = call("camlann_analyse", ["number", "number", "number", "number", "number"]);

for (const game of ["cam", "camelot", "chivalry"]) {
  const handle = make(game, "", "");
  const bytes = readFileSync(here(`data/networks/${game}.network`));
  const address = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, address);
  if (network(handle, address, bytes.length) !== "{}") throw new Error(`no network of ${game}`);
  const seconds = [0, 0];
  for (let round = 0; round <= rounds; round++) {
    for (const evaluation of [0, 1]) {
      const from = process.cpuUsage().user;
      analyse(handle, 1, nodes, 1, evaluation);
      // The first round compiles.
      if (round > 0) seconds[evaluation] += (process.cpuUsage().user - from) / 1e6;
    }
  }
  const [hand, net] = seconds.map((sum) => Math.round((nodes * rounds) / sum));
  console.log(`${game}: ${hand} nodes/s by hand, ${net} with the network: ${(net / hand).toFixed(2)}`);
}
