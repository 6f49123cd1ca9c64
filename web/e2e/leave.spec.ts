// Leave: the clock stands still and the other player sees it; the worker that shows notices.
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";

async function guest(browser: Browser, address: string, timezoneId?: string): Promise<Hand> {
  const context = await browser.newContext({ baseURL: address, ...(timezoneId === undefined ? {} : { timezoneId }) });
  const page = await context.newPage();
  await page.request.get("/api/games");
  return new Hand(page);
}

test("on leave the clock stands still, and the other player sees until when", async ({ browser, server }) => {
  const ann = await guest(browser, server.address);
  const ben = await guest(browser, server.address);
  const made = await ann.page.request.post("/api/invitations", {
    data: { variant: "cam", seat: "w", name: "Ann", time: { days: 3 } },
  });
  const { id: invitation } = (await made.json()) as { id: string };
  const begun = await ben.page.request.post(`/api/invitations/${invitation}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await begun.json()) as { game: string };
  for (const hand of [ann, ben]) {
    await hand.page.goto(`/game/${game}`);
    await hand.page.locator("[data-square]").first().waitFor();
  }
  await ann.move("B5", "A5");
  await ann.click("A5");
  await ben.move("B9", "A9");
  await ben.click("A9");
  await expect(ann.moves).toHaveCount(2);

  // From the game to the leave and back.
  await ann.page.getByRole("link", { name: "Leave and reminders" }).click();
  await expect(ann.page.getByRole("heading", { name: "Correspondence games", level: 1 })).toBeVisible();
  await expect(ann.page.getByText("You have 30 days left.")).toBeVisible();
  const last = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const fieldOf = (day: Date): string =>
    `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  const field = fieldOf(last);
  // Invalid dates are explained before anything is sent.
  const take = ann.page.getByRole("button", { name: "Take leave" });
  for (const [days, why] of [
    [40, "That is too long: you have 30 days left."],
    [-2, "The last day is before the first day."],
  ] as const) {
    await ann.page.getByLabel("Last day").fill(fieldOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000)));
    await expect(ann.page.getByRole("alert")).toContainText(why);
    await expect(take).toBeDisabled();
  }
  await ann.page.getByLabel("Last day").fill(field);
  await expect(ann.page.getByRole("alert")).toHaveCount(0);
  await take.click();
  const day = last.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  await expect(ann.page.getByText(`You are on leave until ${day}.`)).toBeVisible();
  await expectAccessible(ann.page);
  await expect(ben.page.getByRole("timer", { name: `on leave until ${day}` })).toBeVisible();
  await expectAccessible(ben.page);

  await ann.page.getByRole("button", { name: "End the leave now" }).click();
  await expect(ann.page.getByRole("button", { name: "Take leave" })).toBeVisible();
  await expect(ben.page.getByRole("timer", { name: "2 d 23 h" })).toBeVisible();
});

test("days of leave are those of the calendar where the player lives", async ({ browser, server }) => {
  const { page } = await guest(browser, server.address, "Europe/Berlin");
  await page.goto("/days");
  await expect(page.getByText("You have 30 days left.")).toBeVisible();
  // Clocks are changed on the last Sunday of October.
  const now = new Date();
  const year = now.getFullYear() + (now < new Date(now.getFullYear(), 9, 5) ? 0 : 1);
  await page.getByLabel("First day").fill(`${String(year)}-10-05`);
  await page.getByLabel("Last day").fill(`${String(year)}-11-04`);
  await expect(page.getByRole("alert")).toContainText("That is too long: you have 30 days left.");
  await page.getByLabel("Last day").fill(`${String(year)}-11-03`);
  await page.getByRole("button", { name: "Take leave" }).click();
  await expect(page.getByText("You will be on leave from 5 October until 3 November.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the leave" }).click();
  await expect(page.getByText("You have 30 days left.")).toBeVisible();
});
