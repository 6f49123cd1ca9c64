// Speed of the engine in the browser, in one run with the program: `npm --prefix web run engine -- http://localhost:8080 [minutes]`.
// The program serves there, and `CAMLANN` is its path (build/release/camlann). Four questions: does the browser search the same nodes
// as `camlann bench`, and at what speed in comparison; how soon does a search stop; does the page draw while it runs; does its memory
// stay constant.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", minutes = "1"] = process.argv.slice(2);
const root = new URL("../../", import.meta.url);
const program = process.env["CAMLANN"] ?? new URL("build/release/camlann", root).pathname;

/** The fixed positions of `camlann bench`, from its own source: variant, FEN, depth. */
const source = readFileSync(new URL("src/lab/bench.cpp", root), "utf8").replace(/"\s*\n\s*"/g, "");
const rows = [...source.matchAll(/\{"([a-z-]+)",\s*"([^"]*)",\s*(\d+)\}/g)].map(([, variant, fen, depth]) => [
  variant,
  fen,
  Number(depth),
]);

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
const files = {};
page.context().on("request", (request) => {
  const [, ending] = /camlann_threads.*\.(mjs|wasm|js)$/.exec(request.url()) ?? [];
  if (ending) files[ending] = request.url();
});
const doing = () => page.evaluate(() => document.querySelector(".engine .head .small")?.textContent ?? "");
const searching = async () => {
  while (!/^depth/.test(await doing())) await page.waitForTimeout(50);
};
await page.goto(`${address}/analysis/camelot`);
await searching();
console.log(`isolated: ${await page.evaluate(() => crossOriginIsolated)}; the engine says: ${await doing()}`);
const engine = page.getByRole("switch", { name: "Engine" });
await engine.click();

// The same work in both, position by position, so that both meet the same neighbours on the machine.
await page.evaluate(async ({ mjs, wasm, js }) => {
  const { default: create } = await import(mjs);
  const module = await create({
    threads: 1,
    told: () => undefined,
    locateFile: (name) => (name.endsWith(".wasm") ? wasm : js),
  });
  const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const bench = module.cwrap("camlann_bench", "number", ["number", "number"]);
  globalThis.benchOf = ([variant, fen, depth]) => {
    const handle = open(variant, "", fen);
    const from = performance.now();
    return { nodes: bench(handle, depth), seconds: (performance.now() - from) / 1000 };
  };
}, files);
const native = execFileSync(program, ["bench", "--json"], { encoding: "utf8" })
  .split("\n")
  .filter((line) => line.includes('"search"'))
  .map((line) => JSON.parse(line));
const sum = { native: [0, 0], browser: [0, 0] };
let same = 0;
for (const [index, row] of rows.entries()) {
  const { nodes, seconds } = await page.evaluate((one) => globalThis.benchOf(one), row);
  const own = native[index];
  sum.native = [sum.native[0] + own.nodes, sum.native[1] + own.seconds];
  sum.browser = [sum.browser[0] + nodes, sum.browser[1] + seconds];
  if (nodes === own.nodes) same++;
  const ratio = nodes / seconds / (own.nodes / own.seconds);
  console.log(
    `${row[0]} depth ${row[2]}: ${nodes} nodes, program ${own.nodes}; speed ${ratio.toFixed(2)} of the program's`,
  );
}
const speed = ([nodes, seconds]) => nodes / seconds;
console.log(
  `same nodes in ${same} of ${rows.length}; program ${Math.round(speed(sum.native))} nodes/s, browser ${Math.round(speed(sum.browser))}: ` +
    (speed(sum.browser) / speed(sum.native)).toFixed(2),
);

// Time to stop: the flag is set in the same way as by the page, and the searching worker reports its end.
await page.route("**/stopping.js", (route) =>
  route.fulfill({
    contentType: "text/javascript",
    headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
    body: `
    import(${JSON.stringify(files.mjs)}).then(async ({ default: create }) => {
      const module = await create({ threads: 1, told: () => undefined, locateFile: () => ${JSON.stringify(files.wasm)} });
      const call = (name, result, kinds) => module.cwrap(name, result, kinds);
      const flag = call("camlann_stop_flag", "number", [])();
      const handle = call("camlann_new", "number", ["string", "string", "string"])("camelot", "", "");
      const analyse = call("camlann_analyse", "string", ["number", "number", "number", "number"]);
      onmessage = () => {
        Atomics.store(module.HEAPU8, flag, 0);
        postMessage({ memory: module.HEAPU8.buffer, flag });
        analyse(handle, 3, 0, 1);
        postMessage({ ended: performance.timeOrigin + performance.now() });
      };
      postMessage({ ready: true });
    });`,
  }),
);
const stops = await page
  .evaluate(async () => {
    const worker = new Worker("/stopping.js", { type: "module" });
    const told = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
    const found = [];
    await told();
    for (let i = 0; i < 20; i++) {
      const started = told();
      worker.postMessage(0);
      const { memory, flag } = await started;
      await new Promise((done) => setTimeout(done, 150 + 37 * i));
      const ended = told();
      const from = performance.timeOrigin + performance.now();
      Atomics.store(new Uint8Array(memory), flag, 1);
      found.push((await ended).ended - from);
    }
    worker.terminate();
    return found.sort((a, b) => a - b);
  })
  .catch((problem) => String(problem));
console.log(`stops: ${Array.isArray(stops) ? stops.map((ms) => ms.toFixed(1)).join(" ") + " ms" : stops}`);

// Frames while it searches, and memory, for the given minutes, along a long game from position to position and
// back.
await page.goto(`${address}/records/camelot-wc2009-game4`);
await page.getByRole("link", { name: "Analyse" }).click();
const tree = page.getByRole("list", { name: "Moves", exact: true }).getByRole("button");
await tree.first().waitFor();
const moves = await tree.count();
await engine.setChecked(true);
await searching();
await page.evaluate(() => {
  globalThis.gaps = [];
  let before = performance.now();
  const frame = (now) => {
    globalThis.gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
});
const until = Date.now() + Number(minutes) * 60_000;
// Memory of the page's process: private, and its share of shared memory, after ended workers are gone.
const own = await page.context().newCDPSession(page);
const inside = await browser.newBrowserCDPSession();
const memory = async () => {
  await own.send("HeapProfiler.collectGarbage");
  await page.waitForTimeout(300);
  const { processInfo } = await inside.send("SystemInfo.getProcessInfo");
  const kilobytes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))[1]));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
};
let told = 0;
let positions = 0;
for (; Date.now() < until; positions++) {
  await page.waitForTimeout(5000);
  if (Date.now() >= told) {
    told = Date.now() + Math.min(300_000, Number(minutes) * 12_000);
    const size = (await memory()).toFixed(1);
    console.log(
      `${new Date().toISOString().slice(11, 19)}  ${size} MiB  position ${positions} of ${moves}: ${await doing()}`,
    );
  }
  await page.keyboard.press(Math.floor(positions / moves) % 2 ? "ArrowLeft" : "ArrowRight");
}
const gaps = await page.evaluate(() => globalThis.gaps.sort((a, b) => a - b));
const late = gaps.filter((ms) => ms > 50).length;
console.log(
  `frames: ${gaps.length}, half within ${gaps[gaps.length >> 1].toFixed(1)} ms, the longest ${gaps.at(-1).toFixed(1)} ms, ${late} over 50 ms`,
);
await browser.close();
