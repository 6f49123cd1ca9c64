// Networks in the browser's engine: fetched behind a question that uses them, never before, kept for use without a network, and the
// same answers as the program's. A network with which the side to move is always 200 men ahead shows in every score.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { loud } from "../../test/wasm/loud_network.mjs";
import { begin } from "./device_games.ts";
import { Server } from "./server.ts";
import { expect, test } from "./test.ts";
import { program, root } from "./where.ts";
import { keep, leaveNetwork } from "./without_network.ts";

const shipped = readFileSync(join(root, "data/networks/camelot.network"));
const files = "**/*.network";

const score = (page: Page) => page.locator(".engine .score").first();
const doing = (page: Page) => page.locator(".engine .head .small");

/** The networks asked for, by name. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.context().on("request", (request) => {
    const [, name] = /\/assets\/([a-z-]+)-[\w-]+\.network$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test("is not fetched before a question uses it", async ({ page }) => {
  const names = asked(page);
  for (const address of ["/", "/rules/camelot", "/learn/cam", "/editor/camelot"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(names).toEqual([]);
  await page.goto("/analysis/chivalry");
  await expect(doing(page)).toContainText("depth");
  expect(names).toEqual(["chivalry"]);
});

test("shows in the scores and chances of the analysis", async ({ page }) => {
  await page.route(files, (route) => route.fulfill({ body: Buffer.from(loud(shipped)) }));
  await page.goto("/analysis/camelot");
  await expect(score(page)).toHaveText(/^[+−]200\.00$/);
  await expect(page.getByText(/^White (wins|loses) 10 of 10|^White wins 0 of 10/)).toBeVisible();
});

for (const [what, answer] of [
  ["cut", { body: shipped.subarray(0, 1000) }],
  ["missing", { status: 404, body: "" }],
] as const) {
  test(`a file that is ${what} leaves the hand-written evaluation`, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ ...answer }));
    await page.goto("/analysis/camelot");
    await expect(doing(page)).toContainText(/depth ([3-9]|\d\d)/);
    await expect(score(page)).toHaveText(/^[+−]?[0-2]\.\d\d$/);
  });
}

for (const there of [true, false]) {
  test(`a file that is ${there ? "there" : "missing"} is fetched with the worst moves, which are found`, async ({
    page,
    open,
    hand,
  }) => {
    if (!there) await page.route(files, (route) => route.fulfill({ status: 404, body: "" }));
    await page.setViewportSize({ width: 1280, height: 900 });
    const names = asked(page);
    await open({ fen: "1/1M1/5/7/7/7/7/7/7/7/5/1m1/1 w" });
    await hand.move("D12", "C12");
    await hand.move("D2", "D1");
    const find = page.getByRole("button", { name: "Find the worst moves" });
    await expect(find).toBeVisible();
    expect(names).toEqual([]);
    await find.click();
    await expect(page.getByText("One move that could have been better:")).toBeVisible({ timeout: 40_000 });
    expect(new Set(names)).toEqual(new Set(["cam"]));
  });
}

test("a file that does not come holds nothing up", async ({ page }) => {
  await page.route(files, () => undefined);
  await page.goto("/analysis/camelot");
  await expect(doing(page)).toContainText("depth");
  await expect(score(page)).toHaveText(/^[+−]?[0-2]\.\d\d$/);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a network that was used is there", async ({ page, context }) => {
    const web = mkdtempSync(join(tmpdir(), "camlann-web-"));
    cpSync(join(import.meta.dirname, "../dist"), web, { recursive: true });
    for (const name of readdirSync(join(web, "assets")).filter((one) => one.startsWith("camelot-"))) {
      if (name.endsWith(".network.br")) rmSync(join(web, "assets", name));
      if (name.endsWith(".network")) writeFileSync(join(web, "assets", name), loud(shipped));
    }
    const own = new Server("", "", ["--web", web]);
    try {
      await own.start();
      await keep(page, own.address);
      await page.goto(`${own.address}/analysis/camelot`);
      await expect(score(page)).toHaveText(/^[+−]200\.00$/);
      const kept = await page.evaluate(async () => {
        const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(caching)).flat().map(({ url }) => url);
      });
      expect(kept.filter((url) => url.endsWith(".network"))).toHaveLength(1);
      await own.kill();
      await context.setOffline(true);
      await page.reload();
      await expect(score(page)).toHaveText(/^[+−]200\.00$/);
    } finally {
      await context.setOffline(false);
      await own.stop();
      rmSync(web, { recursive: true });
    }
  });

  test("level 10 plays where none was ever there", async ({ page, context, hand }) => {
    await keep(page);
    await leaveNetwork(context, page);
    await begin(page, /^Camelot 2 players/, 10);
    await hand.move("C6", "C7");
    await expect(hand.moves).toHaveCount(2, { timeout: 30_000 });
  });
});

interface Module {
  HEAPU8: Uint8Array;
  _malloc: (bytes: number) => number;
  cwrap: (name: string, result: string, kinds: string[]) => (...values: (string | number)[]) => string | number;
}

test("the engine of several threads gives the lines of the program", async ({ page }) => {
  const urls: string[] = [];
  page.context().on("request", (request) => urls.push(request.url()));
  await page.goto("/analysis/camelot");
  await expect(doing(page)).toContainText("depth");
  const named = (text: string, ending: string): string =>
    urls.filter((url) => url.includes(text) && url.endsWith(ending)).at(-1) ?? "";
  const at = {
    loader: named("camlann_threads", ".mjs"),
    wasm: named("camlann_threads", ".wasm"),
    network: named("/camelot-", ".network"),
  };
  const nodes = 20_000;
  const lines = await page.evaluate(
    async ([{ loader, wasm, network }, nodes]) => {
      const { default: create } = (await import(loader)) as { default: (options: object) => Promise<Module> };
      const module = await create({
        threads: 1,
        told: () => undefined,
        locateFile: () => wasm,
        mainScriptUrlOrBlob: loader,
      });
      const number = "number";
      const handle = Number(module.cwrap("camlann_new", number, ["string", "string", "string"])("camelot", "", ""));
      const bytes = new Uint8Array(await (await fetch(network)).arrayBuffer());
      const address = module._malloc(bytes.length);
      module.HEAPU8.set(bytes, address);
      const given = String(
        module.cwrap("camlann_network", "string", [number, number, number])(handle, address, bytes.length),
      );
      if (given !== "{}") throw new Error(given);
      const analyse = module.cwrap("camlann_analyse", "string", [number, number, number, number, number]);
      return JSON.parse(String(analyse(handle, 2, nodes, 1, 1))) as { ms?: number }[];
    },
    [at, nodes] as const,
  );
  const words = ["analyse", "--variant", "camelot", "--nodes", String(nodes), "--lines", "2", "--json"];
  const told = execFileSync(program, [...words, "--seconds", "600", "--hash", "32", "--threads", "1"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ofProgram = told
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { ms?: number });
  for (const line of [...lines, ...ofProgram]) delete line.ms;
  expect(lines).toEqual(ofProgram);
});
