// The coach in a game against the computer: holds a mistake until the player has decided, and nothing else.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

/** Both men that run need four moves, and White begins; but a man that is put before Black's saves it one. */
const race = { fen: "1/3/5/7/M6/7/7/7/4m2/7/2M2/3/1 w", opponent: "computer", level: 1 } as const;
const warning = "This loses the castle in three moves. Black can answer E5×E3.";
const wait = { timeout: 20_000 };

const always = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem("camlann.settings", JSON.stringify({ coach: "always" }));
  });
const note = (page: Page) => page.getByRole("group", { name: "Coach" });
const moves = async (page: Page, id: string): Promise<number> =>
  ((await (await page.request.get(`/api/games/${id}`)).json()) as { moves: unknown[] }).moves.length;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a mistake is held, taken back by keyboard, and made all the same", async ({ page, hand, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const id = await open(race);
  await page.getByLabel("Coach warns of mistakes").selectOption("Always");
  await hand.square("D3").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(hand.line).toHaveText(warning, wait);
  await hand.expectPiece("E4", "white man");
  await expect(page.locator(".cb-l-path path").first()).toBeVisible();
  expect(await moves(page, id)).toBe(0);
  await expectAccessible(page);
  await expect(note(page).getByRole("button", { name: "Take it back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await hand.expectPiece("D3", "white man");
  await expect(note(page)).toHaveCount(0);
  await expect(hand.square("E4")).toBeFocused();
  await expect(hand.line).toHaveText(/^Your move\./);
  expect(await moves(page, id)).toBe(0);
  // It has been said.
  await hand.move("D3", "E4");
  await expect(hand.moves).toHaveCount(2, wait);
});

test("a move that is no mistake goes through, tapped, planned or typed", async ({ page, hand, open }) => {
  await always(page);
  const id = await open({ opponent: "computer", level: 10 });
  await hand.move("C5", "C6");
  await expect.poll(() => moves(page, id)).toBeGreaterThan(0);
  await hand.click("F5");
  await hand.click("F6");
  await expect(hand.moves).toHaveCount(4, { timeout: 30_000 });
  await expect(hand.moves.nth(2)).toHaveAccessibleName("2, White: F5-F6");
  // A hint depends on the answer, and that on the speed of this machine: the test plays the hinted move.
  const asked = await page.request.post(`/api/games/${id}/hint`, { data: {} });
  const { outcome } = (await asked.json()) as { outcome: { notation: string } };
  const field = page.getByRole("textbox", { name: /^Type a move/ });
  await field.fill(outcome.notation);
  await field.press("Enter");
  await expect(hand.moves).toHaveCount(6, { timeout: 30_000 });
});

test("once a game is once", async ({ page, hand, open }) => {
  await open(race);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("#settings").getByText("Once per game").click();
  await page.keyboard.press("Escape");
  await hand.move("D3", "E4");
  await expect(hand.line).toHaveText(warning, wait);
  await note(page).getByRole("button", { name: "Take it back" }).click();
  // No better than the first.
  await hand.move("D3", "D4");
  await expect(hand.moves).toHaveCount(2, wait);
});

test("on a phone the two ways stand at thumb height", async ({ page, hand, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await open(race);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByLabel("Coach warns of mistakes").selectOption("Always");
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await hand.move("D3", "E4");
  await expect(hand.line).toHaveText(warning, wait);
  await expectAccessible(page);
  for (const name of ["Take it back", "Play it anyway"]) {
    const box = await note(page).getByRole("button", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  const { over, place } = await page.evaluate(() => {
    const line = document.querySelector(".line [role=status]")?.getBoundingClientRect();
    return {
      over: line?.bottom ?? 999,
      place: document.querySelector(".place")?.getBoundingClientRect().bottom ?? 0,
    };
  });
  expect(over).toBeLessThanOrEqual(place + 0.5);
  expect(await moves(page, id)).toBe(0);
  await note(page).getByRole("button", { name: "Play it anyway" }).click();
  await expect.poll(() => moves(page, id), wait).toBe(2);
});

test("no coach between two people, and no waiting where the engine does not come", async ({ page, hand, open }) => {
  await always(page);
  await open({ fen: race.fen });
  await hand.move("D3", "E4");
  await hand.move("E5", "E3");
  await expect(hand.moves).toHaveCount(2);
  await expect(page.getByLabel("Coach warns of mistakes")).toHaveCount(0);
  await page.route("**/assets/engine/**", (route) => route.abort());
  await open(race);
  await hand.move("D3", "E4");
  await expect(hand.moves).toHaveCount(2, wait);
});
