import { expect, Hand, test } from "./test.ts";
import { Server } from "./server.ts";
import { on } from "./where.ts";

test("a reload in mid-game finds the game", async ({ open, hand, page }) => {
  const id = await open({});
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await expect(hand.moves).toHaveCount(2);
  await page.reload();
  await expect(hand.moves).toHaveCount(2);
  await hand.expectPiece("C8", "black man");
  await page.goto("/");
  await page.locator(`a[href="/game/${id}"]`).click();
  await hand.expectPiece("C6", "white man");
});

test("a second tab stays in step", async ({ open, hand, page, context }) => {
  const id = await open({});
  const tab = await context.newPage();
  const other = new Hand(tab);
  await tab.goto(`/game/${id}`);
  await other.expectPiece("C5", "white man");
  await hand.move("C5", "C6");
  await other.expectPiece("C6", "white man");
  await other.move("C9", "C8");
  await hand.expectPiece("C8", "black man");
  await page.getByRole("button", { name: "Take back" }).first().click();
  await other.expectPiece("C9", "black man");
});

test("the server killed in mid-game: the page says so, keeps the move, and comes back", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    const hand = new Hand(page);
    await page.goto("/");
    await page.getByRole("button", { name: /^Cam 2 players/ }).click();
    await page.waitForURL(/\/game\//);
    await hand.move("C5", "C6");
    await expect(hand.moves).toHaveCount(2, { timeout: 15_000 });

    await server.kill();
    await expect(hand.line).toHaveText("The connection is gone. Trying again.");
    await hand.move("B5", "B6");
    await expect(hand.line).toHaveText(/Your move is kept/);
    // While the server is down, the plate does not say that the computer thinks.
    await expect(page.locator(".plate .turn").first()).toHaveText("to move");
    await expect(page.getByText(/think/)).toHaveCount(0);
    await hand.expectPiece("B6", "white man");

    await server.start();
    await expect(hand.line).not.toHaveText(/connection is gone/, { timeout: 15_000 });
    await expect(hand.moves).toHaveCount(4, { timeout: 15_000 });
    await hand.expectPiece("B6", "white man");
    await page.reload();
    await expect(hand.moves).toHaveCount(4);
  } finally {
    await context.close();
    await server.stop();
  }
});

test("the first page says when the server is away, and comes back by itself", async ({ browser }) => {
  test.skip(on === "cluster", "another server goes on, so none is away");
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.goto("/records");
    await expect(page.getByRole("heading", { name: "Records" })).toBeVisible();
    await server.kill();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    // The page that one leaves may say it, too.
    const away = page.getByText("The server is not answering. Trying again.");
    await expect(away.first()).toBeVisible();
    await server.start();
    await expect(away).toHaveCount(0, { timeout: 15_000 });
  } finally {
    await context.close();
    await server.stop();
  }
});

test("another browser does not see the game", async ({ open, browser, server }) => {
  const id = await open({});
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto(`/game/${id}`);
  await expect(page.getByRole("heading", { name: "This game is not in this browser" })).toBeVisible();
  await context.close();
});
