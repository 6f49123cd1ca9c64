// Courses: boards of several moves, wrong moves that are answered, small games against the engine, and what is kept.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const card = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(`^${title} `) });
const status = (page: Page) => page.locator(".exercise [role=status]");

async function open(page: Page, game: string, title: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await card(page, title).click();
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
}

/** Enter on each square. */
async function press(hand: Hand, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    await hand.square(square).focus();
    await hand.page.keyboard.press("Enter");
  }
}

test("a board of several moves: the opponent answers, and a wrong move is answered in words", async ({
  page,
  hand,
}) => {
  await open(page, "cam", "An offer that wins");
  await hand.move("D6", "E7");
  await expect(status(page)).toHaveText("Black jumps to F6 and on over E5: two of your men are gone.");
  await page.getByRole("button", { name: "Start over" }).click();
  await hand.move("D6", "D7");
  await expect(status(page)).toHaveText("Right. Black answers D8×D6. Your move again.");
  await expect(page.locator(".task")).toHaveText("Take the last two men and win the game.");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator(".exercise .cb-path-line")).not.toHaveCount(0);
  await hand.move("E5", "A9");
  await expect(status(page)).toHaveText("Correct. Those are the moves.");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("1 of 17 done")).toBeVisible();
});

test("a later wrong move is taken back alone", async ({ page, hand }) => {
  await open(page, "mini-camelot", "Who is first");
  await hand.move("D12", "D13");
  await hand.move("D13", "D12");
  await expect(status(page)).toHaveText("That lets Black into your castle.");
  await page.getByRole("button", { name: "Take it back" }).click();
  await hand.move("D13", "D14");
  await expect(status(page)).toHaveText("Correct. Those are the moves.");
});

test("what comes first is refused with its rule, by keyboard", async ({ page, hand }) => {
  await open(page, "cam", "Home and out again");
  await press(hand, "F3", "D1");
  await expect(status(page)).toHaveText(/^Right\. Black answers/);
  await press(hand, "E6");
  await expect(status(page)).toHaveText(/castle/);
  await press(hand, "D1", "D2");
  await expect(status(page)).toHaveText("Correct. Those are the moves.");
});

/** Learner's moves of a small game, as its opponent answers them. */
const won: readonly [string, string][] = [
  ["F8", "D10"],
  ["E8", "G6"],
  ["D9", "D11"],
  ["D10", "D12"],
  ["D11", "D13"],
];

async function win(page: Page, hand: Hand): Promise<void> {
  for (const [at, [from, to]] of won.entries()) {
    if (at > 0) await expect(status(page)).toHaveText(/^You/, { timeout: 15_000 });
    await press(hand, from, to);
  }
  await expect(status(page)).toHaveText(/Solved\.$/);
}

test("a small game is played by keyboard alone, and kept when it is won", async ({ page, hand }) => {
  await open(page, "cam", "A race to the castle");
  await expect(status(page)).toHaveText("Your move. You have twelve moves left.");
  await win(page, hand);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(status(page)).toHaveText("Your move. You have twelve moves left.");
  await page.reload();
  await expect(card(page, "A race to the castle")).toContainText("done");
});

test("a small game that cannot fetch its opponent says so, and goes on", async ({ page, hand, context }) => {
  await context.route("**/assets/engine/**", (route) => route.abort());
  await open(page, "cam", "A race to the castle");
  await press(hand, ...(won[0] ?? []));
  await expect(status(page)).toHaveText(/^The opponent could not be loaded/);
  await context.unroute("**/assets/engine/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText(/^Your move/, { timeout: 15_000 });
});

test("courses fit 360 px, with their small games", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [game, title] of [
    ["cam", "An offer that wins"],
    ["cam", "A race to the castle"],
    ["camelot", "Two into the castle"],
    ["grand-camelot", "Two for the team"],
    ["tri-camelot", "A race of three"],
    ["camblam", "Mate with two rooks"],
  ] as const) {
    await open(page, game, title);
    await expectFits(page, title);
  }
  await open(page, "cam", "A race to the castle");
  await expectAccessible(page);
  await win(page, hand);
});
