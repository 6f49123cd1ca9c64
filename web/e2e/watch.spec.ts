// A stranger finds games in progress, and watches one; games by a link are not listed.
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";
import { sitDown } from "./two.ts";

const time = { base: 300, increment: 5 };

test("a live game with an open seat is on the first page of a stranger, who watches it", async ({
  hand,
  person,
  browser,
  server,
}) => {
  await sitDown(hand, browser, server.address, { time });
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
  await sitDown(other, browser, server.address, { time, rated: true });
  const stranger = await person();
  const { page } = stranger;
  await page.goto("/");
  const live = page.locator("section", { has: page.getByRole("heading", { name: "Live now" }) });
  await expect(live.getByRole("link")).toHaveCount(2);
  await expect(live.getByRole("link").first()).toContainText(/Ann \(guest\) 1\d\d\d\? and Ben \(guest\)/);
  await expect(live.getByRole("link").first()).toContainText("Cam · 5 + 5 · rated");
  await expect(live.locator("li")).toContainText("Cam · 5 + 5");
  await expectAccessible(page, { part: "aside" });
  await live.getByRole("link", { name: /^Watch: Ann/ }).click();
  await expect(page).toHaveURL(ann.page.url());
  await ann.move("C5", "C6");
  await expect(stranger.moves).toHaveCount(1);

  // Players are not offered their own game, and finished games are not listed.
  await ben.page.goto("/");
  await expect(ben.page.getByRole("heading", { name: "Live now" })).toBeVisible();
  await expect(ben.page.locator("aside").getByRole("link", { name: /^Watch/ })).toHaveCount(0);
  const id = ann.page.url().split("/").at(-1) ?? "";
  const resigned = await ann.page.request.post(`/api/games/${id}/resign`, { data: {} });
  expect(resigned.ok(), await resigned.text()).toBe(true);
  await page.goto("/");
  await expect(live.getByRole("link")).toHaveCount(1);
});
