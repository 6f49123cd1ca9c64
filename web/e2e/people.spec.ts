// Followed, blocked and muted players: listed on one page, and undone there. For guests, too.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

const idOf = async ({ page }: Hand): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";

/** A game that the host has begun with a guest: its id. */
async function begin(host: Hand, guest: Hand, name: string): Promise<string> {
  for (const { page } of [host, guest]) await page.request.get("/api/games");
  const invited = await host.page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w" },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  const sat = await guest.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name } });
  return ((await sat.json()) as { game: string }).game;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a player is followed, seen playing on the first page and in the list, and followed no more", async ({
  hand,
  person,
}) => {
  const ann = await person();
  const ben = await person();
  const game = await begin(ann, ben, "Ben");
  const { page } = hand;
  await page.goto(`/player/${await idOf(ann)}`);
  await button(page, "Follow").click();
  await expect(button(page, "Unfollow")).toBeVisible();

  await page.goto("/");
  const live = page.locator(`a[href="/game/${game}"]`);
  await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
  await expect(live).toContainText("Ann (guest) and Ben (guest)");

  await page.goto("/account");
  const list = page.getByRole("list", { name: "You follow" });
  await expect(list.getByRole("link", { name: "Ann" })).toHaveAttribute("href", `/player/${await idOf(ann)}`);
  await expectAccessible(page, { part: ".circle" });
  await button(page, "Unfollow: Ann").click();
  // It can be undone while the page is open.
  await button(page, "Follow: Ann").click();
  await button(page, "Unfollow: Ann").click();
  await expect(button(page, "Follow: Ann")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" }).first()).toBeVisible();
  await expect(list).toBeHidden();
  await page.goto("/");
  await expect(page.getByText(/^(Open seats$|Nobody is waiting)/).first()).toBeVisible();
  await expect(live).toHaveCount(0);
});

test("whoever is blocked cannot challenge until the block is taken back; a mute is there, too", async ({
  hand: ann,
  person,
}) => {
  const ben = await person("Ben");
  const game = await begin(ann, ben, "Ben");
  await ben.page.goto(`/player/${await idOf(ann)}`);
  await button(ben.page, "Block").click();
  await expect(button(ben.page, "Unblock")).toBeVisible();
  await ben.page.request.post(`/api/games/${game}/mute`, { data: { seat: "w", muted: true } });

  await ann.page.goto(`/player/${await idOf(ben)}`);
  const challenge = async (): Promise<void> => {
    await button(ann.page, "Challenge").click();
    await ann.page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true }).click();
  };
  await challenge();
  await expect(ann.page.getByRole("alert")).toContainText("You cannot challenge this player");

  // On the own page, too; here on a narrow phone.
  await ben.page.setViewportSize({ width: 320, height: 640 });
  await ben.page.goto(`/player/${await idOf(ben)}`);
  await expect(ben.page.getByRole("list", { name: "You have muted" })).toContainText("Ann");
  await expectFits(ben.page);
  await button(ben.page, "Unmute: Ann").click();
  await expect(button(ben.page, "Mute: Ann")).toBeVisible();
  await button(ben.page, "Unblock: Ann").click();
  await expect(button(ben.page, "Block: Ann")).toBeVisible();
  const chat = await ben.page.request.get(`/api/games/${game}/chat`);
  expect(((await chat.json()) as { muted: string[] }).muted).toEqual([]);

  await ann.page.reload();
  await challenge();
  await expect(ann.page.getByRole("heading", { name: "Your challenge is waiting for an answer" })).toBeVisible();
});
