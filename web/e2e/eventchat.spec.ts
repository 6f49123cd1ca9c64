// The chat at a tournament: read and written by players and spectators, moderated by directors; announcements reach the boards.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

test("49.15: everybody at a tournament has one chat, and players hear announcements in their games", async ({
  hand,
  person,
}) => {
  test.setTimeout(120_000);
  const [ben, cleo] = [await person(), await person()];
  const { page } = hand;
  for (const { page: one } of [hand, ben, cleo]) {
    await one.goto("/tournaments");
    await one.request.get("/api/games");
  }
  const signed = await page.request.post("/api/account", { data: { name: "Greta", password: "long enough" } });
  expect(signed.ok(), await signed.text()).toBe(true);
  const made = await page.request.post("/api/tournaments", {
    data: { name: "Talk", variant: "cam", time: { base: 300 }, system: "round-robin", host: "Greta", public: true },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  for (const [one, name] of [
    [ben, "Ben"],
    [cleo, "Cleo"],
  ] as const) {
    const entered = await one.page.request.post(`/api/tournaments/${id}/enter`, { data: { name } });
    expect(entered.ok(), await entered.text()).toBe(true);
  }

  for (const { page: one } of [hand, ben]) await one.goto(`/tournament/${id}`);
  await page.getByRole("heading", { name: "Chat" }).click();
  await expect(page.getByText("Nobody has said anything yet.")).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Welcome, all");
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("log", { name: "What was said" });
  await expect(log).toContainText("Welcome, all");

  // A guest says phrases, and reads text after asking for it, as at a game.
  await ben.page.getByRole("heading", { name: "Chat · 1 new" }).click();
  await expect(ben.page.getByText("Guests say phrases. With an account you can write.")).toBeVisible();
  await ben.page.getByRole("button", { name: "Show what others write" }).click();
  await expect(ben.page.getByRole("log")).toContainText("Greta Welcome, all");
  await ben.page.getByRole("button", { name: "Good luck" }).click();
  await expect(log).toContainText("Ben guest Good luck");

  // The boards open, and an announcement appears there.
  const started = await page.request.post(`/api/tournaments/${id}/start-round`, { data: { round: 1 } });
  expect(started.ok(), await started.text()).toBe(true);
  await expect(ben.page).toHaveURL(/\/game\//u, { timeout: 15_000 });
  await expect(ben.line).toHaveText(/Your move|to move/u);
  await page.getByRole("checkbox", { name: /^As an announcement/u }).check();
  await page.getByRole("textbox", { name: "Your message" }).fill("Round two at eight");
  await page.getByRole("button", { name: "Send" }).click();
  const heard = ben.page.getByRole("alert").filter({ hasText: "Round two at eight" });
  await expect(heard).toBeVisible();
  await expectAccessible(ben.page);
  const pictures = process.env["CAMLANN_PICTURES"];
  const size = ben.page.viewportSize();
  for (const width of [360, 1440]) {
    await ben.page.setViewportSize({ width, height: 800 });
    if (pictures) await ben.page.screenshot({ path: `${pictures}/announced-${String(width)}.png` });
  }
  if (size) await ben.page.setViewportSize(size);
  await heard.getByRole("button", { name: "Close" }).click();
  await expect(heard).toHaveCount(0);

  // It stands above the page of the tournament, too. A director removes a line and closes the chat.
  await ben.page.goto(`/tournament/${id}`);
  await expect(ben.page.getByRole("status").filter({ hasText: "Round two at eight" })).toBeVisible();
  await ben.page.getByRole("heading", { name: "Chat" }).click();
  await log.getByText("…").nth(1).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(ben.page.getByRole("log")).toContainText("removed by a director");
  await expect(ben.page.getByRole("log")).not.toContainText("Good luck");
  await page.getByRole("button", { name: "Close the chat" }).click();
  await expect(ben.page.getByText("The chat is closed. Only directors write.")).toBeVisible();
  await expect(ben.page.getByRole("button", { name: "Good luck" })).toHaveCount(0);
  await ben.page.getByText("…").first().click();
  await ben.page.getByRole("button", { name: "Report Greta" }).click();
  await expect(ben.page.getByRole("dialog", { name: "Report Greta" })).toBeVisible();
  await ben.page.keyboard.press("Escape");

  await expectAccessible(page);
  await expectAccessible(ben.page);
  for (const [name, one] of [
    ["director", page],
    ["player", ben.page],
  ] as const) {
    for (const width of [360, 768, 1440]) {
      await one.setViewportSize({ width, height: 800 });
      await expectFits(one);
      if (pictures)
        await one.screenshot({ path: `${pictures}/eventchat-${name}-${String(width)}.png`, fullPage: true });
    }
  }
  // On a phone the rounds come before it.
  await ben.page.setViewportSize({ width: 360, height: 800 });
  const top = async (heading: string | RegExp): Promise<number> =>
    (await ben.page.getByRole("heading", { name: heading }).first().boundingBox())?.y ?? 0;
  expect(await top(/^Round/u)).toBeLessThan(await top("Chat"));
});
