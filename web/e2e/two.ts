// A game between two people with a browser each.
import type { Browser } from "@playwright/test";
import { expect, Hand } from "./test.ts";

export interface Two {
  ann: Hand;
  ben: Hand;
}

/** A game of Cam between Ann, who has White, and Ben, each with a browser of his own. */
export async function sitDown(hand: Hand, browser: Browser, address: string, more: object = {}): Promise<Two> {
  const context = await browser.newContext({ baseURL: address });
  const ben = new Hand(await context.newPage());
  const made = await hand.page.request.get(`${address}/api/games`);
  expect(made.ok()).toBe(true);
  const invited = await hand.page.request.post(`${address}/api/invitations`, {
    data: { variant: "cam", name: "Ann", colour: "w", ...more },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  await context.request.get(`${address}/api/games`);
  const sat = await context.request.post(`${address}/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await sat.json()) as { game: string };
  for (const { page } of [hand, ben]) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
  return { ann: hand, ben };
}
