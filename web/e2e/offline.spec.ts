// Without a network, after one visit: pages that need no server open, and the others say what is missing.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { Server } from "./server.ts";
import { expect, test } from "./test.ts";
import { keep, leaveNetwork } from "./without_network.ts";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that is loaded again without a network is there", async ({ page, context }) => {
  await leaveNetwork(context, page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Camlann" }).first()).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

for (const [address, name] of [
  ["/rules/camelot", "Camelot"],
  ["/learn/cam", "Cam"],
  ["/puzzles", "Puzzles"],
  ["/editor/camblam", "Set up a position of Camblam"],
  ["/settings", "Settings"],
  ["/nowhere", "There is no square here"],
] as const) {
  test(`${address} opens without a network`, async ({ page, context }) => {
    await leaveNetwork(context, page);
    await page.goto(address);
    await expect(heading(page)).toContainText(new RegExp(name, "i"));
  });
}

test("the language of the page is there without a network", async ({ page, context }) => {
  await page.addInitScript(() => {
    localStorage.setItem("camlann.settings", JSON.stringify({ language: "de" }));
  });
  await page.goto("/rules/cam");
  await expect(heading(page)).toContainText("spielt");
  await leaveNetwork(context, page);
  await page.goto("/rules/camelot");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Das Ziel" })).toBeVisible();
});

test("a puzzle and its solution are there without a network", async ({ page, context, hand }) => {
  await leaveNetwork(context, page);
  await page.goto("/puzzles/cam");
  await expect(hand.line).toHaveText(/to move\.$/);
  await page
    .getByRole("button", { name: /solution/i })
    .first()
    .click();
  await expect(hand.line).toHaveText("This is the solution.");
});

test("the analysis thinks without a network", async ({ page, context }) => {
  await leaveNetwork(context, page);
  await page.goto("/analysis/cam");
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible({ timeout: 30_000 });
});

test("a server that is stopped is as good as no network", async ({ page, server }) => {
  await keep(page);
  await server.kill();
  try {
    await page.goto("/rules/chivalry");
    await expect(heading(page)).toContainText("Chivalry");
  } finally {
    await server.start();
  }
});

test("a newer version is announced, and loaded when the reader asks for it", async ({ page }) => {
  const web = mkdtempSync(join(tmpdir(), "camlann-web-"));
  cpSync(join(import.meta.dirname, "../dist"), web, { recursive: true });
  const own = new Server("", "", ["--web", web]);
  try {
    await own.start();
    await keep(page, own.address);

    await own.kill();
    appendFileSync(join(web, "worker.js"), "\n// newer");
    rmSync(join(web, "worker.js.br"));
    await own.start();
    await page.goto(`${own.address}/analysis/cam`);
    const offer = page.getByRole("status").filter({ hasText: "A new version of this page is ready." });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null))
      .toBe(true);
    await expect(offer, "nothing stands over a board").toHaveCount(0);
    await page.getByRole("link", { name: "Rules" }).first().click();
    await expect(offer).toBeVisible();
    await page.evaluate(() => (document.body.dataset["old"] = "yes"));
    await offer.getByRole("button", { name: "Load it" }).click();
    await expect(page.locator("body[data-old]")).toHaveCount(0);
    await expect(offer).toHaveCount(0);
    await expect(page).toHaveURL(/\/rules\/cam$/);
  } finally {
    await own.stop();
    rmSync(web, { recursive: true });
  }
});

test("what is kept can be removed and kept again in the settings", async ({ page }) => {
  await keep(page);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Without a network" });
  await expect(section).toContainText("The page is kept here");
  await section.getByRole("button", { name: "Remove it" }).click();
  await expect(section).toContainText("Nothing of the page is kept here");
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.reload();
  await expect(section).toContainText("Nothing of the page is kept here");
  await section.getByRole("button", { name: "Keep it" }).click();
  await expect(section).toContainText("The page is kept here", { timeout: 30_000 });
});

test("the page can be installed: its manifest and icons are there", async ({ page }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(address ?? "")).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("512x512");
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  const worker = await page.request.get("/worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});
