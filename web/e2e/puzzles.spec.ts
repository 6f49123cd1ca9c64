// Puzzles: solved leg by leg, failed, helped, repeated, against the clock. With the puzzles that are shipped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { loadRules, type Outcome } from "./core.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

interface Puzzle {
  id: string;
  fen: string;
  line: string[];
  then?: string[];
  themes: string[];
}

const game = "camelot";
const puzzles = readFileSync(join(import.meta.dirname, `../../data/puzzles/${game}.jsonl`), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Puzzle);

let rules: Awaited<ReturnType<typeof loadRules>>;
test.beforeAll(async () => {
  rules = await loadRules();
});
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const single = puzzles.filter(({ line }) => line.length === 1);
const [first, second] = single;
const long = puzzles.find(({ line }) => line.length === 3);
if (!first || !second || !long) throw new Error("too few puzzles are shipped");
const squaresOf = (notation: string): string[] => notation.split(/[-x^]/);

/** A move that is not the answer, of another piece if there is one. */
function wrongMove({ fen, line }: Puzzle): { move: Outcome; otherPiece: boolean } {
  const squares = squaresOf(line[0] ?? "");
  const others = rules(game, fen).outcomes.filter(({ notation, to }) => notation !== line[0] && to !== squares.at(-1));
  const other = others.find(({ from }) => from !== squares[0]);
  const move = other ?? others[0];
  if (!move) throw new Error(`${fen}: there is no other move`);
  return { move, otherPiece: other !== undefined };
}

/** Walks a move; where it could go on, it is ended. */
async function walk(hand: Hand, squares: readonly string[]): Promise<void> {
  for (const square of squares) await hand.click(square);
  const end = hand.page.locator(".so-far").getByRole("button", { name: "End here" });
  if (await end.isVisible()) await end.click();
}

const score = (page: Page) => page.locator(".rail .score");

test("a puzzle is solved leg by leg, and counts", async ({ page, hand }) => {
  await page.goto(`/puzzles/${game}/${first.id}`);
  await expect(hand.line).toHaveText(/to move\.$/);
  await expect(score(page)).toContainText("1500?");
  const squares = squaresOf(first.line[0] ?? "");
  if (squares.length > 2) {
    await walk(hand, squares.slice(0, 1));
    await hand.click(squares[1] ?? "");
    const card = page.getByRole("group", { name: "Your move so far" });
    await expect(card).toContainText(/(may end here or go on|must go on): /);
    await card.getByRole("button", { name: "Take a leg back" }).click();
    await expect(card).toHaveCount(0);
    await hand.click(squares[1] ?? "");
    await walk(hand, squares.slice(2));
  } else await walk(hand, squares);
  await expect(page.locator(".verdict")).toHaveText(/^Solved/);
  await expect(score(page)).toContainText(/\+\d+/);
  await expect(page.getByRole("heading", { name: "The idea" })).toBeVisible();
  await expect(page.locator(".idea")).toContainText(/The move .+\./, { timeout: 30_000 });
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Next puzzle" })).toBeFocused();
  const rating = await score(page).locator("dd").first().textContent();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/puzzles/${game}$`));
  await expect(page.getByRole("button", { name: "Hint" }).first()).toBeVisible();
  await page.reload();
  await expect(score(page).locator("dd").first()).toHaveText((rating ?? "").replace(/\+.*/, "").trim());
  await expectAccessible(page);
});

test("a wrong move is marked, ends the run, and can be continued", async ({ page, hand }) => {
  const asked = single.find((puzzle) => wrongMove(puzzle).otherPiece);
  if (!asked) throw new Error("every puzzle has one piece to move");
  const { move } = wrongMove(asked);
  await page.goto(`/puzzles/${game}/${asked.id}`);
  await hand.square(move.from).waitFor();
  await walk(hand, move.path);
  // The answer that punishes it is on the board until it is tried again.
  await expect(hand.line).toHaveText(/ is not the move: (White|Black) answers \S+( .+)?\.$/, { timeout: 30_000 });
  await expect(score(page)).toContainText(/−\d+/);
  await expect(page.locator(".refuted .reply")).toBeVisible();
  await expectAccessible(page);
  await page.locator(".rail").getByRole("button", { name: "Try again" }).click();
  await expect(hand.line).toHaveText(/(go on|not the move)\. It begins with another piece\.$/);
  await walk(hand, squaresOf(asked.line[0] ?? ""));
  await expect(page.locator(".verdict")).toHaveText("Solved on a later try.");
  await expect(page.locator(".rail")).toContainText("It comes back in three days.");
});

test("a wrong move is taken back at once where the engine does not come", async ({ page, hand }) => {
  const asked = single.find((puzzle) => wrongMove(puzzle).otherPiece);
  if (!asked) throw new Error("every puzzle has one piece to move");
  await page.route("**/assets/engine/**", (route) => route.abort());
  await page.goto(`/puzzles/${game}/${asked.id}`);
  const { move } = wrongMove(asked);
  await hand.square(move.from).waitFor();
  await walk(hand, move.path);
  await expect(hand.line).toHaveText(/It begins with another piece\.$/);
});

test("a theme is chosen on the list of puzzles, and the history of the rating is shown there", async ({
  page,
  hand,
}) => {
  await page.goto("/puzzles");
  const card = page.locator("li.card").filter({ has: page.getByRole("heading", { name: "Camelot", exact: true }) });
  await expect(card.getByRole("img", { name: /^Rating from/ })).toHaveCount(0);
  await card.getByText(/^Themes/).click();
  await expectAccessible(page);
  await card.getByRole("link", { name: /^Fork/ }).click();
  await expect(page).toHaveURL(/\/puzzles\/camelot\?theme=fork$/);
  await expect(page.locator(".rail header")).toContainText("Theme: fork");
  for (const [at, next] of ["Next puzzle", ""].entries()) {
    await page.getByRole("button", { name: "Show the solution" }).first().click();
    await expect(page.locator(".idea")).toContainText("A fork: one move makes two threats", { timeout: 30_000 });
    if (next !== "") await page.getByRole("button", { name: next }).click();
    await expect(page.locator(".verdict")).toHaveCount(at);
  }
  await expect(hand.line).toHaveText("This is the solution.");
  await page.goto("/puzzles");
  await expect(card.getByRole("img", { name: /^Rating from 1\d+ to 1\d+$/ })).toBeVisible();
});

test("a puzzle that was tried is there again after a reload until it is finished", async ({ page, hand }) => {
  await page.goto(`/puzzles/${game}`);
  const hint = page.getByRole("button", { name: "Hint" }).first();
  const hinted = async (): Promise<string> => {
    await hint.click();
    await expect(hand.line).toHaveText(/^Hint: /);
    const squares = await hand.page
      .locator("[data-square]")
      .evaluateAll((all) => all.map((square) => square.getAttribute("aria-label")));
    return squares.join();
  };
  const board = await hinted();
  await page.reload();
  expect(await hinted()).toBe(board);
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await expect(page.locator(".verdict")).toHaveText("This is the solution.");
  await page.reload();
  expect(await hinted()).not.toBe(board);
});

test("a hint shows the piece, the solution the line; both bring the puzzle back in days", async ({ page, hand }) => {
  await page.clock.install();
  await page.goto(`/puzzles/${game}/${first.id}`);
  const [from = ""] = squaresOf(first.line[0] ?? "");
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText(new RegExp(`^Hint: it is the \\w+ on ${from}\\.$`));
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await expect(page.locator(".verdict")).toHaveText("This is the solution.");
  await page.goto("/puzzles");
  await expect(page.locator(".card").first()).toBeVisible();
  await expect(page.getByText("1 to repeat")).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 4 * 86_400_000);
  await page.goto("/puzzles");
  await expect(page.getByText("1 to repeat")).toBeVisible();
  await page.goto(`/puzzles/${game}`);
  await hand.square(from).waitFor();
  await walk(hand, squaresOf(first.line[0] ?? ""));
  await expect(page.locator(".verdict")).toHaveText(/^Solved/);
  await expect(page.locator(".rail")).toContainText("You have met this one before");
});

test("something is said of a puzzle without a theme, even without the engine", async ({ page }) => {
  const plain = single.find(({ themes }) => themes.length === 0);
  if (!plain) throw new Error("no puzzle without a theme is shipped");
  await page.route("**/assets/engine/**", (route) => route.abort());
  await page.goto(`/puzzles/${game}/${plain.id}`);
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await expect(page.locator(".idea")).toHaveText(/The idea\s+No other move wins material\./);
});

test("a puzzle is solved by keyboard alone", async ({ page, hand }) => {
  await page.goto(`/puzzles/${game}/${first.id}`);
  const squares = squaresOf(first.line[0] ?? "");
  for (const square of squares) {
    await hand.square(square).focus();
    await page.keyboard.press("Enter");
  }
  // If the move could continue, Enter on its last square ends it.
  if ((await page.locator(".verdict").count()) === 0) await page.keyboard.press("Enter");
  await expect(page.locator(".verdict")).toHaveText(/^Solved/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hint" }).first()).toBeVisible();
});

test("a longer puzzle plays the replies", async ({ page, hand }) => {
  await page.goto(`/puzzles/${game}/${long.id}`);
  await hand.square(squaresOf(long.line[0] ?? "")[0] ?? "").waitFor();
  await walk(hand, squaresOf(long.line[0] ?? ""));
  await expect(hand.line).toHaveText("Right. Now the next move.");
  await walk(hand, squaresOf(long.line[2] ?? ""));
  await expect(page.locator(".verdict")).toHaveText(/^Solved/);
});

// The move that gave something up was the end, and what it won was never seen.
test("what a puzzle wins is shown after its last move", async ({ page, hand }) => {
  const more = single.find(({ then = [] }) => then.length === 2);
  if (!more) throw new Error("no puzzle goes on after its line");
  await page.goto(`/puzzles/${game}/${more.id}`);
  await hand.square(squaresOf(more.line[0] ?? "")[0] ?? "").waitFor();
  await walk(hand, squaresOf(more.line[0] ?? ""));
  await expect(page.locator(".verdict")).toHaveText(/^Solved/);
  await expect(hand.line).toHaveText("This is how it goes on.");
  await expect(hand.line).toHaveText(/^Solved\./, { timeout: 10_000 });
  await expect(page.locator(".rail .path .then")).toHaveCount(2);
});

test("the daily puzzle is the same for all players", async ({ page, person }) => {
  await page.goto(`/puzzles/${game}/daily`);
  await expect(page.getByRole("heading", { name: "Puzzle of the day" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  const path = await page.locator(".rail .path").textContent();
  const { page: other } = await person();
  await other.goto(`/puzzles/${game}/daily`);
  await other.getByRole("button", { name: "Show the solution" }).first().click();
  await expect(other.locator(".rail .path")).toHaveText(path ?? "");
});

test("a storm counts what is solved in three minutes, and keeps the best", async ({ page, hand }) => {
  await page.clock.install();
  await page.goto(`/puzzles/${game}/storm`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start the storm" }).click();
  await expect(page.getByRole("timer").first()).toHaveText(/^(3:00|2:\d\d)$/);
  const shown = async (): Promise<Puzzle> => {
    const text = await page.locator(".rail header").textContent();
    const found = puzzles.find(({ id }) => text?.includes(id));
    if (!found) throw new Error(`no puzzle in ${String(text)}`);
    return found;
  };
  const solved = page.locator(".rail dl div").filter({ hasText: "Solved" });
  const begun = await shown();
  await hand.square(squaresOf(begun.line[0] ?? "")[0] ?? "").waitFor();
  await walk(hand, squaresOf(begun.line[0] ?? ""));
  await expect(solved).toHaveText(/Solved\s*1/);
  const missed = await shown();
  expect(missed.id).not.toBe(begun.id);
  await walk(hand, wrongMove(missed).move.path);
  await expect(hand.line).toHaveText(/^Not that one\. On to the next\./);
  await expect(solved).toHaveText(/Solved\s*1/);
  await page.clock.fastForward(100_000);
  await expect(page.getByRole("timer").first()).toHaveText(/^(1:[012]\d|0:5\d)$/);
  await page.clock.fastForward(100_000);
  await expect(page.getByRole("heading", { name: "1 solved" })).toBeVisible();
  await expect(page.getByText("That is your best so far.")).toBeVisible();
  // The board of the missed one with its solution, and the best runs.
  const card = page.locator("li.card").filter({ has: page.getByRole("link", { name: missed.id }) });
  await expect(card.locator("svg").first()).toBeVisible();
  await expect(card.locator(".moves .move").first()).toBeVisible();
  const runs = page.locator("section.card").filter({ has: page.getByRole("heading", { name: "Best runs" }) });
  await expect(runs.getByRole("listitem")).toHaveText(/^1\s+1 missed/);
  await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/puzzles");
  await expect(page.getByText("best storm: 1")).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [768, 1000],
  [1440, 900],
] as const) {
  test(`puzzles fit ${String(width)} px`, async ({ page, hand }) => {
    await page.setViewportSize({ width, height });
    for (const address of ["/puzzles", `/puzzles/${game}/storm`, `/puzzles/${game}/${first.id}`]) {
      await page.goto(address, { waitUntil: "networkidle" });
      await expectFits(page, address);
      await expectAccessible(page);
    }
    await walk(hand, squaresOf(first.line[0] ?? ""));
    await expectFits(page);
  });
}
