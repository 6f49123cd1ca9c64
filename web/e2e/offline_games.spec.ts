// Games against the levels without a network: played to the end, kept, and with the account once there is a network again.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { loadRules } from "./core.ts";
import { begin, keptIn, playToTheEnd } from "./device_games.ts";
import { expect, test, type Hand } from "./test.ts";
import { keep, leaveNetwork } from "./without_network.ts";

test.use({ serviceWorkers: "allow" });

const password = "correct horse battery";

async function createAccount(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill(name);
  await making.getByLabel("Password").fill(password);
  await making.getByRole("button").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  const entering = page.locator("form", { has: page.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill(name);
  await entering.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function resign({ page }: Hand): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".line [role=status]")).toHaveText(/resign/);
}

test("a whole game without a network, by taps, with a reload in the middle, is with the account later, once", async ({
  page,
  context,
  hand,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const rules = await loadRules();
  await createAccount(page, "Traveller");
  await leaveNetwork(context, page);
  await page.reload();
  await expect(page.getByText("Games against the computer are played on this device meanwhile.")).toBeVisible();
  await begin(page, /^Camette 2 players/);
  await expect(page.getByText(/^On this device · Level 1/)).toBeVisible();
  const result = page.locator(".say .heading", { hasText: /^(You win|You lose|Draw)/ });

  await playToTheEnd({ page, hand }, rules);

  // Without a network it is in the list, and can be opened again.
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Finished" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "For today" })).toBeVisible();
  await page.getByRole("link", { name: /Computer 1.*(you won|the computer won|draw)/i }).click();
  await expect(result).toBeVisible();
  await page.getByRole("link", { name: "Review" }).first().click();
  await expect(page.locator("[title^=accuracy]").first()).toBeAttached({ timeout: 60_000 });

  await context.setOffline(false);
  const parts = async (): Promise<string[]> => {
    const answer = (await (await page.request.get("/api/account/progress")).json()) as { parts: { part: string }[] };
    return answer.parts.map(({ part }) => part).filter((part) => part.startsWith("games/"));
  };
  await expect.poll(parts, { timeout: 20_000 }).toHaveLength(1);
  await page.goto("/");
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page.locator(".alone dl > div")).toHaveText([/Level 1.*1 (won|lost)|Level 1.*1 drawn/]);
});

test("two devices without a network: nothing is lost, nothing is doubled", async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(150_000);
  await createAccount(page, "Twofold");
  const other = await browser.newContext({ baseURL: server.address, serviceWorkers: "allow" });
  const second = await other.newPage();
  await signIn(second, "Twofold");
  for (const [device, here] of [
    [page, context],
    [second, other],
  ] as const) {
    await leaveNetwork(here, device);
    await begin(device, /^Camette 2 players/, 2);
    await resign({ page: device } as Hand);
  }
  // Both come back, in turn and more than once.
  for (let time = 0; time < 2; time++) {
    for (const [device, here] of [
      [page, context],
      [second, other],
    ] as const) {
      await here.setOffline(false);
      await device.goto("/");
      await device.waitForLoadState("networkidle");
      await here.setOffline(true);
    }
  }
  for (const [device, here] of [
    [page, context],
    [second, other],
  ] as const) {
    await here.setOffline(false);
    await device.goto("/");
    await expect.poll(async () => (await keptIn(device)).length).toBe(2);
    await expect(device.getByRole("link", { name: /Computer 2.*the computer won/i })).toHaveCount(2);
    await device.getByRole("link", { name: "Your profile" }).click();
    await expect(device.locator(".alone dl > div")).toHaveText([/Level 2.*2 lost/]);
  }
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Sign out", exact: true })).toBeVisible();
  await expect(page.getByText(/^Signing out removes/)).toHaveCount(0);
  // A game deleted on one device disappears on the other.
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Delete the game/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /Computer 2.*the computer won/i })).toHaveCount(1);
  await page.waitForTimeout(2500);
  await expect
    .poll(async () => {
      await second.goto("/");
      await second.waitForLoadState("networkidle");
      return second.getByRole("link", { name: /Computer 2.*the computer won/i }).count();
    })
    .toBe(1);
  await other.close();
});

test("the form says where the game is played, and take-back and hint work there", async ({ page, context, hand }) => {
  await createAccount(page, "Unfinished");
  await leaveNetwork(context, page);
  await page.goto("/?play=cam");
  const form = page.getByRole("dialog", { name: "New game of Cam" });
  await expect(form).toContainText("There is no network: this game is played and kept on this device");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/game\/here-/);
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText(/^Hint: /, { timeout: 30_000 });
  await hand.move("D5", "D6");
  await expect(hand.moves).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(hand.moves).toHaveCount(0);
  await expectAccessible(page);

  // It is on this device only, which a sign-out clears.
  await context.setOffline(false);
  await page.goto("/account");
  await expect(page.getByText("Signing out removes a game that you have not finished on this device.")).toBeVisible();
});

test("a server that stops leaves the levels on this device", async ({ page, server, hand }) => {
  await keep(page);
  await server.kill();
  try {
    await page.goto("/");
    await begin(page, /^Grand Cam 4 players/);
    await expect(hand.square("A1").or(page.locator("[data-square]").first())).toBeVisible();
    await expect(page.getByText(/^On this device · /)).toBeVisible();
  } finally {
    await server.start();
  }
});
