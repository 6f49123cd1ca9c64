// The engine next to the board in several threads if the page is isolated, and in one if it is not.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const doing = (page: Page) => page.locator(".engine .head .small");

const withFourCores = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  });

/** The addresses of the engine's files, as the page fetches them. */
async function files(page: Page): Promise<{ loader: string; wasm: string; worker: string }> {
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await withFourCores(page);
  await page.goto("/analysis/camelot");
  await expect(doing(page)).toContainText("on 2 cores");
  const named = (ending: string): string => {
    // The first script of that name only gives its address to the page.
    const found = asked.filter((url) => url.includes("camlann_threads") && url.endsWith(ending)).at(-1);
    if (!found) throw new Error(`no ${ending} of camlann_threads was asked for`);
    return found;
  };
  return { loader: named(".mjs"), wasm: named(".wasm"), worker: named(".js") };
}

interface Module {
  HEAPU8: Uint8Array;
  cwrap: (name: string, result: string, kinds: string[]) => (...values: (string | number)[]) => string | number;
}

/** Searches in the page itself: what one and two threads found after so many nodes, and a search that was stopped before. */
const search = (page: Page, threads: number, nodes: number, stopped: boolean): Promise<number> =>
  files(page).then((at) =>
    page.evaluate(
      async ([{ loader, wasm, worker }, threads, nodes, stopped]) => {
        const { default: create } = (await import(loader)) as { default: (options: object) => Promise<Module> };
        const module = await create({
          threads,
          told: () => undefined,
          locateFile: (name: string) => (name.endsWith(".wasm") ? wasm : worker),
          mainScriptUrlOrBlob: loader,
        });
        const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
        const analyse = module.cwrap("camlann_analyse", "string", ["number", "number", "number", "number"]);
        const flag = module.cwrap("camlann_stop_flag", "number", []);
        if (stopped) module.HEAPU8[Number(flag())] = 1;
        const found = JSON.parse(String(analyse(open("camelot", "", ""), 1, nodes, threads))) as { nodes: number }[];
        return found[0]?.nodes ?? -1;
      },
      [at, threads, nodes, stopped] as const,
    ),
  );

test("every page is isolated, so its workers may share memory", async ({ page }) => {
  for (const address of ["/", "/analysis/cam", "/records", "/account"]) {
    const answer = await page.goto(address);
    expect(answer?.headers()["cross-origin-embedder-policy"]).toBe("require-corp");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  }
});

test("the engine uses the cores that one allows", async ({ page }) => {
  await withFourCores(page);
  await page.goto("/analysis/camelot");
  await expect(doing(page)).toHaveText(/^depth \d+, .* positions, in this browser, on 2 cores$/);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Processor cores for the engine" }).selectOption("3");
  await expect(doing(page)).toHaveText(/, on 3 cores$/);
  await page.reload();
  await expect(doing(page)).toHaveText(/, on 3 cores$/);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Processor cores for the engine" }).selectOption("1");
  await expect(doing(page)).toHaveText(/^depth \d+, .* positions, in this browser$/);
});

test("a second thread searches beside the first", async ({ page }) => {
  const nodes = 400_000;
  expect(await search(page, 1, nodes, false)).toBe(nodes);
  // The first of two threads searches half; the other searches the rest at the same time.
  expect(await search(page, 2, nodes, false)).toBeGreaterThan(nodes / 2);
});

test("a search without an end sees that it is stopped", async ({ page }) => {
  const nodes = await search(page, 2, 0, true);
  expect(nodes).toBeGreaterThanOrEqual(0);
});

test("no worker is left once the engine is switched off", async ({ page }) => {
  await page.goto("/analysis/camelot");
  await expect(doing(page)).toContainText("depth");
  expect(page.workers().length).toBeGreaterThan(0);
  await page.getByRole("switch", { name: "Engine" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test("without isolation one thread searches", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/analysis/camelot", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["cross-origin-embedder-policy"];
    await route.fulfill({ response, headers });
  });
  await page.goto("/analysis/camelot");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect(doing(page)).toHaveText(/^depth \d+, .* positions, in this browser$/);
  expect(asked.filter((url) => url.includes("camlann_threads") && url.endsWith(".wasm"))).toEqual([]);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("checkbox", { name: "Show the legend" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Processor cores for the engine" })).toHaveCount(0);
});
