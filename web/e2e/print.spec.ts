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
  await expectSheet(page, "Sheet 1 of 1");
  await page.getByRole("checkbox", { name: "Pieces to fold and stand up" }).uncheck();
  await page.getByRole("radio", { name: "Letter" }).check({ force: true });
  await page.getByRole("slider", { name: "Side of a square" }).fill("28");
  await page.getByRole("textbox", { name: "Name of your club" }).fill("Knights & Friends");
  await expect(page).toHaveURL(/\/print\/camelot\?what=board,rules&paper=Letter&square=28&club=Knights\+%26\+Friends$/);
  await expect(page.getByText("The board is")).toHaveText(
    "The board is 362 × 484 mm, on 4 sheets. 28.5 mm is the most that 4 sheets hold.",
  );
  for (const number of ["1", "2", "3", "4"]) await expectSheet(page, `Sheet ${number} of 4`);
  await preview(page).getByText("Rules 2").click();
  for (const number of ["1", "2"]) await expectSheet(page, `Sheet ${number} of 2`);
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the PDF file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("camelot.pdf");
  expect(readFileSync(await file.path(), "latin1").slice(0, 5)).toBe("%PDF-");

  await page.route(/\/api\/print\?(?!.*form=svg)/, (route) =>
    route.fulfill({
      status: 501,
      json: { error: { what: "This server cannot make PDF files", where: "", expected: "", code: "io" } },
    }),
  );
  await page.getByRole("button", { name: "Download the PDF file" }).click();
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
  await expectSheet(page, "Sheet 1 of 1");
  await expect(preview(page).getByText("Scoresheet 1")).toBeVisible();
});

test("puzzles are printed, one or six", async ({ page }) => {
  await page.goto("/print/cam?what=problems&puzzles=cam-0002");
  await expectSheet(page, "Sheet 1 of 1");
  await expect(page.getByRole("checkbox", { name: "The puzzle", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Other puzzles" }).click();
  await expect(page.getByRole("checkbox", { name: "6 puzzles" })).toBeChecked();
  await expect(page).toHaveURL(/puzzles=(cam-\d+,){5}cam-\d+$/);
  await expectSheet(page, "Sheet 1 of 1");
});

test("the sheets fit a phone of 360 pixels, one or four", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [query, last] of [
    ["", "Sheet 1 of 1"],
    ["?square=28", "Sheet 4 of 4"],
  ] as const) {
    await page.goto(`/print/camelot${query}`);
    await expectSheet(page, last);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

/** The words of the first sheet. */
const words = (page: Page): Promise<string> =>
  preview(page)
    .getByRole("img")
    .first()
    .evaluate((image: HTMLImageElement) => decodeURIComponent(image.src));

test("a puzzle is printed before it is solved, without its solution", async ({ page }) => {
  await page.goto("/puzzles/cam/cam-0002");
  await page.getByRole("link", { name: "Print" }).first().click();
  await expectSheet(page, "Sheet 1 of 1");
  const solutions = page.getByRole("checkbox", { name: "With the solutions, upside down" });
  await expect(solutions).not.toBeChecked();
  expect(await words(page)).not.toContain("cam-0002");
  await solutions.check();
  await expect.poll(() => words(page)).toContain("(cam-0002)");
});

test("the print dialog opens with the PDF file, which is saved where no browser shows it", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => ((window.top as unknown as { asked?: string }).asked = location.protocol);
    Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => document.title !== "saved" });
    // This browser has no viewer of PDF files: a page takes its place.
    const made = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => made(document.title === "saved" ? file : new Blob(["<p>"], { type: "text/html" }));
  });
  await page.goto("/print/cam?what=scoresheet,rules");
  await page.getByRole("button", { name: "Print 3 sheets" }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked?: string }).asked)).toBe("blob:");
  await page.evaluate(() => (document.title = "saved"));
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Print 3 sheets" }).click();
  expect((await saved).suggestedFilename()).toBe("cam.pdf");
  await expect(page.getByText("The file is saved: open it and print it from there.")).toBeVisible();
});

test("what cannot be printed is said", async ({ page }) => {
  await page.goto("/print/cam?what=position&fen=nonsense");
  await expect(preview(page).locator(".problem")).toContainText(/\w/);
  for (const box of await page.getByRole("checkbox", { checked: true }).all()) await box.uncheck();
  await expect(preview(page)).toHaveText("Choose what to print.");
  await expect(page.getByRole("button", { name: "Download the PDF file" })).toBeDisabled();
  await page.goto("/print/chess");
  await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
});
