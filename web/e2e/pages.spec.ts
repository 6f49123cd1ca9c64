import { expectClean } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { walk } from "./walk.ts";

test("an address that leads nowhere is answered kindly", async ({ page }) => {
  for (const address of ["/tournaments", "/studies", "/settings", "/mail", "/admin", "/days", "/puzzles/cam/daily"])
    expect((await page.request.get(address)).status(), address).toBe(200);
  for (const kind of ["club", "tournament", "league", "player", "@", "game", "records", "study", "puzzles/cam"]) {
    const address = `/${kind}/none`;
    expect((await page.request.get(address)).status(), address).toBe(404);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(/ no | not /);
  }
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
  await page.getByRole("link", { name: "To the games" }).click();
  await expect(page.getByRole("button", { name: /^Cam 2 players/ })).toBeVisible();
});

test("the footer is below every page but a game's, and its links work", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const footer = page.getByRole("contentinfo");
  for (const place of ["/", "/nowhere"]) {
    await page.goto(place);
    await expect(footer.getByRole("link")).toHaveText([
      "About",
      "Rules of the games",
      "Manual",
      "Fair play",
      "Privacy",
      "Licence",
      "API",
      "Status",
    ]);
    // Below the screen, where it moves nothing.
    expect((await footer.boundingBox())?.y, place).toBeGreaterThan(739);
    await expectFits(page, place);
  }
  for (const link of await footer.getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  expect(await (await page.request.get("/licence.txt")).text()).toContain("MIT License");
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Camlann" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Text of the licence" })).toBeVisible();
  await expectFits(page);
  await open({});
  await expect(footer).toHaveCount(0);
});

test("the first page shows its boards and asks its questions before the rules are here", async ({ page }) => {
  let asked = 0;
  await page.route("**/*.wasm", async (route) => {
    asked++;
    await new Promise((done) => setTimeout(done, 5000));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/");
  const tiles = page.locator(".tile");
  await expect(tiles).toHaveCount(9);
  for (const tile of await tiles.all()) await expect(tile.locator("svg").first()).toBeVisible();
  await page.getByRole("button", { name: "Choices for Camelot", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "New game of Camelot" })).toBeVisible();
  expect(asked).toBe(1);
});

for (const variant of ["cam", "camelot", "camblam"]) {
  test(`the five lines for a newcomer to ${variant} are in sight on small screens`, async ({ page, open }) => {
    await open({ variant, opponent: "computer" });
    const lesson = page.locator(".learn");
    const cut = (): Promise<number> => lesson.evaluate((box) => box.scrollHeight - box.clientHeight);
    const [from, to] = ({ cam: ["C4", "C6"], camelot: ["D6", "F8"] } as Record<string, [string, string]>)[variant] ?? [
      "f3",
      "f6",
    ];
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(lesson.getByRole("button", { name: "I know how to play" })).toBeInViewport({ ratio: 1 });
      expect(await cut()).toBeLessThanOrEqual(0);
      // A move under the pointer does not cover them either.
      await page.locator(`[data-square="${from}"]`).click();
      await page.locator(`[data-square="${to}"]`).hover();
      await expect(page.locator(".line [role=status]")).toHaveText(new RegExp(`^${from}.${to}`));
      expect(await cut()).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
    }
  });
}

const phones = [
  [320, 568],
  [360, 640],
] as const;

test("nothing scrolls sideways on a phone on any page", async ({ page }) => {
  test.setTimeout(180_000);
  const go = await walk(page);
  for (const place of [
    "/",
    "/?play=camelot",
    "/rules/cam",
    "/rules/chivalry",
    "/rules/camblam",
    "/rules/grand-camelot",
    "/rules/tri-camelot",
    "/learn/tri-camelot",
    "/editor/grand-camelot",
    "/?play=grand-cam",
    "/?play=camblam",
    "/learn/camblam",
    "/editor/camblam",
    "/editor/chivalry",
    "/records",
    "/records/camelot-wc2009-game4",
    "/nowhere",
  ]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await go(place);
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      await expectFits(page, `${place} at ${String(width)} px`);
    }
  }
});

const sidePhones = [
  [568, 320],
  [640, 360],
  [667, 375],
  [844, 390],
] as const;

for (const variant of ["cam", "camelot", "camette", "chivalry", "camblam"]) {
  test(`a game of ${variant} fits the screen of a phone, upright and on its side`, async ({ page, open }) => {
    await open({ variant, opponent: "computer" });
    const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      await expectFits(page, String(width));
      expect(await over(), String(width)).toBeLessThanOrEqual(0);
      const board = await page.getByRole("grid").boundingBox();
      expect(board && board.x >= 0 && board.x + board.width <= width, String(width)).toBe(true);
    }
    for (const [width, height] of sidePhones) {
      await page.setViewportSize({ width, height });
      const inSight = async (what: string): Promise<void> => {
        const box = await page.locator(what).boundingBox();
        expect(
          box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          what,
        ).toBe(true);
      };
      for (const what of ["[role=grid]", ".thumb", ".line", ".strip", "header .menu"]) await inSight(what);
      // The board has the whole height.
      const board = await page.getByRole("grid").boundingBox();
      expect(board?.height, String(width)).toBeGreaterThan(height - 16);
      expect(await over(), String(width)).toBeLessThanOrEqual(0);
      // A square board lies no other way on its side.
      if (variant === "camblam") continue;
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Quarter turn" }).click();
      await inSight("[role=grid]");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Turn the board upright" }).click();
    }
  });
}

test("a game on a phone: two taps, the thumb bar, the sheet", async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByText("a friend on this device").tap();
  await page.getByRole("button", { name: /^Cam 2 players/ }).tap();
  await page.waitForURL(/\/game\//);
  await page.getByRole("button", { name: "How to play", exact: true }).tap();
  await page.getByRole("button", { name: "I know how to play" }).tap();
  await page.getByRole("button", { name: "Close" }).tap();
  const tap = async (square: string): Promise<void> => {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap("C5");
  await tap("C6");
  await expect(page.locator(".strip button")).toHaveCount(1);
  await page.locator(".thumb").getByRole("button", { name: "Take back" }).tap();
  await expect(page.locator(".strip button")).toHaveCount(0);
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Flip the board" }).tap();
  const white = await page.locator('[data-square="D1"]').boundingBox();
  const black = await page.locator('[data-square="D13"]').boundingBox();
  expect((white?.y ?? 0) < (black?.y ?? 0)).toBe(true);
  await context.close();
});

test("a published game is replayed to its end", async ({ page, hand }) => {
  await page.goto("/records");
  await expect(page.getByRole("link", { name: /match game 4/ })).toContainText("10 moves");
  await page.getByRole("link", { name: /match game 4/ }).click();
  await page.waitForURL(/\/records\/.+/);
  const next = page.getByRole("button", { name: "Next move" }).first();
  for (let ply = 1; ply <= 20; ply++) {
    await next.click();
    await expect(hand.line).toHaveText(
      new RegExp(`^Move ${String(Math.ceil(ply / 2))} of 10, ${ply % 2 === 1 ? "White" : "Black"}: `),
    );
  }
  await expect(next).toBeDisabled();
  await expect(page.locator(".rail .moves li")).toHaveCount(10);
  await hand.expectPiece("H6", "black knight");
  await page.locator(".rail .moves button").first().click();
  await hand.expectPiece("G8", "white man");
});

test("the rules are learned by doing", async ({ page }) => {
  await page.goto("/rules/cam");
  const exercise = page.locator(".exercise").filter({ hasText: "Two leaps in one move" });
  const click = async (square: string): Promise<void> => {
    await exercise.locator(`[data-square="${square}"]`).scrollIntoViewIfNeeded();
    const box = await exercise.locator(`[data-square="${square}"]`).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await click("B4");
  await click("A4");
  await expect(exercise.getByRole("status")).toHaveText(/not the one asked for/);
  await exercise.getByRole("button", { name: "Start over" }).click();
  await click("B4");
  await click("F4");
  await expect(exercise.getByRole("status")).toHaveText("Correct.");
});

test("an address that cannot be read leads to the page that says so", async ({ page }) => {
  for (const address of ["/game/%00%ff", "/no/such/page"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
  }
});

test("themes are kept", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("Parchment", { exact: true }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-board", "parch");
});

test("a page that comes late is not called back by the one that was left", async ({ page, hand }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/HomePage-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/editor/cam");
  await hand.square("C5").waitFor();
  await hand.click("C5");
  await hand.expectPiece("C5", "empty");
  await page.getByRole("link", { name: "Play from here" }).click();
  await page.waitForTimeout(600); // the editor writes its address after a rest
  letGo();
  await expect(page.getByRole("dialog", { name: "New game of Cam" })).toBeVisible();
});

test("the editor of another game is not called back by the one that was left", async ({ page, hand }) => {
  await page.goto("/editor/cam");
  await hand.square("C5").waitFor();
  await hand.click("C5");
  await hand.expectPiece("C5", "empty");
  // A slow machine: the delay after which the editor writes its address ends before the other page has opened.
  await page.getByRole("link", { name: "Camblam" }).evaluate((link: HTMLElement) => {
    link.click();
    const end = performance.now() + 400;
    while (performance.now() < end);
  });
  await expect(page.getByRole("heading", { name: /Camblam/ })).toBeVisible();
  await expect(page).toHaveURL(/\/editor\/camblam$/);
});

test("49.8: the page /api lists the requests of the interface and describes each", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(/\/api\?language=en$/u);
  await expect(page.getByRole("heading", { name: "The interface for programs" })).toBeVisible();
  await page.getByRole("link", { name: "GET /api/games/{id}", exact: true }).click();
  const section = page.locator("#getGame");
  await expect(section).toBeInViewport();
  await section.locator("summary").first().click();
  await expect(section.locator("pre").first()).toContainText('"variant": "cam"');
  await expectClean(page, { part: "#getGame" });
});
