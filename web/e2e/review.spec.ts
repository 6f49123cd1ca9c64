// A game reviewed by the engine in the browser: its graph and its mistakes, another try, and going on after a reload.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

// One move from its castle White goes the other way, and Black does not mind: few positions, and each is soon searched.
const start = "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w";
const blunder = "D11-C10";
const moves = `${blunder} A4-B3 C10-D11 B3-C2`;
const address = (more = "") => `/analysis/cam?fen=${encodeURIComponent(start)}${more}#${encodeURIComponent(moves)}`;

const tab = (page: Page) => page.getByRole("tab", { name: /^Mistakes/ });
const over = (page: Page) => page.getByRole("status").filter({ hasText: /mistakes?( of yours)?\.$/ });
const mistakes = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("a game is reviewed: mistakes in words, a graph to walk along, and another try", async ({ page, hand }) => {
  await page.goto(address());
  await tab(page).click();
  await page.getByRole("button", { name: "Review this game" }).press("Enter");
  await expect(tab(page)).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: /^Mistakes/ })).toBeVisible();
  await expect(over(page)).toBeVisible({ timeout: 45_000 });
  const first = mistakes(page).first();
  await expect(first).toContainText("1. White D11–C10");
  await expect(first).toContainText(/White wins in \d moves? →/);
  await expect(tab(page)).toContainText(String(await mistakes(page).count()));
  await expectAccessible(page);

  const graph = page.getByRole("slider", { name: "Score over the game" });
  await graph.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /^Move 1, White D11–C10: .*, blunder$/);
  await hand.expectPiece("C10", "white man");
  await page.keyboard.press("End");
  await expect(graph).toHaveAttribute("aria-valuenow", "4");

  await first.getByRole("button", { name: "Try again" }).click();
  const task = page.getByRole("region", { name: "Try again" });
  await expect(task).toContainText("Find a better move for White than D11–C10.");
  await expect(page.locator(".cb-path-line")).toHaveCount(0);
  await page.getByRole("tab", { name: "Openings" }).click();
  await expect(page.getByRole("tabpanel")).toHaveText("Openings are hidden while you look for a better move.");
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(page.getByRole("list", { name: "Best moves" })).toHaveCount(0);
  await hand.move("D11", "C10");
  await expect(task).toContainText("D11–C10 is the move of the game.");
  await task.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(task).toBeFocused();
  await hand.move("D11", "D12");
  await expect(task).toContainText("Right: D11–D12");
  await expect(page.getByRole("list", { name: "Best moves" })).toBeVisible();

  await tab(page).click();
  // Two ways lead to the castle equally soon.
  await first.getByRole("button", { name: "Show the better line" }).click();
  await hand.expectPiece("C12", "white man");
  await expect(task).toHaveCount(0);

  // A mistake is still in the list when its move has been deleted.
  await page.getByRole("tab", { name: "Moves" }).click();
  await page
    .getByRole("list", { name: "Moves", exact: true })
    .getByRole("button", { name: /D11-C10/ })
    .click();
  await page.getByRole("button", { name: "Delete from here" }).click();
  await tab(page).click();
  await expect(first.getByRole("button", { name: /^\?\?\s*White D11–C10$/ })).toBeVisible();
});

test("a review is stopped and goes on, by a tap and after a reload, without looking twice", async ({ page }) => {
  await page.goto("/records/camelot-wc2009-game4");
  await page.getByRole("link", { name: "Review" }).click();
  const progress = page.getByText(/^Reviewed \d+ of \d+ moves$/);
  const done = async () => Number(/Reviewed (\d+)/.exec((await progress.textContent()) ?? "")?.[1]);
  await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Stop" }).press("Enter");
  await expect(page.getByRole("button", { name: "Go on" })).toBeFocused();
  const stopped = await done();
  await page.reload();
  await tab(page).click();
  expect(await done()).toBe(stopped);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(stopped);
  // The review continues after the page is left.
  const left = await done();
  await page.reload();
  await tab(page).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(left);
});

test("a game that is over has a review one tap away", async ({ page, open, hand }) => {
  await open({ fen: start, opponent: "person" });
  await hand.move("D11", "D12");
  await hand.move("A4", "B3");
  await hand.move("D12", "D13");
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\/cam\?game=.*&review/);
  await expect(over(page)).toHaveText("No mistakes.", { timeout: 45_000 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const note = page.locator(".plates [data-seat=w] .note");
  await expect(note).toHaveText("accuracy 100 %");
  // It is whole, and clear of the castle.
  const { cut, end } = await note.evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const hides = getComputedStyle(one).overflowX !== "visible";
    return { cut: hides && one.scrollWidth > one.clientWidth, end: text.getBoundingClientRect().right };
  });
  expect(cut).toBe(false);
  const castle = await page.locator("[data-square=D1]").boundingBox();
  // The frame is a third of a square wide.
  expect(end).toBeLessThan((castle?.x ?? 0) - (castle?.width ?? 0) / 3);
});

test("on a phone a review is one mistake at a time, under the board", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address("&review"));
  await expect(hand.line).toHaveText(/mistakes?\.$/, { timeout: 45_000 });
  await page.getByRole("button", { name: "See the first" }).click();
  const panel = page.getByRole("region", { name: "Mistakes" });
  await expect(panel).toContainText("1. White D11–C10");
  await expect(panel).toContainText(/Blunder\. \w+/);
  await expect(panel).toContainText(/White wins in \d moves? →/);
  await expect(panel.getByRole("button", { name: "Try again" })).toHaveCount(1);
  await hand.expectPiece("C10", "white man");
  for (const name of ["Try again", "Show the better line"])
    await expect(panel.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const board = await page.getByRole("grid").boundingBox();
  const below = await panel.boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  await expect(panel.getByRole("button", { name: "Previous mistake" })).toBeDisabled();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Try again" }).click();
  const task = page.getByRole("region", { name: "Try again" });
  await expect(task).toBeInViewport({ ratio: 1 });
  await hand.move("D11", "D12");
  await expect(task).toContainText("Right: D11–D12");
  await expectAccessible(page);
});

test("on a phone the line above the board has the progress of a review", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/analysis/camelot?record=camelot-wc2009-game4&review");
  await expect(hand.line).toHaveText(/^Reviewed \d+ of \d+ moves$/);
  await page.locator(".line").getByRole("button", { name: "Stop" }).click();
  await expect(page.locator(".line").getByRole("button", { name: "Go on" })).toBeVisible();
  // A line about a review that waits stands at its button.
  await page.locator(".thumb").getByRole("button", { name: "Values" }).click();
  await expect(hand.line).not.toContainText("Reviewed");
});

test("three sides have no review, and it is said", async ({ page, hand }) => {
  await page.goto("/analysis/tri-camelot");
  await expect(hand.page.locator("[data-square]").first()).toBeVisible();
  await page.keyboard.press("Tab");
  const [from] = await page
    .locator("[data-square][aria-label*=move]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-square")));
  await page.locator(`[data-square="${String(from)}"]`).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Only games with two sides can be reviewed.")).toBeVisible();
  await expect(tab(page)).toHaveCount(0);
});

// The match of 2009: Michael Nolan won its fourth game as White, after an early blunder in move 5.
test("a match is pasted, and the review of a game says where it was lost, and why, in words", async ({ page }) => {
  const folder = new URL("../../test/data/games/", import.meta.url);
  const match = ["camelot-wc2009-game1.txt", "camelot-wc2009-game4.txt"].map((name) =>
    readFileSync(new URL(name, folder), "utf8"),
  );
  await page.goto("/analysis");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Paste a game, moves or a position" });
  await dialog.getByLabel("Text").fill(match.join("\n"));
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await expect(dialog.getByRole("listitem")).toHaveText([
    "1. Dan Troyka – Michael Nolan, 2009-02-07 (12 moves)",
    "2. Michael Nolan – Dan Troyka, 2009-03-08 (10 moves)",
  ]);
  await dialog.getByRole("button", { name: /^2\. / }).click();
  await tab(page).click();
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(over(page)).toHaveText("2 mistakes.", { timeout: 80_000 });
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("From 10. Michael Nolan H6–F8×H10×H12×F12×H10 on, Michael Nolan stayed ahead.");
  await expect(mistakes(page).first()).toContainText(
    /5\. Michael Nolan J8–I9\s+Blunder\. (Misses .+ and a|A)llows (\S+, which prepares )?a (charge|jump) that takes \w+/,
  );
  await expect(mistakes(page).nth(1)).toContainText(
    /6\. Dan Troyka C11–E9\s+Blunder\. Misses a charge that takes four/,
  );
  await expectAccessible(page);
});
