// Boards of three and four seats: lessons, rules, the editor.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const exercise = (page: Page, title: string) =>
  page.locator(".exercise").filter({ has: page.getByRole("heading", { name: title }) });

test("a lesson on hexagons is done by keyboard", async ({ page }) => {
  await page.goto("/learn/tri-camelot");
  const lesson = exercise(page, "Either castle will do");
  const square = (name: string) => lesson.locator(`[data-square="${name}"]`);
  await expect(square("A16")).toHaveAttribute("aria-label", "A16, Red's castle, empty");
  await square("B15").focus();
  await expect(square("B15")).toHaveAttribute("aria-label", /^B15, blue man, 6 moves/);
  await page.keyboard.press("Enter");
  await expect(square("A16")).toHaveAttribute("aria-label", /into the castle/);
  await page.keyboard.press("ArrowUp");
  await expect(square("B17")).toBeFocused();
  await page.keyboard.press("1");
  await expect(square("A16")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lesson.getByRole("status")).toHaveText("Correct.");
});

test("a charge over hexagons is drawn and played by two taps, also at its slanting edges", async ({ page }) => {
  await page.goto("/rules/tri-camelot");
  const board = exercise(page, "A charge on hexagons");
  await board.scrollIntoViewIfNeeded();
  const at = async (name: string, dx = 0) => {
    const box = await board.locator(`[data-square="${name}"]`).boundingBox();
    if (!box) throw new Error(name);
    return [box.x + box.width / 2 + dx * box.width, box.y + box.height / 2] as const;
  };
  await page.mouse.click(...(await at("F3")));
  await page.mouse.move(...(await at("H13")));
  await expect(board.locator(".cb-path-line").first()).toBeVisible();
  // Its corner overlaps the neighbouring columns.
  await page.mouse.click(...(await at("H13", 0.6)));
  await expect(board.getByRole("status")).toHaveText("Correct.");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  test("a tap between two hexagons opens the loupe, and only the next tap chooses", async ({ page, open, hand }) => {
    await open({ variant: "tri-camelot", opponent: "person" });
    const middle = async (name: string) => {
      const box = await hand.square(name).boundingBox();
      if (!box) throw new Error(name);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const { x, y } = await middle("E6");
    await page.touchscreen.tap(x, y);
    await expect(hand.line).toHaveText("Man E6: 2 steps, 2 canters.");
    const [a, b] = [await middle("E8"), await middle("D7")];
    await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2);
    const loupe = page.locator(".cb-loupe");
    await expect(loupe).toBeVisible();
    await loupe.getByRole("button", { name: "D7" }).tap();
    await expect(page.locator(".strip")).toContainText("E6–D7");
  });
});

test("the castle at the side is closed, and the page says so", async ({ page }) => {
  await page.goto("/rules/grand-cam");
  const board = exercise(page, "Closed at the sides");
  const tap = (name: string) => board.locator(`[data-square="${name}"]`).click();
  await tap("B8");
  await tap("A7");
  await expect(board.getByRole("status")).toHaveText("A7 is Blue's castle: it is closed to you.");
  await tap("B7");
  await expect(board.getByRole("status")).toHaveText("Correct.");
  await expect(page.locator("#side-castle-closed")).toBeVisible();
  await expect(page.locator("#sources")).toBeVisible();
});

test("the editor knows four seats, their castle moves, and the first player's set-up for everyone", async ({
  page,
}) => {
  await page.goto("/editor/grand-camelot");
  const fen = page.getByLabel("The position as FEN");
  await expect(fen).toHaveValue(/^2\/8\/2GggggG2\/.* R 0,0,0,0 0 1$/);
  await page.locator("label", { hasText: /^Yellow$/ }).click();
  await page.getByLabel("Blue", { exact: true }).last().selectOption("2");
  await expect(fen).toHaveValue(/ Y 0,0,2,0 0 1$/);
  await page.getByRole("button", { name: "Clear the board" }).click();
  await page.locator('label[title="red knight"]').click();
  await page.locator('[data-square="F3"]').click();
  await page.getByRole("button", { name: "Copy the first player's set-up to everyone" }).click();
  await expect(page.locator('[data-square="C11"]')).toHaveAttribute("aria-label", "C11, blue knight");
  await expect(page.locator('[data-square="K14"]')).toHaveAttribute("aria-label", "K14, green knight");
  await expect(page.locator('[data-square="N6"]')).toHaveAttribute("aria-label", "N6, yellow knight");
  await expect(page).toHaveURL(/fen=/);
  await page.getByRole("link", { name: "Play from here" }).click();
  await expect(page.getByRole("dialog", { name: "New game of Grand Camelot" })).toBeVisible();
});

test("a FEN that cannot be read says what is wrong, and changes neither board nor address", async ({ page }) => {
  await page.goto("/editor/cam?fen=zzz");
  await expect(page.getByRole("alert")).toHaveText(
    /^This FEN cannot be read, so the board stays as it is\.\s+'z' is not a piece \(character 1\)\./,
  );
  await expect(page.locator('[data-square="C5"]')).toHaveAttribute("aria-label", "C5, white man");
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\?fen=zzz$/);
  await page.locator('label[title="white knight"]').click();
  await page.locator('[data-square="D7"]').click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL(/fen=.*K/);
  const before = page.url();
  const field = page.getByLabel("The position as FEN");
  await field.fill("1/3/5 w");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/the FEN has 3 ranks/i);
  await expect(page.locator('[data-square="D7"]')).toHaveAttribute("aria-label", "D7, white knight");
  await page.waitForTimeout(600);
  expect(page.url()).toBe(before);
});

test.describe("the editor on a phone", () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
  ] as const) {
    test(`has board and palette in sight together at ${String(width)} px`, async ({ browser, server }) => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height },
        hasTouch: true,
      });
      const page = await context.newPage();
      for (const [game, piece, square] of [
        ["cam", "black knight", "D7"],
        ["camblam", "white queen", "f6"],
        ["grand-cam", "yellow man", "G7"],
        ["camelot", "black man", "F8"],
        ["chivalry", "white knight", "F8"],
        ["grand-camelot", "blue knight", "H8"],
        ["tri-camelot", "green man", "H9"],
      ] as const) {
        await page.goto(`/editor/${game}`);
        await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
        const remove = page.locator("label.remove");
        await expect(remove).toBeInViewport({ ratio: 1 });
        await page.locator(`label[title="${piece}"]`).tap();
        await page.locator(`[data-square="${square}"]`).tap();
        await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute("aria-label", `${square}, ${piece}`);
      }
      // The other games are behind a button that says so.
      for (const where of ["editor", "learn", "rules"]) {
        await page.goto(`/${where}/cam`);
        await page.getByText("Other games").tap();
        const link = page.locator("details").getByRole("link", { name: "Camblam" });
        await expect(link).toBeVisible();
        await link.tap();
        await expect(page).toHaveURL(new RegExp(`/${where}/camblam$`));
      }
      await context.close();
    });
  }
});
