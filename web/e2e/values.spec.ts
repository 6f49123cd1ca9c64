// Perfect values on the board and next to it, from tables of Camette with up to three pieces that are built
// here.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectClean } from "./axe.ts";
import { Server } from "./server.ts";
import { program } from "./where.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
      execFileSync(program, ["tables", "build", "--variant", "camette", "--pieces", "3", "--dir", folder]);
      const server = new Server(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** White has one man and loses to the third move of the other side, whatever he does: test/golden/tables.txt. */
const lost = { variant: "camette", fen: "1/3/5/4m/5/M2/1 w" };

const ask = (page: Page) => page.getByRole("button", { name: "Perfect values" });
const marks = (page: Page) => page.locator(".cb-value");

for (const theme of ["light", "dark"] as const) {
  test(`two people ask, and see the value of every move, in ${theme}`, async ({ open, hand, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    await open(lost);
    await expect(ask(page)).toBeVisible();
    await expect(marks(page)).toHaveCount(0);
    await ask(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Perfect play" })).toHaveText(
      "Perfect play: White to move, loss in 3 moves",
    );
    const moves = page.getByRole("list", { name: "Moves with their values" }).getByRole("listitem");
    await expect(moves).toHaveCount(4);
    await expect(moves.first()).toHaveText(/^B2–A3\s*−3\s*loss in 3 moves$/);
    await expect(marks(page)).toHaveText(["−3"]);
    await expect(hand.square("B2")).toHaveAttribute("aria-label", /, best move: loss in 3 moves$/);
    await expectClean(page);
    await hand.click("B2");
    await expect(marks(page)).toHaveText(["−3", "−3", "−3", "−3"]);
    await expect(hand.square("C3")).toHaveAttribute("aria-label", /, step, perfect play: loss in 3 moves$/);
    await expectClean(page);
    await hand.click("A3");
    await expect(page.getByText("Perfect play: Black to move, win in 3 moves")).toBeVisible();
    await page.keyboard.press("v");
    await expect(marks(page)).toHaveCount(0);
    await expect(hand.square("E4")).not.toHaveAttribute("aria-label", /best move/);
  });
}

test("the marks are explained", async ({ open, page }) => {
  await open(lost);
  await ask(page).click();
  await page.getByRole("link", { name: "What this means" }).click();
  await expect(page.getByRole("heading", { name: "Perfect play" })).toBeInViewport();
  await expect(page.getByText("with perfect play nobody wins")).toBeVisible();
});

test("against the computer they are there until the next move", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ ...lost, opponent: "computer", level: 10 });
  await ask(page).click();
  await expect(marks(page)).toHaveText(["−3"]);
  await hand.move("B2", "A3");
  await expect(hand.moves).toHaveCount(2, { timeout: 20_000 });
  await expect(hand.line).toHaveText("Your move.");
  await expect(marks(page)).toHaveCount(0);
});

test("in a game that is over they are there at once, on a phone too", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ variant: "camette", fen: "1/M2/5/5/m4/3/1 w" });
  await hand.move("B6", "C7");
  await expect(page.locator(".say .heading")).toHaveText("White wins");
  await expect(ask(page)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Look back" }).click();
  await page.getByRole("button", { name: "Previous move" }).click();
  await expect(marks(page)).toHaveText(["+1"]);
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("dialog")).toContainText("Perfect play: White to move, win in 1 move");
  await expectClean(page);
  await page.getByRole("dialog").getByRole("button", { name: "Perfect values" }).click();
  await expect(marks(page)).toHaveCount(0);
});

test("where the tables do not reach, nothing is said of them", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ variant: "camette", fen: "1/M2/m4/5/m4/M2/1 w" });
  await hand.move("B6", "C7");
  await expect(page.locator(".say .heading")).toHaveText("White wins");
  await page.getByRole("button", { name: "Previous move" }).first().click();
  await hand.expectPiece("B6", "white man");
  await expect(page.getByText(/No perfect values/)).toHaveCount(0);
  await expect(ask(page)).toHaveCount(0);
});

test("a table that is not built is not there, and says so", async ({ open, page }) => {
  await page.route("**/api/tables/**", (route) =>
    route.fulfill({ status: 404, json: { error: { what: "no", where: "fen", expected: "" } } }),
  );
  await open(lost);
  await ask(page).click();
  await expect(page.getByText("There is no table with this position yet.")).toBeVisible();
});

test("nothing is offered where there is no table", async ({ open, page }) => {
  const listed = page.waitForResponse(/\/api\/tables$/);
  await open({ variant: "camette" });
  await listed;
  await page.getByRole("button", { name: "Hint" }).first().waitFor();
  await expect(ask(page)).toHaveCount(0);
  await open({ variant: "cam", fen: "1/3/5/7/7/7/7/7/3m3/7/5/2M/1 w" });
  await expect(ask(page)).toHaveCount(0);
});
