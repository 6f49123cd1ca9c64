import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brotli, entries, licence } from "./delivery.ts";
import { routes } from "./src/lib/routes.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "camlann-build-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Builds a page of one module. */
async function built(source: string, ...more: Plugin[]): Promise<void> {
  writeFileSync(join(root, "main.js"), source);
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [...more, brotli(join(root, "dist"))],
    build: { rolldownOptions: { input: join(root, "main.js") } },
  });
}

it("a failed build shows its own error", async () => {
  await expect(built('import "./lost.js";')).rejects.toThrow(/lost\.js/);
});

it("a build leaves compressed files", async () => {
  await built(`console.log(${JSON.stringify("camelot ".repeat(200))});`);
  const names = readdirSync(join(root, "dist", "assets"));
  expect(names.filter((name) => name.endsWith(".js.br"))).toHaveLength(1);
});

it("a build has the licence, word for word, where the footer links to it", async () => {
  const file = join(import.meta.dirname, "../LICENSE");
  await built("console.log(1);", licence(file));
  expect(readFileSync(join(root, "dist", "licence.txt"), "utf8")).toBe(readFileSync(file, "utf8"));
});

it("entries are named by the first part of an address, as the server looks for them", () => {
  expect(Object.fromEntries(entries())).toMatchObject({
    "index.html": "/HomePage.svelte",
    "game.html": "/GamePage.svelte",
    "i.html": "/InvitePage.svelte",
    "@.html": "/PlayerPage.svelte",
  });
});

// The server answers an address without an entry with 404.
it("every page has an entry", () => {
  const names = new Set(entries().map(([name]) => name));
  const patterns: readonly string[] = Object.values(routes).flat();
  for (const pattern of patterns) expect(names, pattern).toContain(`${pattern.split("/")[1] || "index"}.html`);
});
