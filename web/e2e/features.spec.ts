// Features of a game apart from moves: copying the position and the record, claims, moves set ahead, sound, rule sets.
import { readFileSync } from "node:fs";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

interface Told {
  fen: string;
  moves: unknown[];
}

test("the FEN of the position looked at is copied", async ({ open, hand, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await open({});
  const start = ((await (await page.request.get(`/api/games/${id}`)).json()) as Told).fen;
  await hand.move("C5", "C6");
  await hand.expectDelivered();
  const copy = page.getByRole("button", { name: "Copy FEN" });
  await copy.click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const now = ((await (await page.request.get(`/api/games/${id}`)).json()) as Told).fen;
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(now);
  await page.getByRole("button", { name: "First position" }).first().click();
  await expect(page.getByText("Copied.")).toBeHidden();
  await copy.click();
  await expect.poll(copied).toBe(start);
  expect(now).not.toBe(start);
});

test("where copying is not allowed the FEN is shown", async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
  });
  const id = await open({});
  const { fen } = (await (await page.request.get(`/api/games/${id}`)).json()) as Told;
  await page.getByRole("button", { name: "Copy FEN" }).click();
  await expect(page.getByText(fen)).toBeVisible();
});

test("a rule set is chosen for a game, and its record names it", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device").click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  await page.getByText("More choices").click();
  const sets = page.getByLabel("Rule set");
  for (const id of ["wcf", "parker1949", "cards-and-dominoes", "mod64"]) await sets.selectOption(id);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator(".rail header")).toContainText("Mod64 rules");
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await hand.expectDelivered();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).first().click();
  const record = readFileSync(await (await download).path(), "utf8");
  expect(record).toContain('[Variant "Cam"]');
  expect(record).toContain('[Rules "mod64"]');
  expect(record).toMatch(/1\. C5-C6 C9-C8\s+\*/);
});

test("a position that has come up three times may be claimed a draw", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({});
  const claim = page.locator(".say").getByRole("button", { name: "Claim the draw" });
  for (let round = 0; round < 2; round++) {
    await expect(claim).toHaveCount(0);
    for (const [from, to] of [
      ["C5", "C6"],
      ["C9", "C8"],
      ["C6", "C5"],
      ["C8", "C9"],
    ] as const) {
      await hand.move(from, to);
    }
  }
  await expect(page.getByText("This position has come up three times")).toBeVisible();
  // Where the rail is out of sight, the line offers it.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(hand.line).toHaveText("This position has come up three times. You may claim a draw.");
  await page.locator(".line").getByRole("button", { name: "Claim the draw" }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator(".say .heading")).toHaveText("Draw");
  await expect(hand.line).toHaveText(/^Draw: /);
});

test("a move set ahead is shown, taken back by a tap, and played when the computer has moved", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ opponent: "computer", level: 10 });
  await hand.move("C5", "C6");
  await expect(page.locator(".plate .turn").first()).toHaveText("thinking");
  await hand.click("B5");
  await hand.click("B6");
  await expect(hand.line).toHaveText("B5 to B6 as soon as it is your turn. Tap an empty square to drop it.");
  await hand.click("D7");
  await expect(hand.line).toHaveText("The computer is thinking.");
  await hand.click("F5");
  await hand.click("F6");
  await expect(hand.line).toHaveText("F5 to F6 as soon as it is your turn. Tap an empty square to drop it.");
  await expect(hand.moves).toHaveCount(4, { timeout: 30_000 });
  await expect(hand.moves.nth(2)).toHaveAccessibleName("2, White: F5-F6");
});

test("a soft knock at each move, which one tap silences, and none before the first touch", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset["knocks"] = String(Number(document.documentElement.dataset["knocks"] ?? 0) + 1);
      play.apply(this, when);
    };
    // For the browser each script of this test is a touch.
    const activation = { hasBeenActive: false };
    Object.defineProperty(navigator, "userActivation", { value: activation });
    addEventListener("pointerdown", () => (activation.hasBeenActive = true), true);
  });
  await open({});
  const knocks = (): Promise<string | null> => page.locator("html").getAttribute("data-knocks");
  // Moved by a script: nobody has touched the page yet.
  await expect(page.locator('[data-square="C5"]')).toHaveAttribute("aria-label", /\d move/);
  const tap = (name: string): Promise<void> =>
    page.locator(`[data-square="${name}"]`).evaluate((square) => {
      square.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
  await tap("C5");
  await tap("C6");
  await hand.expectPiece("C6", "white man");
  expect(await knocks()).toBeNull();
  await hand.move("C9", "C8");
  await expect.poll(knocks).toBe("1");
  await page.getByRole("button", { name: "Switch sound off" }).click();
  await hand.move("C6", "C7");
  await hand.expectPiece("C7", "white man");
  expect(await knocks()).toBe("1");
  await page.reload();
  await hand.expectPiece("C7", "white man");
  // Its own knock answers.
  await page.getByRole("button", { name: "Switch sound on" }).click();
  await expect.poll(knocks).toBe("1");
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("button", { name: "Switch sound off" })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  }
});
