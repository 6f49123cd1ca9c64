// A stranger finds games in progress, and watches one; games by a link are not listed.
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";
import { sitDown, type Two } from "./two.ts";

const time = { base: 300, increment: 5 };

test("a live game with an open seat is on the first page of a stranger, who watches it", async ({
  hand,
  person,
  browser,
  server,
}) => {
  const unlisted = await sitDown(hand, browser, server.address, { time });
  const guest = await person();
  const { ann, ben } = await sitDown(guest, browser, server.address, { time, public: true });
  const other = await person();
  const rated = await sitDown(other, browser, server.address, { time, rated: true });
  const first = rated.ann.page.url().split("/").at(-1) ?? "";
  for (const [one, ply, move] of [
    [rated.ann, 0, "C5-C6"],
    [rated.ben, 1, "C9-C8"],
  ] as const) {
    const played = await one.page.request.post(`/api/games/${first}/moves`, { data: { ply, move, nonce: move } });
    expect(played.ok(), await played.text()).toBe(true);
  }
  expect((await rated.ann.page.request.post(`/api/games/${first}/resign`, { data: {} })).ok()).toBe(true);
  const second = await sitDown(other, browser, server.address, { time, rated: true });
  const stranger = await person();
  const { page } = stranger;
  await page.goto("/");
  const liveOn = (on: Page): Locator => on.locator("section", { has: on.getByRole("heading", { name: "Live now" }) });
  const live = liveOn(page);
  // Other tests may have games on this server, too.
  const idOf = (one: Two): string => one.ann.page.url().split("/").at(-1) ?? "";
  const linkTo = (id: string): Locator => live.locator(`a[href="/game/${id}"]`);
  const id = idOf({ ann, ben });
  await expect(linkTo(idOf(second))).toBeVisible();
  await expect(live).toContainText(/Ann \(guest\) 1\d\d\d\? and Ben \(guest\)/);
  await expect(live).toContainText("Cam · 5 + 5 · rated");
  await expect(linkTo(id)).toBeVisible();
  await expect(linkTo(idOf(unlisted))).toHaveCount(0);
  await expect(linkTo(first)).toHaveCount(0);
  await expectAccessible(page, { part: "aside" });
  await linkTo(id).click();
  await expect(page).toHaveURL(ann.page.url());
  await ann.move("C5", "C6");
  await expect(stranger.moves).toHaveCount(1);
  await page.getByRole("button", { name: "Share…" }).first().click();
  const shared = page.getByRole("dialog", { name: "Share this game" });
  await expect(shared.getByRole("textbox", { name: "Link" })).toHaveValue(page.url());
  await expect(shared.getByRole("textbox", { name: "Position (FEN)" })).toHaveValue(/ b /);
  await expect(shared.getByRole("textbox", { name: "The game as a record" })).toHaveValue(/1\. C5-C6/);
  const picture = shared.getByRole("img", { name: "The position as a picture" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.keyboard.press("Escape");

  // Players are not offered their own game, and finished games are not listed.
  await ben.page.goto("/");
  await expect(ben.page.getByRole("heading", { name: "Live now" })).toBeVisible();
  await expect(liveOn(ben.page).locator(`a[href="/game/${id}"]`)).toHaveCount(0);
  const resigned = await ann.page.request.post(`/api/games/${id}/resign`, { data: {} });
  expect(resigned.ok(), await resigned.text()).toBe(true);
  await page.goto("/");
  await expect(linkTo(idOf(second))).toBeVisible();
  await expect(linkTo(id)).toHaveCount(0);
});
