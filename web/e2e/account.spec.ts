// An account from a guest's first game to signing out: what was played is kept, and there on another device.
import { readFileSync } from "node:fs";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { sitDown } from "./two.ts";

const password = "correct horse battery";

test("a guest makes an account, keeps the game, and signs in elsewhere, and deletes the account", async ({
  page,
  hand,
  open,
  browser,
  baseURL,
}) => {
  const id = await open({});
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);

  // Made of this guest.
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("admin");
  await making.getByLabel("Password").fill(password);
  await making.getByRole("button").click();
  await expect(making.getByRole("alert")).toContainText("This name is reserved");
  await making.getByLabel("Name").fill("Marta");
  await making.getByLabel("Password").fill("Marta2026");
  await making.getByRole("button").click();
  await expect(making.getByRole("alert")).toContainText("Many people use this password");
  await making.getByLabel("Password").fill(password);
  await making.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Marta", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Your account: Marta" })).toBeVisible();
  await expect(page.getByText("this browser")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  await expect(page.locator(`a[href="/game/${id}"]`).first()).toBeVisible();

  // Elsewhere.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto("/account");
  const entering = other.locator("form", { has: other.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill("marta");
  await entering.getByLabel("Password").fill("a wrong password");
  await entering.getByRole("button").click();
  await expect(entering.getByRole("alert")).toContainText("Name and password do not match");
  await entering.getByLabel("Password").fill(password);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Marta", level: 1 })).toBeVisible();
  await other.goto(`/game/${id}`);
  await expect(other.locator(".rail .moves button")).toHaveCount(1);

  // The first browser sees the second and signs it out.
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const ending = page.getByRole("dialog");
  await ending.getByLabel("Password").fill("a wrong password");
  await ending.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(ending.getByRole("alert")).toContainText("do not match");
  await ending.getByLabel("Password").fill(password);
  await ending.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(ending).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
  await other.goto("/account");
  await expect(other.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await other.goto(`/game/${id}`);
  await expect(other.getByText("This game is not in this browser")).toBeVisible();

  // Another name, another password.
  const part = (name: string) => page.locator("details", { has: page.getByRole("heading", { name }) });
  const naming = part("Change the name");
  await naming.getByRole("heading").click();
  await naming.getByLabel("New name").fill("Martha");
  await naming.getByLabel("Password").fill(password);
  await naming.getByRole("button", { name: "Change" }).click();
  await expect(page.getByRole("heading", { name: "Martha", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Your account: Martha" })).toBeVisible();
  await part("Change the password").getByRole("heading").click();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("another battery");
  await part("Change the password").getByRole("button", { name: "Change" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  // Taken along, then gone.
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Everything in one file" }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), "utf8")) as {
    account: { name: string };
    games: { id: string; record: string }[];
  };
  expect(data.account.name).toBe("Martha");
  expect(data.games.map((game) => game.id)).toEqual([id]);
  expect(data.games[0]?.record).toContain("C5-C6");
  // The session's end removes the player's data from this browser.
  await page.evaluate(() => {
    for (const key of ["games", "analysis", "unsent.abc.1"]) localStorage.setItem(`camlann.${key}`, "[]");
    for (const key of ["lessons", "settings"]) localStorage.setItem(`camlann.${key}`, "{}");
  });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain("camlann.settings");
  for (const key of ["games", "analysis", "lessons", "unsent.abc.1"]) expect(kept).not.toContain(`camlann.${key}`);
  const back = page.locator("form", { has: page.getByRole("heading", { name: "I have an account" }) });
  await back.getByLabel("Name").fill("Martha");
  await back.getByLabel("Password").fill("another battery");
  await back.getByRole("button").click();
  await page.getByRole("button", { name: "Delete the account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password").fill("a wrong password");
  await dialog.getByRole("button", { name: "Delete the account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("do not match");
  await dialog.getByLabel("Password").fill("another battery");
  await dialog.getByRole("button", { name: "Delete the account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.locator(`a[href="/game/${id}"]`)).toHaveCount(0);
  await context.close();
});

test("the page of a deleted account offers no challenge", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await ann.page.evaluate(
      async ([to, body]) =>
        (await fetch(to, { method: "POST", headers: { "Content-Type": "application/json" }, body })).status,
      [path, JSON.stringify(data)] as const,
    );
    expect(answer, path).toBeLessThan(300);
  };
  await post("/api/account", { name: "Leaver", password });
  const cookies = await ann.page.context().cookies();
  const id = cookies.find(({ name }) => name === "camlann_id")?.value ?? "";
  await ben.page.goto(`/player/${id}`);
  await expect(ben.page.getByRole("button", { name: "Challenge" })).toBeVisible();
  await post("/api/account/delete", { password });
  await ben.page.reload();
  await expect(ben.page.getByRole("heading", { name: "deleted player", level: 1 })).toBeVisible();
  await expect(ben.page.getByRole("button", { name: "Report" })).toBeVisible();
  await expect(ben.page.getByRole("button", { name: "Challenge" })).toHaveCount(0);
  await expect(ben.page.getByRole("button", { name: "Follow" })).toHaveCount(0);
});

test("a phone has the way to the account in the settings, and both pages fit", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  for (const address of ["/account", "/privacy", "/conduct"]) {
    await page.goto(address);
    await page.locator("h1").waitFor();
    await expectFits(page);
  }
});

test("a guest signs in to an existing account and keeps the games of this device", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await elsewhere.request.get("/api/games");
  const made = await elsewhere.request.post("/api/account", { data: { name: "Rosa", password } });
  expect(made.status(), await made.text()).toBe(201);
  const id = await open({});

  await page.goto("/account");
  const entering = page.locator("form", { has: page.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill("Rosa");
  await entering.getByLabel("Password").fill(password);
  await entering.getByRole("button").click();
  await expect(
    page.getByText("You have 1 game on this device played as a guest: move it into this account?"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Move into this account" }).click();
  await expect(page.getByText("1 game is in your account now.")).toBeVisible();
  await page.goto(`/game/${id}`);
  await page.locator("[data-square]").first().waitFor();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Rosa", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move into this account" })).toHaveCount(0);
  const there = await elsewhere.request.get(`/api/games/${id}`);
  expect(there.status()).toBe(200);
  await elsewhere.close();
});
