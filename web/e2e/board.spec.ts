// Several games at a time: a challenge, what waits for one's move, the next game, and what a rated game has moved.
import type { Browser } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, Hand, test } from "./test.ts";

async function person(browser: Browser, baseURL: string | undefined, name: string): Promise<Hand> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await context.addInitScript((called) => localStorage.setItem("camlann.name", called), name);
  const page = await context.newPage();
  await page.request.get("/api/games");
  return new Hand(page);
}

const idOf = async ({ page }: Hand): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";

/** A game in which the host has White: its id. */
async function begin(host: Hand, guest: Hand, wish: object): Promise<string> {
  const invited = await host.page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w", ...wish },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  const sat = await guest.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  return ((await sat.json()) as { game: string }).game;
}

test("a challenge made on the profile page is found and accepted", async ({ browser, baseURL }) => {
  const ann = await person(browser, baseURL, "Ann");
  const ben = await person(browser, baseURL, "Ben");
  await begin(ann, ben, {});
  await ann.page.goto(`/player/${await idOf(ben)}`);
  await ann.page.getByRole("button", { name: "Challenge" }).click();
  const dialog = ann.page.getByRole("dialog", { name: "Challenge Ben to Cam" });
  await expect(dialog.getByRole("combobox", { name: "Game", exact: true })).toBeFocused();
  // By keyboard alone: the game, then the rest of the form.
  await ann.page.keyboard.type("Camet");
  const camette = ann.page.getByRole("dialog", { name: "Challenge Ben to Camette" });
  await expect(camette.getByRole("combobox", { name: "Game", exact: true })).toBeFocused();
  await expect(camette.getByText("Anybody may take the seat")).toHaveCount(0);
  await expectAccessible(ann.page, { exclude: ".tiles" });
  await camette.getByRole("radio", { name: "3 days per move" }).check({ force: true });
  await camette.getByRole("checkbox", { name: /^Rated/ }).check();
  await camette.getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: "Your challenge is waiting for an answer" })).toBeVisible();
  await expectAccessible(ann.page, { exclude: ".tiles" });

  await ben.page.goto("/");
  const row = ben.page.locator("main").getByRole("link", { name: /^Ann \(guest\) challenges you/ });
  await expect(row).toContainText("Camette · 3 days per move · rated");
  await expectAccessible(ben.page, { exclude: ".tiles" });
  await row.click();
  await ben.page.getByRole("button", { name: "Play as guest" }).click();
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/game\//);

  // A blocked player cannot challenge Ben.
  await ben.page.request.post(`/api/players/${await idOf(ann)}/block`, { data: {} });
  await ann.page.goto(`/player/${await idOf(ben)}`);
  await ann.page.getByRole("button", { name: "Challenge" }).click();
  await ann.page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(ann.page.getByRole("alert")).toContainText("You cannot challenge this player");
});

test("games that wait are counted in the header, listed with their time, and lead from one to the next", async ({
  browser,
  baseURL,
}) => {
  const ann = await person(browser, baseURL, "Ann");
  const ben = await person(browser, baseURL, "Ben");
  const slow = await begin(ann, ben, { time: { days: 3 } });
  const soon = await begin(ann, ben, { variant: "camelot", time: { days: 1 } });
  const other = await begin(ann, ben, { variant: "camette", time: { days: 2 } });
  const timeless = await begin(ann, ben, { variant: "chivalry" });
  for (const game of [slow, soon, other]) {
    const moves = game === soon ? ["C6-C7", "C11-C10"] : game === slow ? ["B5-A5", "B9-A9"] : [];
    for (const [ply, move] of moves.entries()) {
      const { page } = ply === 0 ? ann : ben;
      await page.request.post(`/api/games/${game}/moves`, { data: { ply, move, nonce: `${game}${String(ply)}` } });
    }
  }

  await ann.page.goto("/");
  const turns = ann.page.locator("section", { has: ann.page.getByRole("heading", { name: "Your turn" }) });
  await expect(turns.getByRole("link")).toHaveCount(3);
  await expect(turns.getByRole("link").first()).toHaveAttribute("href", `/game/${soon}`);
  await expect(turns.getByRole("link").first()).toContainText(/Ben \(guest\)\s+Camelot · 23 hours left/);
  await expect(turns.locator(".soon")).toHaveCount(1);
  await turns.getByRole("button", { name: "Show all" }).click();
  await expect(turns.getByRole("link")).toHaveCount(4);
  await expect(turns.getByRole("link", { name: /Chivalry/ })).not.toContainText("left");
  await expectAccessible(ann.page, { exclude: ".tiles" });

  const pill = ann.page.getByRole("link", { name: "4 games wait for your move" });
  for (const width of [1440, 768, 360, 320]) {
    await ann.page.setViewportSize({ width, height: 900 });
    await expect(pill).toBeVisible();
    await expectFits(ann.page);
  }
  await ann.page.setViewportSize({ width: 1440, height: 900 });
  await pill.click();
  await expect(ann.page).toHaveURL(`/game/${soon}`);
  const others = ann.page.getByRole("link", { name: "3 games wait for your move", exact: true });
  await expect(others).toBeVisible();
  const next = ann.page.getByRole("link", { name: "Next game: 3 games wait for your move" });
  await expect(next).toContainText("Next game");
  await expectAccessible(ann.page, { exclude: ".tiles" });

  // The next game opens by itself after a move if the setting is on.
  const here = ann.page.url();
  await ann.page.goto("/settings");
  await ann.page.getByRole("checkbox", { name: /^After a move in a game with days/ }).check();
  await ann.page.goto(here);
  await next.click();
  await expect(ann.page).not.toHaveURL(`/game/${soon}`);
  await ann.page.goto(`/game/${slow}`);
  await ann.move("C5", "C6");
  await ann.click("C6");
  await expect(ann.page).toHaveURL(`/game/${soon}`);
  await expect(ann.page.getByRole("link", { name: "2 games wait for your move", exact: true })).toBeVisible();
  await ben.page.goto(`/game/${timeless}`);
  await expect(ben.page.getByRole("link", { name: /waits for your move/ })).toHaveText("1your move");
});

test("the end of a rated game says what it has moved, on a phone too", async ({ browser, baseURL }) => {
  const ann = await person(browser, baseURL, "Ann");
  const ben = await person(browser, baseURL, "Ben");
  await ben.page.setViewportSize({ width: 360, height: 740 });
  const game = await begin(ann, ben, { time: { base: 300, increment: 5 }, rated: true });
  for (const { page } of [ann, ben]) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
  await ann.move("B5", "A5");
  await ben.move("B9", "A9");
  await expect(ann.line).toHaveText("Your move.");
  await ann.page.getByRole("button", { name: "Resign" }).first().click();
  await ann.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/ })
    .click();
  await expect(ann.page.getByText(/^Your rating: 13\d\d\? \(−1\d\d\)$/)).toBeVisible();
  await expect(ben.page.getByText(/^Your rating: 16\d\d\? \(\+1\d\d\)$/)).toBeVisible();
  await expectAccessible(ben.page, { exclude: ".tiles" });
  // A game that does not count says nothing of it.
  const casual = await begin(ann, ben, {});
  await ann.page.request.post(`/api/games/${casual}/resign`, { data: {} });
  await ann.page.goto(`/game/${casual}`);
  await expect(ann.page.getByText("You lose").first()).toBeVisible();
  await expect(ann.page.getByText(/^Your rating/)).toHaveCount(0);
});
