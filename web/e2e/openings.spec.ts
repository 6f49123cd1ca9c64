// The opening explorer: moves from games of the archive, on the board, by keys, and on a phone.
import { expectAccessible } from "./axe.ts";
import { Server } from "./server.ts";
import { expect, test } from "./test.ts";

test("what was played is listed, drawn when it is pointed at, and played", async ({ page, hand }) => {
  await page.goto("/analysis/camelot");
  await page.getByRole("switch", { name: "Engine" }).uncheck();
  await page.getByRole("tab", { name: "Moves" }).focus();
  await page.keyboard.press("ArrowRight");
  const panel = page.getByRole("tabpanel", { name: "Openings" });
  const moves = panel.getByRole("table", { name: "Moves played here" });
  await expect(moves.getByRole("img")).toHaveCount(5);
  // The book's scores order the moves, and the drawn one has its score in words.
  expect(await moves.getByRole("row").count()).toBeGreaterThan(6);
  await expect(panel).toContainText(/The engine's book has \d+ positions\./);
  await moves
    .getByRole("row", { name: /^C6–E8/ })
    .getByRole("button")
    .focus();
  await expect(panel).toContainText(/Opening book: C6–E8 [+−]?\d\.\d\d, depth \d+, .+ nodes\./);
  await page.getByRole("tab", { name: "Openings" }).focus();
  // No move of five games is called the most played.
  await expect(hand.line).toHaveText("White to move.");
  await expect(page.locator(".cb-path-line")).not.toHaveCount(0);
  await expectAccessible(page);

  const row = moves.getByRole("row", { name: /^E6–G8/ });
  await expect(row.getByRole("img", { name: "White won 1, 0 drawn, Black won 0" })).toBeVisible();
  // Too few games for percentages.
  await expect(row.getByRole("img")).toHaveText("");
  await row.hover();
  await expect(row).toHaveClass(/\bon\b/);
  await page.mouse.move(1, 1);
  await expect(row).not.toHaveClass(/\bon\b/);
  await row.getByRole("button").focus();
  await expect(row).toHaveClass(/\bon\b/);
  await page.keyboard.press("Enter");
  await hand.expectPiece("G8", "white man");
  await expect(hand.line).toHaveText("Black to move.");
  await expect(panel.getByRole("link", { name: "Michael Nolan – Dan Troyka" })).toHaveAttribute(
    "href",
    "/records/camelot-wc2009-game4",
  );
  await panel.getByRole("link", { name: "See it in Records" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    /^1 Camelot game\s+through the position shown/,
  );
});

test("the games are chosen by whose they are and when, and none is said in words", async ({ page, hand }) => {
  await page.goto("/analysis/camelot");
  await page.getByRole("switch", { name: "Engine" }).uncheck();
  await page.getByRole("tab", { name: "Openings" }).click();
  const panel = page.getByRole("tabpanel", { name: "Openings" });
  await expect(panel).toContainText("5 games");
  await panel.getByText("More filters").click();
  await panel.getByRole("textbox", { name: "From date" }).fill("2009");
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("2 of the 5 games that came here are counted.");
  await panel.getByRole("textbox", { name: "From date" }).fill("soon");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText("Write a date as 2009, 2009-02 or 2009-02-07.");
  await panel.getByRole("combobox", { name: "Whose games" }).selectOption("Played here");
  await expect(panel.getByRole("status")).toHaveText(
    "5 games came to this position, but none of the kind chosen above.",
  );
  await expect(hand.line).toHaveText("White to move.");
  await expectAccessible(page);
});

test("a phone has the openings under its board, and a move that is tapped is played", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/analysis/camelot");
  await page.getByRole("button", { name: "Openings" }).click();
  await page.getByRole("region", { name: "Openings" }).getByRole("button", { name: "D6–F8" }).click();
  await hand.expectPiece("F8", "white man");
  await expect(hand.line).toContainText("Black to move.");
});

test("with the server away the openings say so, while moves and the engine go on", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.goto("/analysis/camelot");
    await page.getByRole("tab", { name: "Openings" }).click();
    const panel = page.getByRole("tabpanel", { name: "Openings" });
    await expect(panel).toContainText("5 games");
    await server.kill();
    await panel.getByRole("button", { name: "E6–G8" }).click();
    await expect(panel.getByRole("status")).toHaveText(
      "The server is not answering, so openings cannot be shown. Moves and the engine still work.",
    );
    await page.getByRole("tab", { name: "Moves" }).click();
    await expect(page.getByRole("list", { name: "Moves", exact: true })).toContainText("E6–G8");
    await page.getByRole("tab", { name: "Openings" }).click();
    await server.start();
    await expect(panel).toContainText("1 game", { timeout: 15_000 });
  } finally {
    await context.close();
    await server.stop();
  }
});

test("a new server has openings of the engine's games of each game for two, and says whose they are", async ({
  browser,
}) => {
  const server = new Server("", "", Server.selfPlay);
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    const panel = page.getByRole("tabpanel", { name: "Openings" });
    for (const game of ["cam", "camelot", "camette", "chivalry", "mini-camelot", "camblam"]) {
      await page.goto(`/analysis/${game}`);
      await page.getByRole("switch", { name: "Engine" }).uncheck();
      await page.getByRole("tab", { name: "Openings" }).click();
      await panel.getByRole("combobox", { name: "Whose games" }).selectOption("Engine games");
      await expect(panel, game).toContainText(/\d{2,3} games/);
      await expect(panel.getByRole("link", { name: /^Level \d – Level \d$/ }).first()).toBeVisible();
      await expect(panel.getByRole("listitem").first()).toContainText("engine");
    }
    await expectAccessible(page);
  } finally {
    await context.close();
    await server.stop();
  }
});
