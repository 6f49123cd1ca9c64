// A bot's account: its token is made on the page and shown once, a program plays with it, others see the mark, and it is ended.
import { request as http, type Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, Hand, test } from "./test.ts";

/** What is asked of the other side. */
const asking = ({ page }: Hand): Locator =>
  page.getByRole("button", { name: /^(Offer a draw|Ask for a take-back|Rematch)$/u });

test("49.9: a token is made, plays as a marked bot against a person who can ask it nothing, and is ended", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Sir_Kay");
  await making.getByLabel("Password").fill("correct horse battery");
  await making.getByRole("button").click();
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Tokens" }) });
  await section.getByRole("heading", { name: "Tokens" }).click();
  await section.getByLabel("What the token is for").fill("my laptop");
  await section.getByLabel("Password").fill("correct horse battery");
  await page.keyboard.press("Enter");
  const text = await section.getByLabel("The new token").inputValue();
  expect(text).toMatch(/^camlann_[0-9a-z]{32}$/);
  await expect(section.getByText("It is not shown again.")).toBeVisible();
  await expect(section.getByText("never used")).toBeVisible();
  await expectFits(page);

  // The step cannot be undone, so it is confirmed.
  await expect(section.getByRole("button", { name: "Mark it as a bot" })).toBeDisabled();
  await section.getByLabel("Only programs play for this account").check();
  await section.getByRole("button", { name: "Mark it as a bot" }).click();
  await expect(section.getByText("Programs play for this account.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Sir_Kay\sbot/);
  await expectAccessible(page);
  await page.reload();
  await expect(section.getByText("my laptop")).toBeVisible();
  await expect(section.getByLabel("The new token")).toHaveCount(0);

  // The program invites, a person sits down.
  const program = await http.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${text}` },
  });
  const seat = { variant: "cam", opponent: "person", public: true, seat: "b" };
  const made = await program.post("/api/invitations", { data: seat });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const guest = new Hand(await context.newPage());
  await guest.page.goto("/");
  await expect(guest.page.getByText("Sir_Kay (bot)")).toBeVisible();
  await guest.page.goto(`/i/${id}`);
  await expect(guest.page.getByRole("heading", { name: "Sir_Kay (bot) invites you to Cam" })).toBeVisible();
  await guest.page.getByLabel("Your name").fill("Wamba_of_the_wide_woods_");
  await guest.page.getByRole("button", { name: "Play as guest" }).click();
  await expect(guest.page).toHaveURL(/\/game\//);
  await expect(guest.page.locator('.plate[data-seat="b"]')).toContainText(/Sir_Kay.*bot/);
  await guest.move("C5", "C6");
  let game: { id: string; plies: number } | undefined;
  const look = async (): Promise<boolean> => {
    const turns = (await (await program.get("/api/turns")).json()) as { games: { id: string; plies: number }[] };
    game = turns.games[0];
    return game !== undefined;
  };
  await expect.poll(look).toBe(true);
  const open = (await (await program.get(`/api/games/${game?.id ?? ""}?state=1`)).json()) as {
    state: { outcomes: { notation: string }[] };
  };
  const move = { ply: game?.plies, move: open.state.outcomes[0]?.notation, nonce: "first" };
  expect((await program.post(`/api/games/${game?.id ?? ""}/moves`, { data: move })).status()).toBe(200);
  await expect(guest.moves).toHaveCount(2);

  // Programs do not see offers, so there are none, and no rematch.
  await expect(guest.page.getByRole("button", { name: /^Resign/u })).not.toHaveCount(0);
  await expect(asking(guest)).toHaveCount(0);
  await guest.page
    .getByRole("button", { name: /^Resign/u })
    .first()
    .click();
  await guest.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/u })
    .click();
  await expect(guest.page.getByText(/Sir_Kay.* wins|wins/u).first()).toBeVisible();
  await expect(asking(guest)).toHaveCount(0);

  // A guest's mark is seen however long the name is, and without colours.
  await page.goto(guest.page.url());
  const plate = page.locator('.plate[data-seat="w"]');
  await expect(plate).toContainText(/Wamba.*guest/);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(plate.getByText("guest", { exact: true })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ forcedColors: "none" });

  // Ended, it plays no more.
  await page.goto("/account");
  await expect(section.getByText(/last used/)).toBeVisible();
  await section.getByRole("button", { name: "End my laptop" }).click();
  await expect(section.getByText("my laptop")).toHaveCount(0);
  expect((await program.get("/api/turns")).status()).toBe(401);
  await program.dispose();
  await context.close();
});

test("49.9: a person is asked for what a bot is not: a draw, a take-back, and a rematch", async ({ hand, person }) => {
  const ben = await person();
  await hand.page.request.get("/api/games");
  const invited = await hand.page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w" },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  await ben.page.request.get("/api/games");
  const sat = await ben.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await sat.json()) as { game: string };
  for (const { page } of [hand, ben]) await page.goto(`/game/${game}`);
  await hand.move("C5", "C6");
  await ben.move("C9", "C8");
  await expect(asking(hand)).toHaveCount(2);
  await expect(asking(hand).nth(0)).toHaveAccessibleName("Ask for a take-back");
  await expect(asking(hand).nth(1)).toHaveAccessibleName("Offer a draw");
  await ben.page
    .getByRole("button", { name: /^Resign/u })
    .first()
    .click();
  await ben.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/u })
    .click();
  await expect(asking(hand)).toHaveText("Rematch");
});
