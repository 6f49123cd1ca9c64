// A tournament: an account creates it, others join by its link, the boards open by themselves, and the standings show the
// games.
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import type { Hand } from "./test.ts";
import { expect, test } from "./test.ts";

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
  await expectFits(page);
  if (size) await page.setViewportSize(size);
}

test("a round robin of three: made, joined by link, played and shown", async ({ hand, person }) => {
  // Three browsers, and axe in both themes on each page.
  test.setTimeout(120_000);
  const [ben, cleo] = [await person(), await person()];
  await hand.page.goto("/");
  await hand.page.getByRole("main").getByRole("link", { name: "Tournaments" }).click();
  await expect(hand.page.getByText("No tournament is open now.")).toBeVisible();
  await expectSound(hand);
  await hand.page.getByRole("button", { name: "Create a tournament" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Friday round robin");
  await hand.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await hand.page.getByRole("combobox", { name: "How it is played" }).selectOption("round-robin");
  await hand.page.getByRole("button", { name: "Create", exact: true }).click();
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

test("a club: made, joined by its link, with an event of its own", async ({ hand, person }) => {
  const ben = await person();
  await hand.page.goto("/tournaments");
  await hand.page.getByRole("button", { name: "Create a club" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the club" }).fill("River Club");
  await hand.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await hand.page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(hand.page.getByRole("heading", { name: "River Club" })).toBeVisible();
  const link = await hand.page.getByRole("textbox", { name: "Link with which others join" }).inputValue();
  await ben.page.goto(link.split("?")[0] ?? "");
  await expect(ben.page.getByText("You need a link from a member to join this club.")).toBeVisible();
  await ben.page.goto(link);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Join the club" }).click();
  await expect(ben.page.getByRole("listitem").filter({ hasText: "Ben" })).toBeVisible();
  await expectSound(ben);
  await hand.page.getByRole("button", { name: "Create a tournament for the club" }).click();
  await hand.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Friday evening");
  await hand.page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(hand.page.getByRole("heading", { name: "Friday evening" })).toBeVisible();
  await hand.page.getByRole("link", { name: "River Club" }).click();
  await expect(hand.page.getByRole("link", { name: /Friday evening/ })).toBeVisible();
  await expectSound(hand);
});

test("a knock-out is drawn as a bracket, with byes, replays and the third place", async ({
  hand,
  browser,
  baseURL,
}) => {
  const { page } = hand;
  await page.goto("/tournaments");
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/tournaments${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const terms = { name: "Cup", host: "Ann", variant: "camette", time: { base: 300 }, system: "knockout" };
  const { id } = await post("", { ...terms, thirdPlace: true, rated: false, nonce: "cup" });
  await post(`/${id}/enter`, { name: "Ann" });
  for (const name of ["Ben", "Cleo", "Dora", "Emil"]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await context.request.get("/api/games");
    const entered = await context.request.post(`/api/tournaments/${id}/enter`, { data: { name } });
    expect(entered.ok(), await entered.text()).toBe(true);
    await context.close();
  }
  /** Starts a round, with the result of each board. */
  const round = async (number: number, ...results: string[]): Promise<void> => {
    await post(`/${id}/start-round`, { round: number });
    for (const [board, result] of results.entries())
      await post(`/${id}/give-result`, { round: number, board: board + 1, result });
  };
  // Drawn, and played again.
  await round(1, "1/2-1/2");
  await round(2, "1-0");
  await page.goto(`/tournament/${id}`);
  const stage = (name: string): Locator =>
    page
      .getByRole("region", { name: "Bracket" })
      .locator(".stage", { has: page.getByRole("heading", { name, exact: true }) });
  await expect(stage("Quarter-finals").locator(".match")).toHaveCount(4);
  await expect(stage("Quarter-finals").getByText("bye")).toHaveCount(3);
  await expect(stage("Quarter-finals").getByRole("link")).toHaveText([/½ – ½/, /1 – 0/]);
  await expect(stage("Final").getByText("to come")).toHaveCount(2);
  await expectSound(hand);
  await round(3, "1-0", "0-1");
  await round(4, "1-0f", "0-1");
  await post(`/${id}/finish`, {});
  // Her board had opened by itself.
  await page.goto(`/tournament/${id}`);
  await expect(page.locator(".over")).toContainText("has won the tournament");
  await expect(stage("Final").locator(".winner")).toHaveCount(1);
  const best = ((await stage("Final").locator(".winner").textContent()) ?? "").trim().split(" ")[0] ?? "";
  await expect(page.locator(".over")).toContainText(`${best} (guest) has won`);
  await expect(page.getByRole("heading", { name: "Third place" })).toBeVisible();
  await expectSound(hand);
  // A phone scrolls the bracket and not the page; the list of players is still there.
  await page.setViewportSize({ width: 360, height: 740 });
  const region = page.getByRole("region", { name: "Bracket" });
  await region.evaluate((bracket) => (bracket.scrollLeft = bracket.scrollWidth));
  expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(stage("Final").locator(".match")).toBeInViewport({ ratio: 0.9 });
});

test("49.3: what a director does by mistake can be undone", async ({ hand, browser, baseURL }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/tournaments${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const terms = { name: "Spring cup", host: "Ann", variant: "cam", time: { base: 300 }, system: "swiss", rounds: 3 };
  const { id } = await post("", { ...terms, rated: false, nonce: "mistakes" });
  for (const name of ["Ben", "Cleo"]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await context.request.get("/api/games");
    const entered = await context.request.post(`/api/tournaments/${id}/enter`, { data: { name } });
    expect(entered.ok(), await entered.text()).toBe(true);
    await context.close();
  }
  await page.goto(`/tournament/${id}`);

  // Before the start everything changes, and it can be cancelled and held after all.
  await page.getByRole("button", { name: "Change the tournament" }).click();
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill("Autumn cup");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Autumn cup" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the tournament" }).click();
  await page.getByRole("button", { name: "Cancel it now" }).click();
  await expect(page.getByText("This tournament was cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Hold the tournament after all" }).click();
  await page.getByRole("button", { name: "Start the tournament" }).click();

  // A result is chosen, then saved.
  await page.getByText("Enter or correct results").click();
  const result = page.getByRole("combobox", { name: /^Result of/ });
  await result.selectOption("1-0");
  await expect(page.getByText("1 – 0: the game ends.")).toBeVisible();
  await page.getByRole("button", { name: "Save the result" }).click();
  await expect(page.getByText(/^Given by Ann/)).toBeVisible();
  await expectSound(hand);

  await page.getByRole("button", { name: "End the tournament" }).click();
  await expect(page.getByText(/^End it after round 1 of 3\?/)).toBeVisible();
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "End the tournament" }).click();
  await page.getByRole("button", { name: "End it now" }).click();
  await expect(page.locator(".over")).toContainText("has won the tournament");
  await result.selectOption("1/2-1/2");
  await page.getByRole("button", { name: "Correct the result" }).click();
  await expect(page.getByText(/^Corrected by Ann/)).toBeVisible();
  await expect(page.locator(".over")).toContainText("share the first place");
  await expectSound(hand);
  await page.getByRole("button", { name: "Go on with the tournament" }).click();
  await expect(page.getByRole("button", { name: "Start round 2" })).toBeEnabled();
});

test("49.5: an event among a hundred newer ones is found, and kept as files and on paper", async ({
  hand,
  browser,
  baseURL,
}) => {
  // Eleven guests with ten events each, and axe in both themes.
  test.setTimeout(120_000);
  const { page } = hand;
  await page.goto("/tournaments");
  const wish = { host: "Ann", variant: "cam", time: { base: 300 }, system: "swiss", rounds: 3, public: true };
  const made = await page.request.post("/api/tournaments", { data: { ...wish, name: "Łódź open", nonce: "open" } });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.request.post(`/api/tournaments/${id}/enter`, { data: { name: "Ann" } });
  for (let guest = 0; guest < 11; guest++) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await context.request.get("/api/games");
    if (guest === 0) await context.request.post(`/api/tournaments/${id}/enter`, { data: { name: "Ben" } });
    for (let event = 0; event < 10; event++) {
      const name = `One of many ${String(10 * guest + event)}`;
      const answer = await context.request.post("/api/tournaments", { data: { ...wish, name, nonce: name } });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
    await context.close();
  }
  await page.reload();
  const own = page.getByRole("link", { name: /Łódź open/ });
  await expect(page.getByRole("link", { name: /One of many 109/ })).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole("button", { name: "More: Tournaments" }).click();
  await expect(own).toBeVisible();
  await expect(page.getByRole("link", { name: /^One of many/ })).toHaveCount(110);
  await expect(page.getByRole("button", { name: "More: Tournaments" })).toHaveCount(0);
  await page.getByRole("searchbox").fill("łódź");
  await expect(page.getByRole("link", { name: /^One of many/ })).toHaveCount(0);
  await expectSound(hand);
  await own.click();

  // Play a round, and fetch what is left of it.
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await expect(page).toHaveURL(/\/game\//, { timeout: 15_000 });
  const given = await page.request.post(`/api/tournaments/${id}/give-result`, {
    data: { round: 1, board: 1, result: "1-0" },
  });
  expect(given.ok(), await given.text()).toBe(true);
  await page.goto(`/tournament/${id}`);
  await expect(page.getByRole("heading", { name: "To keep" })).toBeVisible();
  const read = async (link: string): Promise<string> => {
    const address = await page.getByRole("link", { name: link }).getAttribute("href");
    const file = await page.request.get(address ?? "");
    expect(file.ok(), await file.text()).toBe(true);
    return file.text();
  };
  expect(await read("Standing as a table (CSV)")).toContain("Row,Place,Player,Rating,Round 1,Points,Buchholz cut 1");
  expect(await read("Rounds for a calendar (iCal)")).toContain("SUMMARY:Łódź open: round 1");
  expect(await read("News feed (Atom)")).toContain("<title>Round 1 is paired</title>");
  const games = await read("All games as one file");
  for (const header of [
    '[Event "Łódź open"]',
    '[Round "1"]',
    '[Board "1"]',
    `[Site "${new URL(page.url()).origin}/game/`,
  ])
    expect(games).toContain(header);
  await expectSound(hand);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { name: "To keep" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
});
