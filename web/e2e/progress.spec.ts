// Point 10: what a player does alone is kept with the account: made of a guest's browser, there in another one, joined when both
// continued, and gone from a browser that signs out.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const password = "correct horse battery";
const path = "/api/account/progress";

const lessonsIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("camlann.lessons") ?? "{}") as unknown);

/** As a solved lesson or a day is kept. */
const keep = (page: Page, titles: string[], days: number[]): Promise<void> =>
  page.evaluate(
    ([solved, active]) => {
      localStorage.setItem("camlann.lessons", JSON.stringify({ cam: solved }));
      localStorage.setItem("camlann.days", JSON.stringify(active));
    },
    [titles, days] as const,
  );

test("point 10: a guest's lessons and days are the account's, in every browser, joined and once", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/account");
  await keep(page, ["Canter"], [20_000]);
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Morgause");
  await making.getByLabel("Password").fill(password);
  const first = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === "POST");
  await making.getByRole("button").click();
  await first;
  await expect(page.getByRole("heading", { name: "Morgause", level: 1 })).toBeVisible();

  // Another browser did something by itself before it signs in.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto("/account");
  await keep(other, ["Jump"], [20_001]);
  const entering = other.locator("form", { has: other.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill("Morgause");
  await entering.getByLabel("Password").fill(password);
  await other.keyboard.press("Enter");
  // The page is loaded again while it asks.
  await expect(async () => expect(await lessonsIn(other)).toEqual({ cam: ["Jump", "Canter"] })).toPass();
  await expect
    .poll(async () => {
      const { parts } = (await (await context.request.get(path)).json()) as { parts: { part: string; text: string }[] };
      return Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    })
    .toEqual({ days: "[20000,20001]", language: "en", "lessons/cam": '["Canter","Jump"]' });

  // The first has it at its next visit, and its own page counts it.
  await page.goto("/player/Morgause");
  await expect.poll(() => lessonsIn(page)).toEqual({ cam: ["Canter", "Jump"] });
  await expect(page.getByText("All of this is kept with your account.")).toBeVisible();
  await expect(page.getByText("longest: 2 days")).toBeVisible();

  // After signing out, the next person at this browser does not find it, and the account still has it.
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  expect(await lessonsIn(page)).toEqual({});
  await other.reload();
  await expect.poll(() => lessonsIn(other)).toEqual({ cam: ["Jump", "Canter"] });
  await context.close();
});

test("settings are the account's: chosen in one browser, there in the other, and the later choice wins", async ({
  page,
  browser,
  baseURL,
}) => {
  const theme = (one: Page): Promise<string | undefined> =>
    one.evaluate(() => document.documentElement.dataset["theme"]);
  const sent = (one: Page): Promise<unknown> =>
    one.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === "POST");
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Lunete");
  await making.getByLabel("Password").fill(password);
  await making.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Lunete", level: 1 })).toBeVisible();
  await page.goto("/settings");
  const first = sent(page);
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("combobox", { name: "Best moves shown in the analysis" }).selectOption("5");
  await first;

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), colorScheme: "light" });
  const other = await context.newPage();
  await other.goto("/account");
  expect(await theme(other)).toBe("light");
  const entering = other.locator("form", { has: other.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill("Lunete");
  await entering.getByLabel("Password").fill(password);
  await other.keyboard.press("Enter");
  await expect.poll(() => theme(other).catch(() => "loading")).toBe("dark");

  await other.goto("/settings");
  await expect(other.getByRole("combobox", { name: "Best moves shown in the analysis" })).toHaveValue("5");
  const second = sent(other);
  await other.getByRole("radio", { name: "Light" }).check();
  await second;
  await page.reload();
  await expect.poll(() => theme(page)).toBe("light");
  await context.close();
});
