// People who know each other's names: one finds the other, challenges, and the challenge arrives.
import { request as http } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

const password = "correct horse battery";

/** Makes an account of this browser's guest, which has played nothing. */
async function register({ page }: Hand, name: string): Promise<void> {
  await page.request.get("/api/games");
  const made = await page.request.post("/api/account", { data: { name, password } });
  expect(made.ok(), await made.text()).toBe(true);
}

test("a friend without games is found by the first letters, challenged, and notified on any page", async ({
  hand: ann,
  person,
}) => {
  await register(ann, "FindAnn");
  const ben = await person();
  await register(ben, "FindBen");
  await ben.page.goto("/rules/cam");

  await ann.page.goto("/");
  await ann.page.getByText("a friend by link", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Challenge by name" }).click();
  const dialog = ann.page.getByRole("dialog");
  const field = dialog.getByRole("searchbox", { name: "Find a player by name" });
  await expect(field).toBeFocused();
  await field.fill("find");
  await expect(dialog.getByRole("list", { name: "Players found" })).toHaveText("FindBen");
  await field.fill("findx");
  await expect(dialog.getByRole("status")).toHaveText("No account has a name that begins like this.");
  await field.fill("FINDB");
  await expect(dialog.getByRole("list", { name: "Players found" })).toHaveText("FindBen");
  await expectAccessible(ann.page, { part: "dialog" });
  await dialog.getByRole("button", { name: "FindBen" }).click();
  await expect(ann.page.getByRole("dialog", { name: "Challenge FindBen to Cam" })).toBeVisible();
  await dialog.getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: "Your challenge is waiting for an answer" })).toBeVisible();
  await expect(ann.page.getByText("You challenged FindBen. Nobody else can accept it.")).toBeVisible();
  const other = await ann.page.context().newPage();
  await other.goto("/");
  await expect(other.getByRole("link", { name: "Your challenge to FindBen" })).toBeVisible();
  await other.close();

  const pill = ben.page.getByRole("banner").getByRole("link", { name: "FindAnn challenges you" });
  await expect(pill).toBeVisible({ timeout: 20_000 });
  await expectAccessible(ben.page, { part: "header" });
  await ben.page.setViewportSize({ width: 320, height: 640 });
  await expect(pill).toBeVisible();
  await expectFits(ben.page);
  await ben.page.goto("/");
  await expect(ben.page.locator("main").getByRole("link", { name: /FindAnn challenges you/ })).toBeVisible();
  await pill.click();
  await ben.page.getByRole("button", { name: "Play", exact: true }).click();
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/game\//);
});

test("the page of an account without games offers a challenge, and is found beside the leaderboards", async ({
  hand: ann,
  person,
}) => {
  const ben = await person();
  await register(ben, "PageBen");
  const { page } = ann;
  await page.goto("/leaders");
  await page.getByRole("searchbox", { name: "Find a player by name" }).fill("pageb");
  await expectAccessible(page);
  await page.getByRole("link", { name: "PageBen" }).click();
  await expect(page).toHaveURL(/\/@\/PageBen$/);
  await expect(page.getByRole("heading", { level: 1, name: "PageBen" })).toBeVisible();
  await expect(page.getByText("No games with others yet.")).toBeVisible();
  await expect(page.getByText("No rated games yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await page.getByRole("button", { name: "Challenge", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("PageBen plays only challenges of accounts");
  expect((await ben.page.request.post("/api/account/challenges", { data: { guests: true } })).ok()).toBe(true);
  await page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your challenge is waiting for an answer" })).toBeVisible();

  await page.goto("/@/NobodyAtAll");
  await expect(page.getByRole("heading", { name: "There is no such player" })).toBeVisible();
});

test("a bot that has never played is challenged by name, from the page of a link", async ({
  hand,
  person,
  baseURL,
}) => {
  const owner = await person();
  await register(owner, "Botho");
  expect((await owner.page.request.post("/api/account/bot", { data: {} })).ok()).toBe(true);
  const made = await owner.page.request.post("/api/account/tokens", { data: { name: "a laptop" } });
  const { text } = (await made.json()) as { text: string };
  const program = await http.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${text}` },
  });

  const { page } = hand;
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("button", { name: /^Cam / }).first().click();
  await expect(page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  const link = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Challenge by name" }).click();
  const dialog = page.getByRole("dialog");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/players?")) asked.push(request.url());
  });
  await dialog.getByRole("searchbox").fill("botho");
  await expect(dialog.getByRole("button", { name: /Botho\s*bot/ })).toBeVisible();
  await dialog.getByRole("searchbox").press("End");
  await dialog.getByRole("searchbox").pressSequentially("  ");
  await page.waitForTimeout(600);
  expect(asked).toHaveLength(1);
  await dialog.getByRole("button", { name: /Botho\s*bot/ }).click();
  await expect(dialog.getByText("Your link will be withdrawn.")).toBeVisible();
  await dialog.getByRole("button", { name: "Challenge", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your challenge is waiting for an answer" })).toBeVisible();

  // No other player takes the seat of the link meanwhile.
  const left = (await (await page.request.get(`/api${link.replace("/i/", "/invitations/")}`)).json()) as {
    phase: string;
  };
  expect(left.phase).toBe("withdrawn");

  const turns = (await (await program.get("/api/turns")).json()) as { invitations: { id: string }[] };
  const [challenge] = turns.invitations;
  const sat = await program.post(`/api/invitations/${challenge?.id ?? ""}/sit-down`, { data: {} });
  expect(sat.ok(), await sat.text()).toBe(true);
  await expect(page).toHaveURL(/\/game\//);
});

test("a challenge and a game that waits stand side by side in the header, and cut nothing off", async ({
  hand: ann,
  person,
}) => {
  await register(ann, "WaitingAnnie");
  expect((await ann.page.request.post("/api/account/challenges", { data: { guests: true } })).ok()).toBe(true);
  const ben = await person();
  await ben.page.request.get("/api/games");
  const to = (await ann.page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";
  const link = await ann.page.request.post("/api/invitations", { data: { variant: "cam", name: "Ann", colour: "w" } });
  const { id } = (await link.json()) as { id: string };
  await ben.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  for (const variant of ["cam", "camette"]) {
    const asked = await ben.page.request.post("/api/invitations", { data: { variant, name: "Ben", to } });
    expect(asked.ok(), await asked.text()).toBe(true);
  }

  const { page } = ann;
  await page.goto("/rules/cam");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Ben (guest) and Ben (guest) challenge you" })).toBeVisible({
    timeout: 20_000,
  });
  for (const width of [1440, 900, 820, 768, 700, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = [
      header.getByRole("link", { name: "Ben (guest) and Ben (guest) challenge you" }),
      header.getByRole("link", { name: "1 game waits for your move" }),
      header.getByRole("button", { name: "Settings" }),
      ...(width < 700 ? [] : [header.getByRole("link", { name: /WaitingAnnie/ })]),
    ];
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.98 });
    await expectFits(page);
    if (width < 700) continue;
    const cut = await header
      .getByRole("link", { name: /WaitingAnnie/ })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `at ${String(width)} px`).toBe(0);
  }
  await expectAccessible(page, { part: "header" });

  // A phone on its side has the header next to the board.
  const made = await page.request.post("/api/games", { data: { variant: "cam", opponent: "computer", level: 1 } });
  await page.goto(`/game/${((await made.json()) as { id: string }).id}`);
  for (const [width, height] of [
    [568, 320],
    [740, 360],
    [915, 412],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      header.getByRole("link", { name: "Ben (guest) and Ben (guest) challenge you" }),
      header.getByRole("link", { name: "1 game waits for your move" }),
      header.getByRole("button", { name: "Settings" }),
    ])
      await expect(part).toBeInViewport({ ratio: 0.98 });
    await expectFits(page);
  }
});
