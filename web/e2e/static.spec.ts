// The site without a server (npm run static), from a host that only has files: it sends no request to a server, and does not offer what
// needs one.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { loud } from "../../test/wasm/loud_network.mjs";
import { expectAccessible } from "./axe.ts";
import { loadRules } from "./core.ts";
import { begin, keptIn, playToTheEnd } from "./device_games.ts";
import { expectFits } from "./fits.ts";
import { expect, Hand } from "./test.ts";
import { program } from "./where.ts";
import { keep } from "./without_network.ts";

const folder = join(import.meta.dirname, "../dist-static");
const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

interface Host {
  address: string;
  /** Requests for what is not a file. */
  missed: string[];
  /** True if 404.html is the answer to them, and `/learn` that to `/learn.html`, as at large hosts; false as with Python's server. */
  large: boolean;
  /** A folder of endgame tables that the host has added; empty without one. */
  tables: string;
}

const test = base.extend<{ host: Host; hand: Hand }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  host: async ({}, use) => {
    if (!existsSync(folder)) throw new Error("web/dist-static is missing: npm --prefix web run static");
    const host: Host = { address: "", missed: [], large: false, tables: "" };
    const server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://host");
      const added = host.tables !== "" && pathname.startsWith("/tables/");
      const path = join(added ? host.tables : folder, decodeURIComponent(added ? pathname.slice(7) : pathname));
      const isFolder = existsSync(path) && statSync(path).isDirectory();
      if (isFolder && !pathname.endsWith("/")) {
        response.writeHead(301, { Location: `${pathname}/${search}` }).end();
        return;
      }
      if (host.large && pathname.endsWith(".html")) {
        response.writeHead(308, { Location: pathname.replace(/(index)?\.html$/, "") }).end();
        return;
      }
      const page = host.large && existsSync(`${path}.html`) ? `${path}.html` : path;
      const file = isFolder ? join(path, "index.html") : page;
      if (request.method !== "GET" || !existsSync(file)) {
        host.missed.push(`${request.method ?? ""} ${pathname}`);
        const answer = host.large ? readFileSync(join(folder, "404.html")) : "not found";
        response.writeHead(404, { "Content-Type": "text/html" }).end(answer);
        return;
      }
      response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
    });
    server.on("upgrade", (request, socket) => {
      host.missed.push(`socket ${request.url ?? ""}`);
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    host.address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    await use(host);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.address);
  },
  hand: async ({ page }, use) => {
    await use(new Hand(page));
  },
  page: async ({ page, host }, use) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    await use(page);
    expect(
      host.missed.filter((one) => !one.startsWith("GET /game/here-") && !one.startsWith("GET /nowhere")),
      "nothing is asked that is not there",
    ).toEqual([]);
    // The browser reports the host's answer to an address without a file.
    expect(said.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
  },
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the first page offers games here, and nothing that needs people", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "For today" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "the computer" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "a friend on this device" })).toBeVisible();
  for (const name of [/by link/, /^an opponent/]) await expect(page.getByRole("radio", { name })).toHaveCount(0);
  for (const name of [/Sign in/, /Tournaments/, /Leader/, /profile/, /Records/, /^API$/, /^Status$/])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  await expect(page.getByText(/server/i)).toHaveCount(0);
  await page.waitForTimeout(3500);
  await expect(page.getByRole("status").filter({ hasText: /away|answer/ })).toHaveCount(0);
});

test.describe("a game", () => {
  test.use({ serviceWorkers: "allow" });

  test("is played to the end against level 1, with a reload in the middle, and reviewed", async ({ page, hand }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const rules = await loadRules();
    await keep(page);
    await begin(page, /^Camette 2 players/);
    await playToTheEnd({ page, hand }, rules);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Finished" })).toBeVisible();
    await page.getByRole("link", { name: /Computer 1.*(you won|the computer won|draw)/i }).click();
    await page.getByRole("link", { name: "Review" }).first().click();
    await expect(page.locator("[title^=accuracy]").first()).toBeAttached({ timeout: 60_000 });
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a game is loaded again after a visit to a large host", async ({ page, host, context }) => {
    host.large = true;
    await keep(page);
    await begin(page, /^Camette 2 players/, 10);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^On this device · Level 10/)).toBeVisible();
    await page.goto("/learn/cam");
    await expect(heading(page)).toContainText("Cam");
  });
});

test("a game is loaded again by a host that shows 404.html", async ({ page, hand, host }) => {
  host.large = true;
  await begin(page, /^Camette 2 players/, 10);
  await hand.square("A1").or(page.locator("[data-square]").first()).waitFor();
  await page.reload();
  await expect(page.getByText(/^On this device · Level 10/)).toBeVisible();
  await page.goto("/nowhere/at/all");
  await expect(heading(page)).toHaveText("There is no square here");
});

test("the analysis has its network from the host", async ({ page }) => {
  const file = readFileSync(join(import.meta.dirname, "../../data/networks/camelot.network"));
  let asked = 0;
  await page.route("**/*.network", async (route) => {
    asked++;
    const answer = await route.fetch();
    expect((await answer.body()).equals(file)).toBe(true);
    await route.fulfill({ body: Buffer.from(loud(file)) });
  });
  await page.goto("/analysis/camelot");
  await expect(page.locator(".engine .score").first()).toHaveText(/^[+−]200\.00$/);
  expect(asked).toBe(1);
});

test("two people play on one device", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "a friend on this device" }).check({ force: true });
  await page.getByRole("button", { name: /^Cam 2 players/ }).click();
  await page.waitForURL(/\/game\/here-/);
  await hand.move("D5", "D6");
  await expect(hand.moves).toHaveCount(1);
  expect((await keptIn(page)).length).toBe(1);
});

for (const [address, name] of [
  ["/rules/camelot", "Camelot"],
  ["/learn/cam", "Cam"],
  ["/puzzles", "Puzzles"],
  ["/endings", "Endings"],
  ["/editor/camblam", "Set up a position of Camblam"],
  ["/settings", "Settings"],
  ["/about", "About"],
  ["/privacy", "What this site stores"],
  ["/records", "This needs a server"],
  ["/account", "This needs a server"],
  ["/tournaments", "This needs a server"],
  ["/print", "Print"],
] as const) {
  test(`${address} opens from a file, is accessible and fits the screen`, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(heading(page)).toContainText(new RegExp(name, "i"));
      await expectFits(page);
    }
    await expectAccessible(page);
  });
}

/** Saves the sheets of the tab that is shown; returns them by number. */
async function savedSheets(page: Page): Promise<string[]> {
  const links = page.getByRole("region").getByRole("link", { name: /SVG/ });
  const sheets: string[] = [];
  for (let index = 0; index < (await links.count()); index++) {
    const saved = page.waitForEvent("download");
    await links.nth(index).click();
    sheets.push(readFileSync(await (await saved).path(), "utf8"));
  }
  return sheets;
}

for (const [language, what] of [
  ["en", "board"],
  ["de", "cards"],
  ["es", "discs"],
  ["pl", "scoresheet"],
  ["he", "rules"],
] as const) {
  test(`sheets in ${language} are those of the program: ${what}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem("camlann.settings", JSON.stringify({ language: chosen }));
    }, language);
    await page.goto(`/print/camelot?what=${what}&sheets=4&paper=Letter`);
    await expect(page.getByRole("img").first()).toBeVisible();
    const folder = mkdtempSync(join(tmpdir(), "camlann-sheets-"));
    try {
      const order = [
        "--variant",
        "camelot",
        "--what",
        what,
        "--sheets",
        "4",
        "--paper",
        "Letter",
        "--language",
        language,
      ];
      execFileSync(program, ["print", ...order, "--out", join(folder, "sheet.svg")]);
      const drawn = readdirSync(folder)
        .sort((one, two) => one.localeCompare(two, "en", { numeric: true }))
        .map((name) => readFileSync(join(folder, name), "utf8"));
      await expect(page.getByRole("region").getByRole("link", { name: /SVG/ })).toHaveCount(drawn.length);
      expect(await savedSheets(page)).toEqual(drawn);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test("the browser prints all sheets in true size, alone on their paper", async ({ page, context }) => {
  await page.goto("/print/tri-camelot?what=board,position,rules&square=24");
  const button = page.getByRole("button", { name: /^Print [1-9]\d* sheets$/ });
  await expect(button).toBeEnabled();
  const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(4);
  await button.click();
  await expect.poll(() => page.frames().length).toBe(2);
  const printed = await page.frames()[1]?.content();
  const paper = await context.newPage();
  await paper.setContent(printed ?? "");
  await paper.emulateMedia({ media: "print" });
  const sheets = await paper.locator("img").evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return [width, height, image.naturalWidth].map((pixels) => (pixels / 96) * 25.4);
    }),
  );
  expect(sheets).toHaveLength(count);
  // The paper has the same orientation, and each millimetre of the drawing is one.
  for (const [width = 0, height = 0] of sheets) {
    expect(Math.abs(width - (sheets[0]?.[0] ?? 0))).toBeLessThan(0.2);
    expect(Math.abs(Math.max(width, height) - 297)).toBeLessThan(0.2);
    expect(Math.abs(Math.min(width, height) - 210)).toBeLessThan(0.2);
  }
  const file = await paper.pdf({ preferCSSPageSize: true });
  expect(file.toString("latin1").match(/\/Type ?\/Page\b/g)).toHaveLength(count);
  const box = /\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+)/.exec(file.toString("latin1"))?.slice(1).map(Number) ?? [];
  expect(box.map((points) => Math.round((points / 72) * 25.4)).sort()).toEqual([210, 297]);
});

test("a puzzle and a lesson are there", async ({ page, hand }) => {
  await page.goto("/puzzles/cam");
  await expect(hand.line).toHaveText(/to move\.$/);
  await page
    .getByRole("button", { name: /solution/i })
    .first()
    .click();
  await expect(hand.line).toHaveText("This is the solution.");
  await page.goto("/learn/camblam");
  await expect(page.locator("[data-square]").first()).toBeVisible();
});

test("the analysis thinks, and opens a record from a file", async ({ page }) => {
  await page.goto("/analysis/cam");
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const file = { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from("1. D5-D6 D9-D8 2. C5-C6") };
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("button", { name: "2, White: C5-C6" })).toBeVisible();
});

test("an ending is practised against tables that the host has added", async ({ page, host, hand }) => {
  await page.goto("/endings");
  await expect(page.getByText("This site can’t play these endings yet")).toBeVisible();
  host.tables = mkdtempSync(join(tmpdir(), "camlann-tables-"));
  try {
    execFileSync(program, ["tables", "build", "--variant", "camette", "--pieces", "3", "--dir", host.tables]);
    writeFileSync(join(host.tables, "index.txt"), execFileSync(program, ["tables", "index", "--dir", host.tables]));
    await page.goto("/endings");
    await page.locator("section").first().getByRole("link").first().click();
    await expect(hand.line).toHaveText(/wins?|draw/i);
    await expect(page.locator("[data-square][aria-label*=move]").first()).toBeAttached();
  } finally {
    rmSync(host.tables, { recursive: true });
  }
});

test("the manual is there", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Run a server, for games with people" }).click();
  await expect(heading(page)).toHaveText("Hosting");
});
