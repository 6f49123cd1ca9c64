// A tournament: somebody makes it, others join by its link, the boards open by themselves, and the standing shows the games.
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";

async function person(browser: Browser, baseURL: string | undefined): Promise<Hand> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return new Hand(await context.newPage());
}

async function join({ page }: Hand, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("heading", { name: "Your next game" })).toBeVisible();
}

async function resign({ page }: Hand): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/ })
    .click();
}

/** Nothing for axe to find in either theme, and nothing beyond the edge of a phone. */
async function expectSound({ page }: Hand): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (size) await page.setViewportSize(size);
}

test("a round robin of three: made, joined by link, played and shown", async ({ hand, browser, baseURL }) => {
  // Three browsers, and axe in both themes on each page.
  test.setTimeout(120_000);
  const [ben, cleo] = [await person(browser, baseURL), await person(browser, baseURL)];
  await hand.page.goto("/");
  await hand.page.getByRole("link", { name: "Tournaments" }).click();
  await expect(hand.page.getByText("No tournament is open now.")).toBeVisible();
  await expectSound(hand);
  await hand.page.getByRole("button", { name: "Make a tournament" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Friday round robin");
  await hand.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await hand.page.getByRole("combobox", { name: "How it is played" }).selectOption("round-robin");
  await hand.page.getByRole("button", { name: "Make it" }).click();
  await expect(hand.page.getByRole("heading", { name: "Friday round robin" })).toBeVisible();
  const link = hand.page.url();
  await join(ben, link, "Ben");
  await join(cleo, link, "Cleo");
  const table = hand.page.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(4);
  await expectSound(hand);

  // Two play, one rests; the boards open by themselves.
  await hand.page.getByRole("button", { name: "Start the tournament" }).click();
  const all = [hand, ben, cleo];
  await expect.poll(() => all.filter(({ page }) => page.url().includes("/game/")).length, { timeout: 15_000 }).toBe(2);
  const players = all.filter(({ page }) => page.url().includes("/game/"));
  const [white] = await Promise.all(
    players.map(async (one) => {
      await expect(one.line).toHaveText(/Your move|to move for/);
      return one;
    }),
  );
  const mover = ((await white?.line.textContent()) ?? "").startsWith("Your move") ? white : players[1];
  const other = players.find((one) => one !== mover);
  if (!mover || !other) throw new Error("nobody is to move");
  await mover.move("C5", "C6");
  await other.move("C9", "C8");
  await resign(mover);
  await expect(other.page.getByText(/White resigned|White resigns/).first()).toBeVisible();
  await other.page.getByRole("link", { name: "To the tournament" }).first().click();
  await expect(other.page.getByRole("table").locator(".points", { hasText: "1" })).toHaveCount(1);
  await expect(other.page.locator(".won", { hasText: "1" })).toHaveCount(1);
  await hand.page.goto(link);
  await expect(hand.page.getByRole("button", { name: "Start round 2" })).toBeEnabled();
  await expectSound(hand);
});

test("a club: made, joined by its link, with an event of its own", async ({ hand, browser, baseURL }) => {
  const ben = await person(browser, baseURL);
  await hand.page.goto("/tournaments");
  await hand.page.getByRole("button", { name: "Make a club" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the club" }).fill("River Club");
  await hand.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await hand.page.getByRole("button", { name: "Make it" }).click();
  await expect(hand.page.getByRole("heading", { name: "River Club" })).toBeVisible();
  const link = await hand.page.getByRole("textbox", { name: "Link with which others join" }).inputValue();
  await ben.page.goto(link.split("?")[0] ?? "");
  await expect(ben.page.getByText("You need a link from a member to join this club.")).toBeVisible();
  await ben.page.goto(link);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Join the club" }).click();
  await expect(ben.page.getByRole("listitem").filter({ hasText: "Ben" })).toBeVisible();
  await expectSound(ben);
  await hand.page.getByRole("button", { name: "Make a tournament for the club" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Friday evening");
  await hand.page.getByRole("button", { name: "Make it" }).click();
  await expect(hand.page.getByRole("heading", { name: "Friday evening" })).toBeVisible();
  await hand.page.getByRole("link", { name: "The club" }).click();
  await expect(hand.page.getByRole("link", { name: /Friday evening/ })).toBeVisible();
  await expectSound(hand);
});
