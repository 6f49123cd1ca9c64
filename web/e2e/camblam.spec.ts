// Camblam in the page: what it has that Camelot has not.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type Branching, loadBranches, type Outcome } from "./core.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

/** A catapult before a pawn, a catapult and the queen. */
const runs =
  "aarbiqkibraa/nnnccc1c1n2/p1pppp1c1p1n/5C1p2n1/1p8p1/6p1p2p/1P10/1NP3N5/12/P2PP1PPPPPP/NAACC1CCCNNN/2RBIQKIBRAA w";
const shots = "12/12/12/12/12/6r5/5p6/12/3A8/12/K11/11k w";
const promotes = "6n5/4p7/5P6/12/12/12/12/12/12/11k/12/K11 w";
/** White is far ahead; a simple player mates in some ten moves, whatever Black does. */
const won = "7a4/5p2k3/2p5p3/12/12/12/12/12/2P6P2/12/6K5/R2C1Q5R w";

test.beforeEach(async ({ page }) => {
  // Taps during a replay end it and do nothing else; without motion every tap counts.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Mate if there is one; else what leaves the other side fewest moves, and nothing to take. */
function choose({ seat, next }: Branching): Outcome {
  const worth = ({ outcome, replies, winner, over }: Branching["next"][number]): number => {
    if (over) return winner === seat ? 1e6 : -1e6;
    const hangs = replies.some((reply) => reply.captures.length > 0);
    return outcome.captures.length * 15 - replies.length * 10 - (hangs ? 60 : 0);
  };
  const [first, ...rest] = next;
  if (!first) throw new Error("no legal move, and the game goes on");
  return rest.reduce((best, one) => (worth(one) > worth(best) ? one : best), first).outcome;
}

test("a whole game against the computer, from the first page to mate, by mouse", async ({ page, hand }) => {
  test.setTimeout(90_000);
  const branches = await loadBranches();
  await page.goto("/");
  await page.getByRole("button", { name: "Choices for Camblam" }).click();
  const dialog = page.getByRole("dialog", { name: "New game of Camblam" });
  await expect(dialog).toContainText("This opening position is a reconstruction.");
  await dialog.getByText("More choices").click();
  await dialog.getByLabel("Start from a position (FEN)").fill(won);
  await dialog.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  const id = page.url().split("/").at(-1) ?? "";
  const result = page.locator(".say .heading");

  const asked = async (): Promise<{ fen: string; result: unknown }> =>
    (await page.request.get(`/api/games/${id}`)).json() as Promise<{ fen: string; result: unknown }>;

  for (let turn = 0; turn < 30; turn++) {
    await expect
      .poll(async () => (await hand.moves.count()) >= turn * 2 || (await result.count()) > 0, { timeout: 20_000 })
      .toBe(true);
    // The page shows the end before the server has saved it.
    if ((await result.count()) > 0) break;
    const { from, to } = choose(branches("camblam", (await asked()).fen));
    await hand.move(from, to);
  }
  await expect.poll(async () => (await asked()).result).not.toBeNull();

  await expect(result).toHaveText("You win");
  await expect(page.locator(".line.good [role=status]")).toHaveText(
    /^White wins: Black's king on [a-l]\d+ is checkmated\. The .+ attacks? the king\. .+\.$/,
  );
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).first().click();
  const record = readFileSync(await (await download).path(), "utf8");
  expect(record).toContain('[Variant "Camblam"]');
  expect(record).toContain("[FEN ");
  expect(record).toMatch(/1-0\s*$/);
  await page.getByRole("button", { name: "Rematch" }).first().click();
  await page.waitForURL((address) => !address.pathname.endsWith(id));
  await expect(page.locator("h1")).toHaveText(/Camblam: Computer against You/);
});

const before = "aarbiqkibraa/nnnccccccnnn/1ppppppppppp/12/p11/12/12/5N6/8P3/PPPPPPPP1PPP/NNNCCCCCC1NN/AARBIQKIBRAA w";

test("the mate of move three: the king in a frame, the knight with its way, and why nothing helps", async ({
  open,
  hand,
  page,
}) => {
  await open({ variant: "camblam" });
  for (const [from, to] of [
    ["i3", "i4"],
    ["a10", "a9"],
    ["j2", "f5"],
    ["a9", "a8"],
    ["f5", "b8"],
  ] as const)
    await hand.move(from, to);
  const said =
    "White wins: Black's king on g12 is checkmated. The knight on b8 attacks the king. " +
    "The king's own pieces leave it no square, and nothing can take or stop the knight.";
  await expect(page.locator(".line [role=status]")).toHaveText(said);
  await expect(page.locator(".cb-check-line")).toHaveCount(1);
  await expect(page.locator(".cb-l-path *").first()).toBeAttached();
  await expect(hand.square("g12")).toHaveAttribute("aria-label", /^g12, black king, checkmated/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await expectFits(page);
  }
  await page.goto(`/analysis/camblam?fen=${encodeURIComponent(before)}`);
  await hand.move("f5", "b8");
  await expect(page.locator(".line [role=status]")).toHaveText(said);
  await expect(page.locator(".cb-check-line")).toHaveCount(1);
});

test("a run of three: numbered, taken by its last man, taken back", async ({ open, hand, page }) => {
  await open({ variant: "camblam", fen: runs });
  await hand.click("f9");
  await hand.square("f11").hover();
  await expect(hand.line).toHaveText("f9×f10+f11: takes 2.");
  await expect(hand.square("f12")).toHaveAttribute("aria-label", "f12, black queen, run, takes 3");
  await expect(page.locator(".cb-l-marks text")).toHaveText(["1", "2", "3"]);
  await hand.click("f12");
  await expect(hand.moves).toHaveText([/f9.*f10.*f11.*f12/]);
  await expect(hand.moves.first()).toHaveAccessibleName("1, White: f9xf10+f11+f12");
  await hand.expectPiece("f12", "white catapult");
  for (const square of ["f9", "f10", "f11"]) await hand.expectPiece(square, "empty");
  await expect(page.locator("p[aria-live=polite]").filter({ hasText: "White catapult f9 takes a queen" })).toHaveCount(
    1,
  );
  await expect(page.locator(".plate").filter({ hasText: "White" }).first()).toContainText(
    "took 1 queen, 1 catapult, 1 pawn",
  );
  await expect(hand.line).toHaveText(/^Check: your king is attacked by the catapult on f12\.$/);
  await expect(hand.square("g12")).toHaveAttribute("aria-label", /^g12, black king, in check/);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await hand.expectPiece("f12", "black queen");
});

test("a shot: the archer stays; a blocked one says why and links to the rule", async ({ open, hand, page }) => {
  await open({ variant: "camblam", fen: shots });
  await hand.move("d4", "g7");
  await expect(hand.line).toHaveText("g7: the archer's line to that piece is blocked by the pawn on f6.");
  await expect(page.locator(".line").getByRole("link", { name: "Why" })).toHaveAttribute(
    "href",
    "/rules/camblam#shot-blocked",
  );
  await hand.click("f6");
  await expect(hand.moves).toHaveText([/d4.*f6/]);
  await hand.expectPiece("d4", "white archer");
  await hand.expectPiece("f6", "empty");
  await page.goto("/rules/camblam#shot-blocked");
  await expect(page.locator("#shot-blocked")).toBeInViewport();
});

test("a promotion: the man is chosen by mouse, or by its number", async ({ open, hand, page }) => {
  await open({ variant: "camblam", fen: promotes });
  await hand.move("f10", "f12");
  await expect(hand.line).toHaveText("f12: Queen. Choose what the pawn becomes.");
  await page.getByRole("button", { name: /archer/ }).click();
  await hand.expectPiece("f12", "white archer");
  await expect(hand.moves).toHaveText([/f10.*f12.*A/]);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await hand.move("f10", "f12");
  await page.keyboard.press("1");
  await hand.expectPiece("f12", "white queen");
  // A pawn that has become a queen was not taken.
  await expect(page.locator(".plate").first()).not.toContainText("took");
});

test("keyboard and spoken names", async ({ open, hand, page }) => {
  await open({ variant: "camblam", fen: runs });
  await expect(page.getByRole("grid")).toHaveAccessibleName("Camblam, White to move");
  await hand.square("a1").focus();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");
  await page.keyboard.press("c");
  await expect(hand.square(await focused())).toHaveAttribute("aria-label", /white catapult/);
  await page.keyboard.press("x");
  await expect(hand.square(await focused())).toHaveAttribute("aria-label", /\d capture/);
  await hand.square("f9").focus();
  await expect(hand.square("f9")).toHaveAttribute("aria-label", "f9, white catapult, 9 moves, 3 captures");
  await page.keyboard.press("Enter");
  await expect(hand.square("f9")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("f11");
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveText([/f9.*f10.*f11/]);
  await hand.expectPiece("f11", "white catapult");
});

test("a hint is shown on the board", async ({ open, hand, page }) => {
  await open({ variant: "camblam", opponent: "computer" });
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText(/^Hint: [a-l]\d+[–×∗][a-l]\d+/, { timeout: 15_000 });
  await expect(page.locator(".cb-l-path *").first()).toBeAttached();
});

test("typed moves: a wrong one is explained, a short one is understood", async ({ open, hand, page }) => {
  await open({ variant: "camblam" });
  const field = page.getByRole("textbox", { name: "Type a move" }).first();
  await field.fill("f3-f7");
  await page.keyboard.press("Enter");
  await expect(page.locator(".wrong")).not.toBeEmpty();
  await field.fill("f3f6");
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(1);
  await hand.expectPiece("f6", "white pawn");
});

test("opening and options are chosen for a game; what is not known is a line with a link", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device").click();
  await page.getByRole("button", { name: "Choices for Camblam" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This opening position is a reconstruction.");
  await expect(dialog.getByRole("link", { name: "Read why" })).toHaveAttribute("href", "/rules/camblam#sources");
  await page.getByText("More choices").click();
  await page.getByLabel("The game is won").selectOption("capture");
  await page.getByLabel("The single steps of catapult, rook and bishop").selectOption("false");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await hand.expectPiece("b2", "white knight");
  await expect(page.locator(".rail header")).toContainText("Reconstruction rules");
  await expect(page.locator(".rail header")).toContainText("The game is won: By taking the king");
  await expect(page.locator(".rail header")).toContainText("bishop: Go to empty squares only");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).first().click();
  const record = readFileSync(await (await download).path(), "utf8");
  expect(record).toContain('[Rules "default,stepCaptures=false,winBy=capture"]');
});

test("numbered arrays: one by its picture, another one drawn for the game", async ({ page, hand }) => {
  const begin = async (array: string): Promise<void> => {
    await page.goto("/?play=camblam");
    const dialog = page.getByRole("dialog", { name: "New game of Camblam" });
    await dialog.getByLabel("Opening position").selectOption(array);
    await expect(dialog.locator(".picture .board")).toHaveCount(array === "shuffled" ? 0 : 1);
    await expectFits(page);
    await dialog.getByRole("button", { name: "Begin", exact: true }).click();
    await page.waitForURL(/\/game\//);
    await expect(hand.moves).toHaveCount(0);
  };
  const header = page.locator(".rail header");
  await begin("2");
  await expect(header).toContainText("Opening position: 2");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).first().click();
  const record = readFileSync(await (await download).path(), "utf8");
  expect(record).toContain('[Rules "default,array=2"]');
  expect(record).not.toContain("[FEN");

  await begin("shuffled");
  await expect(header).toContainText(/Opening position: \d+/);
  await hand.expectPiece("a3", "white pawn");

  await page.goto("/rules/camblam#rule-sets");
  await expect(page.locator("li.array").first()).toContainText("Position 1");
  await expect(page.locator("li.array .board").last()).toBeAttached();
  await expectFits(page);
});

test("an opening that is lost is not offered; how it is won can be stepped through", async ({ page }) => {
  await page.goto("/?play=camblam");
  const dialog = page.getByRole("dialog", { name: "New game of Camblam" });
  const begin = dialog.getByRole("button", { name: "Begin", exact: true });
  await dialog.getByLabel("Opening position").selectOption("alternating");
  await expect(dialog.getByRole("status")).toContainText("White mates in seven moves at most");
  await expect(begin).toBeDisabled();
  await dialog.getByLabel("Opening position").selectOption("default");
  await expect(begin).toBeEnabled();
  await dialog.getByText("More choices").click();
  await dialog.getByLabel("The straight part of a knight's short path").selectOption("any");
  await expect(dialog.getByRole("status")).toContainText("White mates in two moves, whatever Black plays");
  await dialog.getByRole("link", { name: "Step through it" }).click();
  await page.waitForURL(/\/analysis\/camblam\?rules=default%2CknightLegA%3Dany#/);
  await expect(page.locator(".tree li.ply")).toHaveCount(3);
});

const click = async (page: Page, square: string): Promise<void> => {
  const cell = page.locator(`[data-square="${square}"]`);
  await cell.scrollIntoViewIfNeeded();
  const box = await cell.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test("the lessons: a wrong try is explained, a solved task is remembered", async ({ page }) => {
  await page.goto("/learn/camblam");
  const status = page.locator(".exercise [role=status]");
  await expect(page.getByRole("heading", { name: "Three squares at once" })).toBeVisible();
  await click(page, "f4");
  await click(page, "f7");
  await expect(status).toHaveText("Correct.");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Diagonally" })).toBeVisible();
  await click(page, "f5");
  await click(page, "f6");
  await expect(status).toHaveText("f6: a pawn does not capture straight ahead, only diagonally.");
  await page.getByRole("button", { name: /^Three at once/ }).click();
  await click(page, "f4");
  await click(page, "f6");
  await expect(status).toHaveText(/not the one asked for/);
  await page.getByRole("button", { name: "Start over" }).click();
  await click(page, "f4");
  await click(page, "f8");
  await expect(status).toHaveText("Correct.");
  await page.reload();
  await expect(page.getByText("2 of 15 done")).toBeVisible();
  // It continues at the first unsolved task.
  await expect(page.getByRole("heading", { name: "Diagonally" })).toBeVisible();
});

test("the editor: taps, dragging, mirror, what the core says, link, play from here", async ({
  page,
  hand,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/editor/camblam");
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveText("Ready to play.");
  await page.getByRole("button", { name: "Clear the board" }).click();
  await expect(verdict).toContainText(/king/i);
  await expect(page.getByRole("button", { name: "Play from here" })).toBeDisabled();

  await page.getByRole("radio", { name: "white king" }).check({ force: true });
  await click(page, "g1");
  await page.getByRole("radio", { name: "white rook" }).check({ force: true });
  await click(page, "a1");
  // From the palette by dragging.
  const archer = await page.getByRole("radio", { name: "white archer" }).boundingBox();
  const e2 = await hand.square("e2").boundingBox();
  if (!archer || !e2) throw new Error("nothing to drag");
  await page.mouse.move(archer.x + 10, archer.y + 10);
  await page.mouse.down();
  await page.mouse.move(e2.x + 12, e2.y + 12, { steps: 5 });
  await page.mouse.up();
  await hand.expectPiece("e2", "white archer");
  await page.getByRole("button", { name: "Mirror for Black" }).click();
  await hand.expectPiece("g12", "black king");
  await hand.expectPiece("e11", "black archer");
  await expect(verdict).toHaveText("Ready to play.");

  // On the board by dragging: to another square, and off it.
  await drag(page, "a12", "b12");
  await hand.expectPiece("b12", "black rook");
  await hand.expectPiece("a12", "empty");
  const b12 = await hand.square("b12").boundingBox();
  if (!b12) throw new Error("no b12");
  await page.mouse.move(b12.x + 10, b12.y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 5 });
  await page.mouse.up();
  await hand.expectPiece("b12", "empty");

  // By keys.
  await hand.square("e11").focus();
  await page.keyboard.press("Backspace");
  await hand.expectPiece("e11", "empty");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await hand.expectPiece("d11", "white archer");
  await page.keyboard.press("Enter");
  await hand.expectPiece("d11", "empty");

  await page.getByText("Black", { exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("fen")).toBe("6k5/12/12/12/12/12/12/12/12/12/4A7/R5K5 b - - 0 1");
  await expect(page).toHaveURL(link);
  await page.goto(link);
  await hand.expectPiece("e2", "white archer");
  await page.getByRole("link", { name: "Play from here" }).click();
  await expect(page.getByRole("dialog", { name: "New game of Camblam" })).toBeVisible();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await hand.expectPiece("e2", "white archer");
});

async function drag(page: Page, from: string, to: string): Promise<void> {
  const a = await page.locator(`[data-square="${from}"]`).boundingBox();
  const b = await page.locator(`[data-square="${to}"]`).boundingBox();
  if (!a || !b) throw new Error(`${from} ${to}`);
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test("the editor knows every game", async ({ page, hand }) => {
  await page.goto("/editor/cam");
  await page.getByRole("button", { name: "Clear the board" }).click();
  await page.getByRole("radio", { name: "white knight" }).check({ force: true });
  await click(page, "C4");
  await page.getByRole("button", { name: "Mirror for Black" }).click();
  await hand.expectPiece("C10", "black knight");
  await expect(page.locator(".verdict")).toHaveText("Ready to play.");
});
