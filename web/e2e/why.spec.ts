// Why a move is good or bad, thought out in the browser.
import { expectClean } from "./axe.ts";
import { expect, test } from "./test.ts";

/** Black's man is two steps from the castle, and White's too far away to stop him once he goes aside. */
const open = "1/3/5/7/7/7/7/7/7/7/M1m2/3/1 w";

for (const theme of ["light", "dark"] as const) {
  test(`a move is explained, and each one that is looked at, in ${theme}`, async ({ open: openGame, hand, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    await openGame({ fen: open });
    const ask = page.getByRole("button", { name: "Why this move?" });
    await expect(ask).toBeDisabled();
    await hand.move("B3", "A4");
    await ask.click();
    const why = page.getByRole("region", { name: "Why B3–A4?" });
    await expect(why).toContainText("loses the castle in two moves", { timeout: 20_000 });
    await expect(why).toContainText(/loss in \d moves?/);
    await expectClean(page);
    await hand.move("D3", "D2");
    await expect(page.getByRole("region", { name: "Why D3–D2?" })).toContainText(
      "takes the enemy castle in two moves",
      {
        timeout: 20_000,
      },
    );
    await page.keyboard.press(",");
    await expect(why).toBeVisible();
    await page.keyboard.press("w");
    await expect(why).toHaveCount(0);
  });
}

test("a hint is explained", async ({ open: openGame, hand, page }) => {
  await openGame({ fen: "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w" });
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText(/^Hint: D11–\w+\.$/, { timeout: 20_000 });
  await page.locator(".line").getByRole("button", { name: "Why?" }).click();
  const why = page.getByRole("region", { name: /^Why D11–/ });
  await expect(why).toContainText("takes the enemy castle in two moves", { timeout: 20_000 });
  await expect(why).toContainText("Nothing better was found.");
  // The piece of the hint is picked already.
  await hand.click("D12");
  await expect(why).toHaveCount(0);
});

test("on a phone the reasons come from below", async ({ open: openGame, hand, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGame({ fen: open });
  await hand.move("B3", "A4");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Why this move?" }).click();
  const dialog = page.getByRole("dialog", { name: "Why B3–A4?" });
  await expect(dialog).toContainText("loses the castle in two moves", { timeout: 20_000 });
  await expectClean(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a move of a published game is explained", async ({ page }) => {
  await page.goto("/records/camelot-wc2009-game1");
  await page.getByRole("button", { name: "Last position" }).first().click();
  await page.getByRole("button", { name: "Why this move?" }).first().click();
  await expect(page.getByRole("region", { name: /^Why / }).getByRole("listitem").first()).toBeVisible({
    timeout: 20_000,
  });
});
