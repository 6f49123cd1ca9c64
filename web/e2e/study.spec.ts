// Lessons that show what they ask for, records by keys, and the strip of three and four players.
import { expect, test } from "./test.ts";

test("Hint shows the move on the board, beside the marks and the rule", async ({ page }) => {
  await page.goto("/learn/cam");
  const lesson = page.locator(".exercise");
  await page.getByRole("button", { name: /^Two leaps in one move/ }).click();
  await expect(lesson.getByRole("list", { name: "The marks" })).toContainText("canter, over a friend");
  await expect(lesson.getByRole("link", { name: "Read the rule" })).toHaveAttribute("href", "/rules/cam#canter");
  await expect(lesson.locator(".cb-path-line")).toHaveCount(0);
  await lesson.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(lesson.locator(".cb-path-line")).not.toHaveCount(0);
  await lesson.locator('[data-square="B4"]').click();
  await lesson.locator('[data-square="F4"]').click();
  await expect(lesson.getByRole("status")).toHaveText("Correct.");
});

test("the arrow keys replay a record, and its text is read in a dialog", async ({ page, hand }) => {
  await page.goto("/records/camelot-wc2009-game4");
  await page.locator("[data-square]").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await expect(hand.line).toHaveText(/^Move 1 of 10, White: /);
  await page.keyboard.press("ArrowRight");
  await expect(hand.line).toHaveText(/^Move 1 of 10, Black: /);
  await page.keyboard.press("ArrowLeft");
  await expect(hand.line).toHaveText(/^Move 1 of 10, White: /);
  await page.getByRole("button", { name: "The record as published" }).click();
  const text = page.getByRole("dialog").locator("pre");
  await expect(text).toContainText("[Event");
  expect(await text.evaluate((pre) => pre.clientHeight)).toBeGreaterThan(200);
});

test("a key walks the marks of the picked man, and each is spoken", async ({ open, hand, page }) => {
  await open({});
  await hand.square("C5").focus();
  await page.keyboard.press("Enter");
  const focused = page.locator("[data-square]:focus");
  const seen = new Set<string>();
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press("t");
    await expect(focused).toHaveAttribute("aria-label", /, (step|canter)/);
    seen.add((await focused.getAttribute("data-square")) ?? "");
  }
  expect(seen.size).toBe(3);
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(1);
});

test("a phone's strip names the seat that moved, with more than two seats", async ({ open, hand, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open({ variant: "grand-cam" });
  await hand.move("F3", "F4");
  await expect(page.locator(".strip button")).toHaveText(/^Red\s*F3.F4$/);
  // The current move is in sight, in a record too.
  await page.goto("/records/grand-camelot-nolan-lawson-2002");
  await page.locator("[data-square]").first().waitFor();
  for (let move = 0; move < 4; move++) await page.keyboard.press("ArrowRight");
  const current = page.locator('.strip [aria-current="true"]');
  await expect(current).toHaveText(/^Yellow/);
  await expect(current).toBeInViewport({ ratio: 1 });
});
