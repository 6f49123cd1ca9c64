// The analysis on a phone: its panels are tabs of the thumb bar, and nothing covers the board.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return box;
};

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`the thumb bar chooses a panel, and the board stays at ${String(width)} by ${String(height)}`, async ({
    page,
    hand,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/analysis/camelot");
    const tab = (name: string) => page.locator(".thumb").getByRole("button", { name, exact: true });
    await expect(tab("Values")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("list", { name: "Best moves" }).getByRole("button").first()).toBeVisible();
    const board = await boxOf(page, "[role=grid]");
    for (const name of ["Moves", "Openings", "Mistakes", "Values"]) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("region", { name, exact: true })).toBeInViewport({ ratio: 1 });
      expect(await boxOf(page, "[role=grid]")).toEqual(board);
      const panel = await boxOf(page, ".phone");
      expect(panel.y >= board.y + board.height - 1 || panel.x >= board.x + board.width - 1, name).toBe(true);
      const cut = await page.locator(".thumb button").evaluateAll((all) =>
        all.flatMap((button) => {
          const word = button.querySelector("span:not(.hidden-visually)");
          return word && word.getBoundingClientRect().width > button.clientWidth ? [word.textContent] : [];
        }),
      );
      expect(cut, name).toEqual([]);
    }
    await expectFits(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    await hand.move("D6", "F8");
    await tab("Moves").click();
    await expect(page.getByRole("list", { name: "Moves", exact: true })).toContainText("D6–F8");
    await page.getByRole("button", { name: "More" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox", { name: "Comment on this move" }).fill("bold");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await expect(sheet).toHaveCount(0);
  });
}
