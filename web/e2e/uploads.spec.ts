// Files of games that players add to the archive: thousands of games, the same file again, files without games, and a
// connection that is lost in the middle. Each test has its own server: other tests count the games of theirs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { Server } from "./server.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<{ own: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  own: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => {
    await use(own.address);
  },
});

const shipped = readFileSync(join(import.meta.dirname, "../../data/records/camelot-wc2009-game4.txt"), "utf8").trim();
/** The shipped game as if others had played it, too. */
const games = (count: number): string =>
  Array.from({ length: count }, (_, number) =>
    shipped
      .replace(/\[White "[^"]*"\]/, `[White "Player ${String(number)}"]`)
      .replace(/\[Date "[^"]*"\]/, `[Date "19${String(10 + (number % 90))}.02.07"]`),
  ).join("\n\n") + "\n";

const add = (page: Page): Locator => page.getByRole("region", { name: "Add games" });
const outcome = (page: Page): Locator => add(page).getByRole("status").filter({ hasText: /added/ });

async function signUp(page: Page, name: string): Promise<void> {
  await page.request.get("/api/session");
  const made = await page.request.post("/api/account", { data: { name, password: "correct horse battery" } });
  expect(made.status(), await made.text()).toBe(201);
}

async function choose(page: Page, text: string | Buffer, name = "games.txt"): Promise<void> {
  await add(page)
    .getByLabel("File of games")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

test("two thousand games are added, found to be there already, and removed", async ({ page }) => {
  await signUp(page, "Marta");
  await page.goto("/records");
  const file = games(2000);
  await choose(page, file);
  await expect(add(page).getByRole("progressbar", { name: "Adding games.txt" })).toBeVisible();
  await expect(outcome(page)).toHaveText("2,000 games added.", { timeout: 60_000 });
  await page.getByRole("combobox", { name: "From" }).selectOption("Added by players");
  await expect(page.getByRole("heading", { name: /^2,000 games/ })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "The game" })).toContainText("Added by Marta");

  await choose(page, file);
  await expect(outcome(page)).toHaveText("0 games added. 2,000 games were there already.", { timeout: 60_000 });
  await add(page).getByText("Games that were there already").click();
  await expect(add(page).getByText("and 1,980 more")).toBeVisible();
  await expectAccessible(page, { part: 'section[aria-labelledby="add-games"]' });
  const first = add(page).getByRole("link", { name: "this game" }).first();
  await expect(first).toHaveAttribute("href", /^\/records\/\d+$/);

  await add(page)
    .getByRole("button", { name: /^Remove the games added/ })
    .click();
  await add(page).getByRole("button", { name: "Remove 2,000 games" }).click();
  await expect(add(page).getByRole("heading", { name: "Files that you added" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No games found." })).toBeVisible();
});

test("what is wrong is said with its line, and saved as a report", async ({ page }) => {
  await signUp(page, "Marta");
  await page.goto("/records");
  await choose(page, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), "program");
  await expect(add(page).getByRole("alert")).toHaveText(/^This file has no text in it/);
  await choose(page, "Dear archive,\nthese are not games.\n");
  await expect(outcome(page)).toHaveText("0 games added. 1 game could not be added.");
  await expect(add(page).getByRole("alert")).toHaveCount(0);

  const [one = "", two = "", three = ""] = games(3).split(/\n\n(?=\[Event)/);
  const wrong = two.replace(/^1\. \S+/m, "1. A1-A2");
  await choose(page, [one, wrong, three].join("\n\n"));
  await expect(outcome(page)).toHaveText("2 games added. 1 game could not be added.");
  const line = one.split("\n").length + 2 + wrong.split("\n").findIndex((text) => text.startsWith("1. A1"));
  await expect(
    add(page)
      .getByRole("listitem")
      .filter({ hasText: `Line ${String(line)}:` }),
  ).toHaveCount(1);
  const saved = page.waitForEvent("download");
  await add(page).getByRole("button", { name: "Save the report" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(new RegExp(`^Line ${String(line)}: .+\\n$`));
});

test("a part whose answer is lost is not added twice", async ({ page }) => {
  await signUp(page, "Marta");
  await page.goto("/records");
  let parts = 0;
  await page.route("**/api/archive/uploads", async (route) => {
    if (route.request().method() !== "POST" || ++parts !== 2) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await choose(page, games(700));
  await expect(outcome(page)).toHaveText("700 games added.", { timeout: 30_000 });
  expect(parts).toBeGreaterThan(3);
});

test("a server that is away in the middle goes on where it was", async ({ page, own }) => {
  await signUp(page, "Marta");
  await page.goto("/records");
  let parts = 0;
  await page.route("**/api/archive/uploads", async (route) => {
    if (route.request().method() === "POST" && ++parts === 2) {
      await own.kill();
      await own.start();
    }
    return route.continue();
  });
  await choose(page, games(700));
  await expect(outcome(page)).toHaveText("700 games added.", { timeout: 30_000 });
});

test("a guest is asked to sign in, and all of it works on a phone with the keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/records");
  await expect(add(page).getByRole("link", { name: /^Sign in/ })).toHaveAttribute("href", "/account");
  await expect(add(page).getByLabel("File of games")).toHaveCount(0);
  await signUp(page, "Marta");
  await page.goto("/records");
  const field = add(page).getByLabel("File of games");
  await field.focus();
  // The key finds the field once the page has been drawn with what the server says of earlier files.
  await expect(async () => {
    const chooser = page.waitForEvent("filechooser", { timeout: 2000 });
    await field.press("Enter");
    await (await chooser).setFiles({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(games(3)) });
  }).toPass();
  await expect(outcome(page)).toHaveText("3 games added.");
  const remove = add(page).getByRole("button", { name: /^Remove the games added/ });
  await expect(remove).toBeVisible();
  await expectAccessible(page, { part: 'section[aria-labelledby="add-games"]' });
  await expectFits(page);
  await remove.press("Enter");
  await add(page).getByRole("button", { name: "Remove 3 games" }).press("Enter");
  await expect(remove).toHaveCount(0);
});
