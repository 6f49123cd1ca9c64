// The records page: games of the archive found by filters, with the filters in the address, one next to the list, and in
// bars. The games are the published ones and some that are played here.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";
import { Server } from "./server.ts";
import { program } from "./where.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const beside = (page: Page) => page.getByRole("complementary", { name: "The game" });

test("a search is a sentence and an address: it is shared, and Back undoes it", async ({ page }) => {
  await page.goto("/records");
  await expect(heading(page)).toHaveText(/^\d+ games/);
  await page.getByRole("searchbox", { name: "Player" }).fill("nolan");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/^4 games\s+of nolan$/);
  await page.getByRole("combobox", { name: "Game" }).selectOption("camelot");
  await expect(heading(page)).toHaveText(/^3 Camelot games\s+of nolan$/);
  await page.getByRole("textbox", { name: "Opening" }).fill("1. e6-g8");
  await page.keyboard.press("Tab");
  await expect(heading(page)).toHaveText(/^1 Camelot game\s+of nolan, beginning E6–G8$/);
  await expect(page).toHaveURL(/\/records\?variant=camelot&player=nolan&opening=E6-G8$/);
  await page.reload();
  await expect(heading(page)).toHaveText(/^1 Camelot game\s+of nolan, beginning E6–G8$/);
  await expect(page.getByRole("textbox", { name: "Opening" })).toHaveValue("E6–G8");
  await page.goBack();
  await expect(heading(page)).toHaveText(/^3 Camelot games\s+of nolan$/);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/records$/);
});

test("a name is searched for while it is typed, without a history of its beginnings", async ({ page }) => {
  await page.goto("/");
  await page.goto("/records");
  const field = page.getByRole("searchbox", { name: "Player" });
  await field.pressSequentially("nolan");
  await expect(heading(page)).toHaveText(/^4 games\s+of nolan$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("nolan");
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("the whole archive is saved as a file, with its licence", async ({ page }) => {
  await page.goto("/records");
  const whole = page.getByRole("region", { name: "The whole archive" });
  const saved = page.waitForEvent("download");
  await whole.getByRole("button", { name: "Save as JSON lines" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("camlann-games.jsonl");
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\n");
  const head = JSON.parse(lines[0] ?? "") as { licence: string; games: number };
  expect(head.licence).not.toBe("");
  expect(lines).toHaveLength(head.games + 1);
  await expect(whole.getByText("Saved.")).toBeVisible();
});

test("the whole archive is saved as a database, too", async ({ page }) => {
  await page.goto("/records");
  const whole = page.getByRole("region", { name: "The whole archive" });
  const saved = page.waitForEvent("download");
  await whole.getByRole("button", { name: "Save as a SQLite file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("camlann-games.sqlite");
  const search = ["db", "search", "--archive", await file.path(), "--player", "nolan"];
  expect(execFileSync(program, search, { encoding: "utf8" })).toMatch(/^4 of 4 games$/m);
});

test("what cannot be searched for is said at its field", async ({ page }) => {
  await page.goto("/records?variant=camelot");
  const opening = page.getByRole("textbox", { name: "Opening" });
  await opening.fill("E6-E16");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("E6");
  await expect(opening).toHaveAttribute("aria-invalid", "true");
  await page.getByText("Event, dates, pieces and rules").click();
  await page.getByRole("textbox", { name: "From date" }).fill("last year");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").last()).toHaveText("Write a date as 2009, 2009-02 or 2009-02-07.");
  await expect(page).toHaveURL(/\/records\?variant=camelot$/);
});

test("what could not be searched for goes when all is cleared, or when it was about another game", async ({ page }) => {
  await page.goto("/records?variant=camelot&since=2000");
  const opening = page.getByRole("textbox", { name: "Opening" });
  const since = page.getByRole("textbox", { name: "From date" });
  const alerts = page.getByRole("alert");
  await since.fill("last year");
  await page.keyboard.press("Enter");
  await opening.fill("E6-E16");
  await page.keyboard.press("Enter");
  await expect(alerts).toHaveCount(2);
  await page.getByRole("combobox", { name: "Game" }).selectOption("grand-camelot");
  await expect(page).toHaveURL(/\/records\?variant=grand-camelot&since=2000$/);
  await expect(opening).toHaveValue("");
  await expect(since).toHaveValue("last year");
  await expect(alerts).toHaveCount(1);
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(since).toHaveValue("");
  await expect(alerts).toHaveCount(0);
});

test("games are found by their rules", async ({ page }) => {
  await page.goto("/records?variant=camelot");
  await page.getByText("Event, dates, pieces and rules").click();
  const rules = page.getByRole("combobox", { name: "Rules" });
  await rules.selectOption("World Camelot Federation");
  await expect(page).toHaveURL(/\/records\?variant=camelot&rules=wcf$/);
  await expect(heading(page)).toHaveText(/^\d Camelot games\s+rules: World Camelot Federation$/);
  await page.goto("/records?variant=camelot&rules=wcf,knightCanterRule=false");
  await expect(rules).toHaveValue("wcf,knightCanterRule=false");
});

test("a game is replayed beside the list by keys, opened with Enter, and analysed", async ({ page, hand }) => {
  await page.goto("/records?variant=camelot&player=troyka&order=oldest");
  await expect(rows(page)).toHaveCount(2);
  await expect(beside(page)).toContainText("Dan Troyka");
  // The link names both.
  const first = rows(page)
    .first()
    .getByRole("link", { name: /Dan Troyka\s– Michael Nolan|Michael Nolan\s– Dan Troyka/ });
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(beside(page)).toContainText("White won in 10 moves");
  await expect(beside(page)).toContainText("move 10 of 10");
  await page.keyboard.press("ArrowLeft");
  await expect(beside(page)).toContainText("10. H6–F8");
  await page.keyboard.press("ArrowRight");
  await beside(page).getByRole("button", { name: "Previous move" }).click();
  await expect(beside(page)).toContainText("10. H6–F8");
  await beside(page).getByRole("button", { name: "First position" }).click();
  await expect(beside(page)).toContainText("move 0 of 10");
  await expect(page).toHaveURL(/show=\d+/);

  await rows(page).nth(1).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/records\/camelot-wc2009-game4$/);
  await hand.expectPiece("E6", "white man");
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().click();
  await expect(beside(page)).toContainText("draw after 12 moves");
  await beside(page).getByRole("link", { name: "Analyse" }).click();
  await expect(page).toHaveURL(/\/analysis\/camelot\?archived=\d+$/);
  await expect(page.getByRole("list", { name: "Moves", exact: true })).toContainText("D6–F8");
});

test("a game that is not there any more is not shown as the one before", async ({ page }) => {
  await page.goto("/records?variant=camelot&player=troyka&order=oldest");
  await expect(beside(page)).toContainText("draw after 12 moves");
  await page.route("**/api/archive/games/*", (route) =>
    route.fulfill({ status: 404, json: { error: { code: "not-found", what: "there is no such game" } } }),
  );
  await rows(page).nth(1).click();
  await expect(beside(page)).toHaveText("This record does not exist");
});

test("a pattern and a position are set on a board, with the keyboard alone", async ({ page }) => {
  await page.goto("/records?variant=camelot");
  const set = page.getByRole("button", { name: "Set up a position or pattern" });
  await set.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Games with a position or a pattern" });
  await dialog.getByRole("radio", { name: "This position" }).focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Clear the board" }).press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("Put at least one piece on the board.");
  await dialog.locator('[data-square="G8"]').focus();
  await page.keyboard.press("Enter");
  await expectAccessible(page, { part: "dialog" });
  await dialog.getByRole("button", { name: "Find games" }).press("Enter");
  await expect(page).toHaveURL(/pattern=MG8$/);
  await expect(heading(page)).toHaveText(/^2 Camelot games\s+with the pattern shown$/);
  // The game stands where the pattern first is on the board.
  await expect(beside(page)).toContainText(/move [13] of/);

  await page.getByRole("button", { name: "Set another" }).click();
  await dialog.getByText("This position", { exact: true }).click();
  await dialog.getByRole("button", { name: "Starting position" }).click();
  await dialog.getByRole("button", { name: "Find games" }).click();
  await expect(heading(page)).toHaveText(/^5 Camelot games\s+through the position shown$/);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page).toHaveURL(/\/records\?variant=camelot$/);
});

test("nothing found: the filter that excludes most is named and left out", async ({ page }) => {
  await page.goto("/records?player=nolan&event=Games+for+Two");
  await expect(heading(page)).toHaveText("No games found.");
  await expect(page.getByText("Without the event there would be 4 games.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave it out" }).click();
  await expect(heading(page)).toHaveText(/^4 games\s+of nolan$/);
  await page.goto("/records?player=nobody-of-this-name");
  await page.getByRole("button", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL(/\/records$/);
});

test("games that are played here are found when they are over", async ({ page, open }) => {
  const id = await open({ mayResign: true });
  for (const [ply, move] of ["D5-D6", "D9-D8"].entries()) {
    const answer = await page.request.post(`/api/games/${id}/moves`, {
      data: { nonce: `records-${String(ply)}`, have: 0, ply, move },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await page.request.post(`/api/games/${id}/resign`, { data: { nonce: "records-end", have: 0 } });
  await expect(async () => {
    await page.goto("/records?variant=cam&mine=1");
    await expect(heading(page)).toHaveText(/^1 Cam game\s+played by you$/, { timeout: 2000 });
  }).toPass();
  await rows(page).first().getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/records\/\d+$/);
  await expect(page.getByRole("button", { name: /D5-D6/ }).first()).toBeVisible();
});

test("statistics are bars with their numbers as text", async ({ page }) => {
  await page.goto("/records?view=statistics");
  await page.getByRole("button", { name: /^Camelot \(/ }).click();
  const first = page.getByRole("table", { name: "Results by first move" });
  await expect(first.getByRole("row", { name: /^E6–G8/ })).toContainText("1 game");
  await expect(first.getByRole("img", { name: "White won 1, 0 drawn, Black won 0" })).toBeVisible();
  await expect(page.getByRole("table", { name: "How games end" })).toBeVisible();
  await expectAccessible(page);
});

test("published games keep their place and their sources, and their page can be read", async ({ page }) => {
  await page.goto("/records");
  const published = page.getByRole("region", { name: "Published" });
  await expect(published.getByRole("link")).toHaveCount(7);
  await expect(published.getByRole("link", { name: /match game 4/ })).toContainText("10 moves");
  await expectAccessible(page);
});

test("a phone has a page for each game and the filters behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/records?variant=camelot&player=troyka&order=oldest");
  await expect(rows(page)).toHaveCount(2);
  await expect(beside(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByText("Filters", { exact: true }).click();
  await page.getByText("1–0", { exact: true }).first().click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/records\/camelot-wc2009-game4$/);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`nothing jumps while the page loads at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) shifts.sum += value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // The answers come late, the last part first.
    for (const [address, wait] of [
      ["**/api/archive/games?*", 1500],
      ["**/api/archive", 900],
      ["**/api/records", 300],
    ] as const)
      await page.route(address, async (route) => {
        await new Promise((done) => setTimeout(done, wait));
        await route.continue();
      });
    await page.goto("/records");
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Published" })).toBeAttached();
    await expect(page.getByRole("region", { name: "The whole archive" })).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.05);
  });
}

test("while the server is away the page says so, and the search goes on when it is back", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.goto("/records?player=nolan");
    await expect(heading(page)).toHaveText(/^4 games/);
    await server.kill();
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page.getByText("The server is not answering. Trying again.").first()).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await server.start();
    await expect(heading(page)).toHaveText(/^\d+ games\s*$/, { timeout: 15_000 });
    await expect(page.getByText("The server is not answering. Trying again.")).toHaveCount(0);
  } finally {
    await context.close();
    await server.stop();
  }
});
