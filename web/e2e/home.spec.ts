// The first page on a phone: what this is, one's own games first, and a way in that is seen.
import { expect, holdBack, test } from "./test.ts";

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const) {
  test(`a newcomer at ${String(width)} px sees a description of the site, and how to begin`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(page.getByText(/^Camelot, the board game of 1930/)).toBeInViewport({ ratio: 1 });
    const play = page.locator(".tile.big .button");
    await expect(play).toHaveText("Play");
    await expect(play).toBeInViewport({ ratio: 1 });
    await play.click();
    await expect(page).toHaveURL(/\/game\//);
    await expect(page.locator(".plate", { hasText: "level 1" }).first()).toBeVisible();
  });
}

test("the computer's level is a pill, kept for the next visit; other choices are behind a button", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "3 · sees what it can take" }).check({ force: true });
  await expect(page.getByText("Level 3: sees what it can take")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "3 · sees what it can take" })).toBeChecked();
  await page.getByRole("button", { name: "Choices for Camelot", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New game of Camelot" });
  await expect(dialog.getByLabel("Level")).toHaveValue("3");
  await dialog.getByRole("radio", { name: "Black" }).check({ force: true });
  await dialog.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/game\//);
  // The side is kept, too, and games of four have the computers at this level.
  await page.goto("/");
  await page.getByRole("button", { name: /^Camette 2 players/ }).click();
  await expect(page.locator('.plate.bottom[data-seat="b"]')).toContainText("You");
  await page.goto("/");
  await page.getByRole("button", { name: /^Grand Cam 4 players/ }).click();
  await expect(page.locator(".plate", { hasText: "level 3" })).toHaveCount(3);
});

test("with a friend the tile makes the link, or begins, with the time of the pills", async ({ page }) => {
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("radio", { name: "10 + 10" }).check({ force: true });
  await page.getByRole("button", { name: /^Camette 2 players/ }).click();
  await expect(page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  await expect(page.getByText("Camette · 10 + 10 · casual")).toBeVisible();
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "10 + 10" })).toBeChecked();
  await page.getByRole("radio", { name: "No clock" }).check({ force: true });
  await page.getByRole("button", { name: /^Camette 2 players/ }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator(".plate .clock")).toHaveCount(0);
});

test("two people on one screen have names", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New game of Cam" });
  await dialog.getByLabel("White").fill("Ann");
  await dialog.getByLabel("Black").fill("Ben");
  await dialog.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/game\//);
  for (const name of ["Ann", "Ben"]) await expect(page.locator(".plate").getByText(name)).toBeVisible();
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  await page.goto("/");
  await expect(page.getByText("Ann and Ben")).toBeVisible();
});

test("a game can be deleted, and brought back", async ({ page, open, hand }) => {
  const id = await open({});
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const row = page.locator(`a[href="/game/${id}"]`);
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/api/games/${id}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.click();
  await expect(hand.square("C6")).toHaveAttribute("aria-label", /white man/);
});

test("one's own games come first on a phone, and those without a move do not pile up", async ({ page, open, hand }) => {
  const id = await open({});
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  for (let game = 0; game < 3; game++) await open({ variant: "camette" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const rows = page.locator(".own li");
  await expect(rows).toHaveCount(2);
  await expect(rows.locator(`a[href="/game/${id}"]`)).toBeInViewport({ ratio: 1 });
  const order = await page.evaluate(() => {
    const top = (what: string) => document.querySelector(what)?.getBoundingClientRect().top ?? 0;
    return top(".own") < top(".tiles");
  });
  expect(order).toBe(true);
  // The second time they find their place kept: nothing moves when they come.
  const send = await holdBack(page, "**/api/games");
  await page.reload();
  const tiles = page.locator(".tiles");
  const before = (await tiles.boundingBox())?.y;
  send();
  await expect(rows).toHaveCount(2);
  expect((await tiles.boundingBox())?.y).toBe(before);
});

test("the dialog of a new game speaks plainly, and cuts no level", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const game of ["camblam", "grand-cam", "grand-camelot", "tri-camelot"]) {
    await page.goto(`/?play=${game}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "Read why" })).toBeInViewport();
    await expect(dialog).not.toContainText(/sideCastleJump|array=|\bwcf\b/);
    expect((await dialog.locator("form > p").first().textContent())?.length).toBeLessThan(80);
    await page.goto(`/rules/${game}`);
    await page.locator("h2").first().waitFor();
    await expect(page.locator("main")).not.toContainText(/sideCastleJump|array=/);
  }
  await page.goto("/?play=grand-cam");
  for (const select of await page.locator(".seat .who").all()) {
    const cut = await select.evaluate((one: HTMLSelectElement) => {
      const probe = document.createElement("span");
      probe.style.cssText = "position:absolute;visibility:hidden;white-space:nowrap";
      probe.style.font = getComputedStyle(one).font;
      probe.textContent = one.selectedOptions[0]?.textContent.trim() ?? "";
      document.body.append(probe);
      const needed = probe.offsetWidth;
      probe.remove();
      // The arrow takes about 20 px.
      return needed + 20 > one.clientWidth - 24;
    });
    expect(cut).toBe(false);
  }
  await expect(page.locator(".seat .level").first()).toHaveText("has just read the rules");
});

test("the next visit starts from the last: against whom, and the game begun last on the large tile", async ({
  page,
}) => {
  const big = page.locator(".tile.big");
  await page.goto("/");
  await expect(big).toContainText("A good place to begin");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("button", { name: /^Chivalry / }).click();
  await page.waitForURL(/\/game\//);
  await page.goto("/");
  const friend = page.getByRole("radio", { name: "a friend on this device" });
  await expect(friend).toBeChecked();
  await expect(big).toContainText("Chivalry");
  await expect(big).not.toContainText("A good place to begin");
  await expect(page.getByRole("button", { name: /^Cam 2 players/ })).toBeVisible();
  // Another choice is kept, too, and what is begun by the dialog.
  await page.getByText("a friend by link", { exact: true }).click();
  await page.reload();
  await expect(page.getByRole("radio", { name: "a friend by link" })).toBeChecked();
  await expect(big).toContainText("Chivalry");
  await page.getByRole("button", { name: "Choices for Camette", exact: true }).click();
  await page.getByRole("button", { name: "Create a link" }).click();
  await page.waitForURL(/\/i\//);
  await page.goto("/");
  await expect(big).toContainText("Camette");
});

test("an open seat of one's own is withdrawn from the list", async ({ page, person }) => {
  await page.goto("/");
  const made = await page.request.post("/api/invitations", {
    data: { variant: "camette", name: "Ann", public: true, time: { base: 180, increment: 2 } },
  });
  expect(made.status(), await made.text()).toBe(201);
  const other = await person();
  await other.page.goto("/");
  const seat = other.page.getByRole("link", { name: "Accept: Ann" });
  await expect(seat).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Your open seat" })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw: Camette · 3 + 2" }).click();
  await expect(page.getByRole("link", { name: "Your open seat" })).toHaveCount(0);
  await expect(seat).toHaveCount(0);
});

test("49.10: on a phone, a player who comes back finds open seats and tournaments at the top", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Open seats/ })).toHaveCount(0);
  await page.locator(".tile.big .button").click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Tournaments" }).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: /^Open seats/ }).click();
  await expect(page.locator("#open-seats")).toBeInViewport();
});
