// The page for printing: links to it, a picture of each sheet and a PDF file of all.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

const preview = (page: Page) => page.getByRole("region", { name: "Preview" });

/** The picture is drawn, as wide and high as a sheet. */
async function expectSheet(page: Page, name: string): Promise<void> {
  const picture = preview(page).getByRole("img", { name });
  await expect(picture).toBeVisible();
  const drawn = await picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth);
  expect(drawn).toBeGreaterThan(1.2);
}

test("from the rules to a PDF file", async ({ page }) => {
  await page.goto("/rules/camelot");
  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Print Camelot" })).toBeVisible();
  await expectSheet(page, "Sheet 1 of 4");
  await page.getByRole("checkbox", { name: "Pieces to fold and stand up" }).uncheck();
  await page.getByRole("radio", { name: "Letter" }).check({ force: true });
  await page.getByRole("combobox", { name: "Size of the board" }).selectOption("4 sheets");
  await page.getByRole("textbox", { name: "Name of your club" }).fill("Knights & Friends");
  await expect(page).toHaveURL(/\/print\/camelot\?what=board,rules&paper=Letter&sheets=4&club=Knights\+%26\+Friends$/);
  await expectSheet(page, "Sheet 1 of 6");
  await page.getByRole("button", { name: "Next sheet" }).click();
  await expectSheet(page, "Sheet 2 of 6");
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("camelot.pdf");
  expect(readFileSync(await file.path(), "latin1").slice(0, 5)).toBe("%PDF-");

  await page.route(/\/api\/print\?(?!.*form=svg)/, (route) =>
    route.fulfill({
      status: 501,
      json: { error: { what: "This server cannot make PDF files", where: "", expected: "", code: "io" } },
    }),
  );
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByRole("alert")).toHaveText("This server cannot make PDF files");

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name of your club" })).toHaveValue("Knights & Friends");
  await page.getByRole("combobox", { name: "Game" }).selectOption("Cam");
  await expect(page.getByRole("heading", { level: 1, name: "Print Cam" })).toBeVisible();
  await expect(page).toHaveURL(/\/print\/cam\?what=board,rules&paper=Letter/);
});

test("a position of the editor and of a record is printed", async ({ page }) => {
  const fen = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w 0,0 0 1";
  await page.goto(`/editor/cam?fen=${encodeURIComponent(fen)}`);
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("checkbox", { name: "The position you came from" })).toBeChecked();
  await expectSheet(page, "Sheet 1 of 1");
  await page.goto("/records/camelot-wc2009-game4");
  await page.getByRole("link", { name: "Print this position" }).click();
  await expectSheet(page, "Sheet 1 of 2");
});

test("puzzles are printed, one or six", async ({ page }) => {
  await page.goto("/print/cam?what=problems&puzzles=cam-0002");
  await expectSheet(page, "Sheet 1 of 1");
  await expect(page.getByRole("checkbox", { name: "The puzzle with its solution" })).toBeChecked();
  await page.getByRole("button", { name: "Other puzzles" }).click();
  await expect(page.getByRole("checkbox", { name: "6 puzzles with solutions" })).toBeChecked();
  await expect(page).toHaveURL(/puzzles=(cam-\d+,){5}cam-\d+$/);
  await expectSheet(page, "Sheet 1 of 1");
});

test("what cannot be printed is said", async ({ page }) => {
  await page.goto("/print/cam?what=position&fen=nonsense");
  await expect(preview(page).locator(".problem")).toContainText(/\w/);
  for (const box of await page.getByRole("checkbox", { checked: true }).all()) await box.uncheck();
  await expect(preview(page)).toHaveText("Choose what to print.");
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeDisabled();
  await page.goto("/print/chess");
  await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
});
