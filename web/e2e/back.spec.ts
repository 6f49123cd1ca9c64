// The browser's *Back* closes what stands over a page before it leaves the page.
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("Back closes a sheet and a dialog, and only then leaves the game", async ({ page, open }) => {
  await page.goto("/");
  const id = await open({ opponent: "computer" });
  const dialog = page.getByRole("dialog");
  const length = (): Promise<number> => page.evaluate(() => history.length);
  const before = await length();
  await page.getByRole("button", { name: "More" }).tap();
  await expect(dialog).toBeVisible();
  await expect.poll(length).toBe(before + 1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));

  // From one to another, and away by its own button.
  await page.getByRole("button", { name: "More" }).tap();
  await dialog.getByRole("button", { name: "Resign" }).tap();
  await expect(dialog).toContainText("Resign this game?");
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).tap();
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0)).toBe(0);
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await expect(dialog).toHaveCount(0);
});

test("Back closes the settings and stays in the game", async ({ page, open }) => {
  await page.goto("/");
  const id = await open({});
  await page.getByRole("button", { name: "Settings" }).tap();
  await expect(page.getByText("Theme", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0)).toBe(1);
  await page.goBack();
  await expect(page.getByText("Theme", { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
});

test("a page to which a dialog leads has the page under the dialog behind it", async ({ page, open }) => {
  await page.goto("/records");
  const id = await open({});
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Rules" }).tap();
  await expect(page).toHaveURL(/\/rules\/cam$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/game/${id}$`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/records$/);
});

test("a link that opens the dialog of a new game: Back closes it and stays", async ({ page }) => {
  await page.goto("/records");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Play", exact: true }).tap();
  await page.getByRole("button", { name: "Choices for Camelot", exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "New game of Camelot" });
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(100);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Camelot 2 players/ })).toBeVisible();
  await page.goto("/learn/cam");
  await page.getByRole("link", { name: "Play Cam" }).last().tap();
  await expect(page.getByRole("dialog", { name: "New game of Cam" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/learn\/cam$/);
});
