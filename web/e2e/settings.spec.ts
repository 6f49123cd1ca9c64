// The settings page: a choice takes effect at once and is saved; the notifications, and their quiet hours.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

/** A browser with Web Push that allows everything. */
async function allowNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytes = (text: string): string => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    let subscription: object | null = null;
    const given = {
      endpoint: "https://push.example.net/this-browser",
      toJSON: () => ({
        endpoint: "https://push.example.net/this-browser",
        // The public key of RFC 8291.
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: bytes("sixteen  bytes  "),
        },
      }),
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => Promise.resolve((subscription = given)),
    };
    const registration = { pushManager };
    Object.defineProperty(navigator, "serviceWorker", {
      value: {
        register: () => Promise.resolve(registration),
        getRegistration: () => Promise.resolve(registration),
        ready: Promise.resolve(registration),
      },
    });
    Object.defineProperty(window, "PushManager", { value: {} });
    Object.defineProperty(window, "Notification", {
      value: { permission: "granted", requestPermission: () => Promise.resolve("granted") },
    });
  });
}

interface Wishes {
  push: Record<string, boolean>;
  quiet: boolean;
  quietFrom: number;
  quietUntil: number;
  ahead: number;
  zone: string;
}
const wishes = async (page: Page): Promise<Wishes> =>
  (await (await page.request.get("/api/reminders/wishes")).json()) as Wishes;

test("what is chosen counts at once, and is kept", async ({ page, hand, open }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "More settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  const letters = page.locator(".page .board text").filter({ hasText: /^[A-G]$/ });
  await expect(letters).not.toHaveCount(0);
  await page.getByText("None", { exact: true }).click();
  await expect(letters).toHaveCount(0);
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("High contrast", { exact: true }).click();
  const drawn = (): Promise<string> => page.locator(".page .board svg").last().innerHTML();
  const turned = await drawn();
  await page.getByText("Flat", { exact: true }).click();
  await expect.poll(drawn).not.toBe(turned);
  await page.getByText("Once per game", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Ask before sending a move: Live games, Mouse" }).check();
  await page.getByLabel("Time format").selectOption("24 hours");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-board", "hc");
  await expect(page.getByRole("radio", { name: "Flat" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Once per game" })).toBeChecked();
  await expect(page.getByLabel("Time format")).toHaveValue("24");

  await open({});
  await expect(page.locator(".cb text").filter({ hasText: /^[A-G]$/ })).toHaveCount(0);
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(0);
  await hand.click("C6");
  await expect(hand.moves).toHaveCount(1);
});

test("the keys lead to what is supported for keyboard and screen reader", async ({ page }) => {
  await page.goto("/settings");
  const keys = page.getByRole("region", { name: "Keys" });
  await keys.getByRole("link", { name: "Keyboard, screen reader and low vision: what is supported" }).click();
  await expect(page).toHaveURL(/\/docs\/players\/access$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("coordinates that are switched off are off on every board", async ({ page }) => {
  const letters = page.locator("main svg text").filter({ hasText: /^[A-L]\d*$/ });
  const boards = ["/editor/cam", "/learn/cam"];
  for (const address of boards) {
    await page.goto(address);
    await expect(letters, address).not.toHaveCount(0);
  }
  await page.goto("/settings");
  await page.getByText("None", { exact: true }).click();
  for (const address of boards) {
    await page.goto(address);
    await expect(page.locator("[data-square]").first()).toBeAttached();
    await expect(letters, address).toHaveCount(0);
  }
});

test("sounds have a volume, are chosen by kind, and rest in quiet hours", async ({ page, hand, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset["knocks"] = String(Number(document.documentElement.dataset["knocks"] ?? 0) + 1);
      start.apply(this, when);
    };
  });
  const knocks = (): Promise<string | null> => page.locator("html").getAttribute("data-knocks");
  await page.goto("/settings");
  const volume = page.getByRole("slider", { name: "Volume" });
  await expect(volume).toHaveValue("20");
  await volume.press("Home");
  await expect(page.getByRole("checkbox", { name: "Moves", exact: true })).toBeDisabled();
  expect(await knocks()).toBeNull();
  await volume.press("ArrowRight");
  await expect.poll(knocks).toBe("1");
  const id = await open({});
  await hand.move("C5", "C6");
  await expect.poll(knocks).toBe("1");

  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Moves", exact: true }).uncheck();
  await page.goto(`/game/${id}`);
  await hand.move("C9", "C8");
  await expect(hand.moves).toHaveCount(2);
  expect(await knocks()).toBeNull();

  await page.goto("/settings");
  // The call to a game is a separate kind.
  await expect(page.getByRole("checkbox", { name: "A game begins" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Moves", exact: true }).check();
  await page.getByRole("checkbox", { name: "Quiet hours" }).check();
  const now = new Date();
  const time = (hours: number): string => `${String((now.getHours() + hours + 24) % 24).padStart(2, "0")}:30`;
  await page.getByLabel("From").fill(time(-2));
  await page.getByLabel("until").fill(time(2));
  await expect.poll(async () => (await wishes(page)).quietUntil).toBe(((now.getHours() + 2) % 24) * 60 + 30);
  expect(await wishes(page)).toMatchObject({
    quiet: true,
    ahead: 0 - now.getTimezoneOffset(),
    zone: await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  await page.goto(`/game/${id}`);
  await hand.move("C6", "C7");
  await expect(hand.moves).toHaveCount(3);
  expect(await knocks()).toBeNull();
});

test("notifications are chosen by channel, and saved by the server", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await allowNotices(page);
  await page.goto("/settings");
  const box = page.getByRole("checkbox", { name: "Notify me in this browser" });
  const told = async (): Promise<number> =>
    ((await (await page.request.get("/api/reminders")).json()) as { subscriptions: number }).subscriptions;
  const round = page.getByRole("checkbox", { name: "A tournament round begins, Device" });
  await expect(round).toBeDisabled();
  await box.check();
  await expect.poll(told).toBe(1);
  await expect(round).toBeChecked();
  await round.uncheck();
  await expect
    .poll(async () => (await wishes(page)).push)
    .toEqual({
      turn: true,
      low: true,
      challenge: true,
      round: false,
      result: true,
      news: true,
    });
  await expectFits(page);
  await expectAccessible(page);
  await box.uncheck();
  await expect.poll(told).toBe(0);
});

test("a choice that the server refuses goes back, and says so", async ({ page }) => {
  await allowNotices(page);
  await page.route("**/api/reminders/wishes", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await page.goto("/settings");
  await page.getByRole("checkbox", { name: "Notify me in this browser" }).check();
  const round = page.getByRole("checkbox", { name: "A tournament round begins, Device" });
  await round.click();
  await expect(page.getByRole("alert")).toHaveText("The server is not answering. Try again in a moment.");
  await expect(round).toBeChecked();
  const quiet = page.getByRole("checkbox", { name: "Quiet hours" });
  await quiet.click();
  await expect(quiet).not.toBeChecked();
  await expectAccessible(page);
  await page.unroute("**/api/reminders/wishes");
  await quiet.click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(quiet).toBeChecked();
  // A field that is left empty has its time again.
  await page.getByLabel("From").fill("21:15");
  await expect.poll(async () => (await wishes(page)).quietFrom).toBe(21 * 60 + 15);
  await page.getByLabel("From").fill("");
  await page.getByLabel("From").blur();
  await expect(page.getByLabel("From")).toHaveValue("21:15");
});

test("wishes that cannot be had say so, and nothing can be chosen until they are here", async ({ page }) => {
  await page.route("**/api/reminders/wishes", (route) => route.abort());
  await page.goto("/settings");
  await expect(page.getByText("The server is not answering. Trying again.")).toBeVisible();
  const quiet = page.getByRole("checkbox", { name: "Quiet hours" });
  await expect(quiet).toBeDisabled();
  await page.unroute("**/api/reminders/wishes");
  await expect(quiet).toBeEnabled();
  await expect(page.getByText("The server is not answering. Trying again.")).toHaveCount(0);
});

test("the player's quiet hours count in a browser in which the settings were never opened", async ({ page }) => {
  await page.request.get("/api/games");
  const quiet = { quiet: true, quietFrom: 60, quietUntil: 90, ahead: 0 };
  expect((await page.request.post("/api/reminders/wishes", { data: quiet })).ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem("camlann.settings", JSON.stringify({ sound: true })));
  await page.goto("/rules/cam");
  const kept = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("camlann.settings") ?? "{}") as unknown);
  await expect.poll(kept).toMatchObject({ quiet: true, quietFrom: "01:00", quietUntil: "01:30" });
});

test("from the settings one gets to the state of the server and back", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Server status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All systems normal");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("the pace of the moves is chosen, kept, and fits the page at every width", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("group", { name: "Moves are shown" }).getByText("At once").click();
  await page.reload();
  await expect(page.getByRole("radio", { name: "At once" })).toBeChecked();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
});

test("boards and pieces are chosen by how they look", async ({ page }) => {
  await page.goto("/settings");
  const boards = page.getByRole("group", { name: "Board", exact: true });
  const pieces = page.getByRole("group", { name: "Pieces", exact: true });
  await expect(boards.locator("label svg")).not.toHaveCount(0);
  const colours = await boards
    .locator("[data-board]")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--b-lt")));
  expect(new Set(colours).size).toBe(3);
  const [turned, flat] = await pieces.locator("[data-board]").evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(turned).not.toBe(flat);
  await boards.getByRole("radio", { name: "Parchment" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-board", "parch");
  // The pieces to choose from stand on the chosen board, and the boards carry the chosen pieces.
  await expect(pieces.locator('[data-board="parch"]')).toHaveCount(2);
  const carried = (): Promise<string> => boards.locator("[data-board]").first().innerHTML();
  const before = await carried();
  await pieces.getByRole("radio", { name: "Flat" }).check();
  await expect.poll(carried).not.toBe(before);
  await expectAccessible(page);
});

test("a key is changed, a key given twice is refused, and the usual keys come back", async ({ page, hand, open }) => {
  await page.goto("/settings");
  const keys = page.getByRole("region", { name: "Keys" });
  const flip = keys.getByRole("button", { name: /^Flip or turn the board/ });
  await expect(flip).toHaveText("F");
  await flip.click();
  await page.keyboard.press("w");
  await expect(keys.getByRole("alert")).toHaveText(/^“W” is the key of “Why/);
  await page.keyboard.press("k");
  await expect(keys.getByRole("alert")).toHaveText(/^“K” is a key of the board itself/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(flip).toHaveText("F");
  await flip.press("Enter");
  await page.keyboard.press("x");
  await expect(flip).toHaveText("X");
  await expect(flip).toBeFocused();

  const id = await open({});
  const turned = (): Promise<boolean> =>
    page.evaluate(() => {
      const top = (name: string): number =>
        document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect().top ?? 0;
      return top("C5") < top("C9");
    });
  await expect(hand.square("C5")).toHaveAttribute("aria-label", /\d move/);
  await page.keyboard.press("f");
  expect(await turned()).toBe(false);
  await page.keyboard.press("x");
  await expect.poll(turned).toBe(true);

  await page.goto("/settings");
  await keys.getByRole("button", { name: "Back to the usual keys" }).click();
  await expect(flip).toHaveText("F");
  await expect(keys.getByRole("button", { name: "Back to the usual keys" })).toHaveCount(0);
  await page.goto(`/game/${id}`);
  await expect(hand.square("C5")).toHaveAttribute("aria-label", /\d move/);
  await page.keyboard.press("f");
  await expect.poll(turned).toBe(true);
});

test("the board of a wide screen is as large as wanted; that of a phone has all the room", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await open({});
  const width = async (): Promise<number> => (await page.getByRole("grid").boundingBox())?.width ?? 0;
  const whole = await width();
  await page.goto("/settings");
  await page.getByRole("slider", { name: "Size of the board on a wide screen" }).fill("60");
  await page.goto(`/game/${id}`);
  await expect.poll(async () => Math.abs((await width()) / whole - 0.6)).toBeLessThan(0.02);
  await page.setViewportSize({ width: 360, height: 740 });
  const phone = await width();
  await page.evaluate(() => localStorage.removeItem("camlann.settings"));
  await page.reload();
  await expect.poll(width).toBe(phone);
});

test.describe("on a device with a touch screen", () => {
  test.use({ hasTouch: true });
  test("moves are felt once that is wanted", async ({ page, hand, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    });
    const felt = (): Promise<number> => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length);
    const id = await open({});
    await hand.move("C5", "C6");
    await hand.expectPiece("C6", "white man");
    expect(await felt()).toBe(0);
    await page.goto("/settings");
    await page.getByRole("checkbox", { name: "Vibrate shortly at each move" }).check();
    await expect.poll(felt).toBe(1);
    await page.goto(`/game/${id}`);
    await hand.move("C9", "C8");
    await expect.poll(felt).toBe(1);
  });
});

test("without a touch screen there is no switch of vibration", async ({ page }) => {
  await page.goto("/settings");
  await expect(page.getByRole("slider", { name: "Volume" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Vibrate shortly at each move" })).toHaveCount(0);
});

test("the analysis shows as many moves as wanted, and stops when its time is over", async ({ page }) => {
  await page.goto("/settings");
  await page.getByLabel("Best moves shown in the analysis").selectOption("5");
  await page.getByLabel("The engine thinks about a position").selectOption("for 5 seconds");
  await page.reload();
  await expect(page.getByLabel("The engine thinks about a position")).toHaveValue("5");
  await page.goto("/analysis/cam");
  const engine = page.locator(".engine");
  await expect(engine.getByRole("list", { name: "Best moves" }).getByRole("listitem")).toHaveCount(5);
  await expect(engine).toContainText("stopped at depth", { timeout: 30_000 });
});

test("the settings fit the page at every width", async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/settings");
    await page.getByRole("button", { name: /^Flip or turn the board/ }).click();
    await page.keyboard.press("w");
    await expectFits(page);
  }
});
