import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { walk } from "./walk.ts";

/** Pages of one kind differ in their game alone: for two, three and four players, and Camblam. */
const places = [
  "/",
  "/?play=cam",
  "/rules/camelot",
  "/rules/camblam",
  "/?play=camblam",
  "/rules/tri-camelot",
  "/learn/grand-camelot",
  "/editor/tri-camelot",
  "/?play=tri-camelot",
  "/learn/camblam",
  "/editor/camblam",
  "/records",
  "/records/camelot-nolan-chaxx-1.05-2008",
  "/records/grand-camelot-nolan-lawson-2002",
  "/account",
  "/about",
  "/privacy",
  "/conduct",
  "/nowhere",
  "/game/none",
];

/** What a page says in the console about broken promises: content policy, missing files, thrown errors. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

test("axe finds nothing on any page in either theme", async ({ page }) => {
  test.setTimeout(240_000);
  const heard = listen(page);
  const go = await walk(page);
  for (const place of places) {
    await go(place);
    await test.step(place, () => expectAccessible(page));
    expect(heard, place).toEqual([]);
  }
});

test("axe finds nothing on an invitation, for host, guest and latecomer, nor does it overflow at 320 px", async ({
  page,
  browser,
  server,
}) => {
  const heard = listen(page);
  await page.goto("/");
  const answer = await page.request.post(`${server.address}/api/invitations`, {
    data: { variant: "grand-cam", seats: Array.from({ length: 4 }, () => ({ player: "person" })), name: "Ann" },
  });
  const { id } = (await answer.json()) as { id: string };
  const context = await browser.newContext({ baseURL: server.address });
  const guest = await context.newPage();
  for (const [one, heading] of [
    [page, "Send this link to a friend"],
    [guest, "Ann (guest) invites you to Grand Cam"],
  ] as const) {
    await one.goto(`/i/${id}`);
    await one.getByRole("heading", { name: heading }).waitFor();
    await expectAccessible(one);
    await one.setViewportSize({ width: 320, height: 640 });
    await expectFits(one);
  }
  await page.getByRole("button", { name: "Withdraw" }).click();
  await guest.getByRole("heading", { name: "Ann (guest) has withdrawn this invitation" }).waitFor();
  await expectAccessible(guest);
  expect(heard).toEqual([]);
});

test("axe finds nothing in a game: idle, picked, refused, over, the menus", async ({ open, hand, page }) => {
  const heard = listen(page);
  await open({ fen: "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1" });
  await expectAccessible(page);
  await hand.click("B4");
  await hand.square("F6").hover();
  await expectAccessible(page);
  await hand.click("A9");
  await expectAccessible(page);
  await hand.move("B4", "F6");
  await page.getByRole("button", { name: "Settings" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Resign" }).first().click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".say .heading")).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("axe finds nothing on a phone on its side", async ({ open, page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await open({ variant: "camelot" });
  await expectAccessible(page);
});

test("axe finds nothing in Camblam: a run under the pointer, a promotion", async ({ open, hand, page }) => {
  // A board of 144 squares is slow work for axe.
  test.setTimeout(120_000);
  const heard = listen(page);
  await open({ variant: "camblam", fen: "6n5/4p7/1cP2P6/1n10/1p10/12/12/12/1C10/11k/12/K11 w" });
  await hand.click("b4");
  await hand.square("b9").hover();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await hand.move("f10", "f12");
  await expect(page.locator(".cb-chip")).toHaveCount(7);
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("axe finds nothing on a phone", async ({ open, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open({ variant: "camelot" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "More" }).click();
  await expectAccessible(page);
});

test("the keyboard alone: from the first page to a move and the computer's answer", async ({ page, hand }) => {
  await page.goto("/");
  const tile = page.getByRole("button", { name: /^Cam 2 players/ });
  await expect(tile).toBeEnabled();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await tile.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(tile).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await expect(page.locator("h1")).toBeFocused();
  await page.locator("[data-square]").first().waitFor();

  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? null);
  for (let presses = 0; presses < 20 && (await focused()) === null; presses++) await page.keyboard.press("Tab");
  expect(await focused()).not.toBeNull();
  await page.keyboard.press("k");
  await expect(hand.square((await focused()) ?? "")).toHaveAttribute("aria-label", /white knight, \d+ moves/);
  await page.keyboard.press("m");
  const from = (await focused()) ?? "";
  await expect(hand.square(from)).toHaveAttribute("aria-label", /white man, \d+ moves?/);
  await page.keyboard.press("Enter");
  await expect(hand.square(from)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  const to = (await focused()) ?? "";
  await expect(hand.square(to)).toHaveAttribute("aria-label", /step/);
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(2, { timeout: 15_000 });
  await expect(page.locator("p[aria-live=polite]").filter({ hasText: /^Black (man|knight) / })).toHaveCount(1);
  await page.keyboard.press("u");
  await expect(hand.moves).toHaveCount(0);
});

test("Escape drops the piece", async ({ open, hand, page }) => {
  await open({});
  await hand.click("C5");
  await expect(hand.square("C5")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(hand.square("C5")).toHaveAttribute("aria-selected", "false");
});

test("every page has its own title, and the focus goes to its heading", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Play Cam, Camelot and Camblam · Camlann");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(page).toHaveTitle("How to play Cam · Camlann");
  await expect(page.locator("h1")).toBeFocused();
  await page.getByRole("link", { name: "Records", exact: true }).click();
  await expect(page).toHaveTitle("Records · Camlann");
  await page.goBack();
  await expect(page).toHaveTitle("How to play Cam · Camlann");
});

test("forced colours show what is chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  /** What is chosen looks like what is not: by the name of the group. */
  const alike = () =>
    page.evaluate(() => {
      const look = (one: Element): string => {
        const { backgroundColor, color } = getComputedStyle(one);
        return `${backgroundColor} ${color}`;
      };
      const groups = new Map<string, { on: Element[]; off: Element[] }>();
      const put = (name: string, on: boolean, one: Element): void => {
        const group = groups.get(name) ?? { on: [], off: [] };
        (on ? group.on : group.off).push(one);
        groups.set(name, group);
      };
      for (const input of document.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
        const label = input.closest("label");
        if (label && getComputedStyle(input).opacity === "0") put(input.name, input.checked, label);
      }
      for (const tab of document.querySelectorAll("[role=tab]")) put("tabs", tab.ariaSelected === "true", tab);
      for (const link of document.querySelectorAll("header nav a")) put("nav", link.ariaCurrent !== null, link);
      for (const button of document.querySelectorAll("button[aria-pressed]:not(:disabled)"))
        put("buttons", button.ariaPressed === "true", button);
      const shown = [...groups].filter(([, { on, off }]) => on.length > 0 && off.length > 0);
      return {
        names: shown.map(([name]) => name),
        alike: shown
          .filter(([, { on, off }]) => on.some((a) => off.some((b) => look(a) === look(b))))
          .map(([name]) => name),
      };
    });
  const expectSeen = async (...names: string[]): Promise<void> => {
    const found = await alike();
    expect(found.alike).toEqual([]);
    expect(found.names).toEqual(expect.arrayContaining(names));
  };
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("Theme", { exact: true })).toBeVisible();
  await expectSeen("nav", "opponent", "settings-theme", "settings-board");
  await page.goto("/records?variant=cam");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/game/);
  await expectSeen("nav");
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Flip the board" }).first().click();
  await expectSeen("tabs", "buttons");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSeen("buttons");
});
