// A game that watchers see late: two players, and a watcher with a separate browser.
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";

test("a watcher sees the game a move late, and all of it when it is over", async ({ hand, browser, server, page }) => {
  const address = server.address;
  const others = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: address })));
  const [ben, eve] = await Promise.all(others.map(async (context) => new Hand(await context.newPage())));
  if (!ben || !eve) throw new Error("three browsers are needed");
  await page.request.get(`${address}/api/games`);
  const invited = await page.request.post(`${address}/api/invitations`, {
    data: { variant: "cam", name: "Ann", colour: "w", late: 1, time: { base: 600 } },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  await ben.page.request.get(`${address}/api/games`);
  const sat = await ben.page.request.post(`${address}/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await sat.json()) as { game: string };
  for (const one of [hand, ben, eve]) {
    await one.page.goto(`/game/${game}`);
    await one.page.locator("[data-square]").first().waitFor();
  }
  await expect(hand.page.getByText("Spectators see this game 1 move late.")).toBeVisible();
  await expect(eve.line).toHaveText("You see this game 1 move late. Ann to move for White.");

  await hand.move("C5", "C6");
  await ben.move("C9", "C8");
  await expect(hand.moves).toHaveCount(2);
  await expect(eve.moves).toHaveCount(0);
  await hand.move("C6", "C7");
  await expect(ben.moves).toHaveCount(3);
  await expect(eve.moves).toHaveCount(1);
  await eve.expectPiece("C6", "white man");
  await expect(eve.line).toHaveText("You see this game 1 move late. Ben to move for Black.");
  await expectAccessible(eve.page);
  await eve.page.reload();
  await expect(eve.moves).toHaveCount(1);

  await ben.page.request.post(`${address}/api/games/${game}/resign`, { data: {} });
  await expect(eve.moves).toHaveCount(3);
  await expect(eve.line).not.toContainText("late");
  for (const context of others) await context.close();
});
