// Practice endings against the tables, which are built here: of Camette with up to four pieces, and what the list needs of others.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { PerfectValues, Tables } from "../src/lib/wire.ts";
import { expectAccessible } from "./axe.ts";
import { positionOf } from "./core.ts";
import { expectFits } from "./fits.ts";
import { Server } from "./server.ts";
import { program } from "./where.ts";
import { expect, test as base, type Hand } from "./test.ts";

interface Ending {
  game: string;
  id: string;
  theme: string;
  fen: string;
  goal: "win" | "draw";
  plies: number | null;
}

const endings = JSON.parse(
  readFileSync(join(import.meta.dirname, "../src/endings/list.json"), "utf8"),
) as readonly Ending[];

const build = (folder: string, variant: string, ...what: string[]): Buffer =>
  execFileSync(program, ["tables", "build", "--variant", variant, ...what, "--dir", folder]);

const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
      build(folder, "camette", "--pieces", "4");
      const server = new Server(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const pick = (theme: string, goal: Ending["goal"] = "win"): Ending => {
  const found = endings.find((one) => one.game === "camette" && one.theme === theme && one.goal === goal);
  if (!found) throw new Error(`no ending of ${theme}`);
  return found;
};
const race = pick("race");
const address = ({ game, id }: Ending): string => `/endings/${game}/${id}`;
const squaresOf = (notation: string): string[] => notation.split(/[-x^]/);

/** The position on the board, as the screen reader hears it, with White to move. */
async function fenOn(page: Page): Promise<string> {
  const cells = await page
    .locator("[data-square]")
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-square") ?? "", one.getAttribute("aria-label") ?? ""] as const),
    );
  const ranks = new Map<number, string>();
  for (const [square, label] of [...cells].sort(([one], [other]) => one.localeCompare(other))) {
    const [, side, man] = /, (white|black) (knight|man)/.exec(label) ?? [];
    const letter = man === "knight" ? "K" : man === "man" ? "M" : "1";
    const rank = Number(square.slice(1));
    ranks.set(rank, (ranks.get(rank) ?? "") + (side === "black" ? letter.toLowerCase() : letter));
  }
  const rows = [...ranks].sort(([one], [other]) => other - one).map(([, row]) => row);
  const counted = rows.map((row) => row.replace(/1+/g, (empty) => String(empty.length)));
  return `${counted.join("/")} w 0,0 0 1`;
}

async function valuesOf(page: Page, game: string, fen: string, server = ""): Promise<PerfectValues> {
  const query = new URLSearchParams({ rules: "wcf", fen }).toString();
  const answer = await page.request.get(`${server}/api/tables/${game}?${query}`);
  expect(answer.status(), `${game} ${fen}`).toBe(200);
  return (await answer.json()) as PerfectValues;
}

/** The squares of the move to be made now, by the values of the position on the board; none where there is nothing to move. */
async function choose(
  { page }: Hand,
  by: (values: PerfectValues) => string,
): Promise<readonly [string, string] | null> {
  const ready = page
    .locator('[data-square][aria-label*=" white "]')
    .and(page.locator('[aria-label*=" move"], [aria-label*=" capture"]'));
  const said = page.locator(".said");
  await expect.poll(async () => (await ready.count()) + (await said.count())).toBeGreaterThan(0);
  if ((await said.count()) > 0) return null;
  const squares = squaresOf(by(await valuesOf(page, "camette", await fenOn(page))));
  return [squares[0] ?? "", squares.at(-1) ?? ""];
}

/** Makes the move. False where there is none. */
async function play(hand: Hand, by: (values: PerfectValues) => string): Promise<boolean> {
  const squares = await choose(hand, by);
  if (!squares) return false;
  await hand.move(...squares);
  await expect(hand.square(squares[0])).toHaveAttribute("aria-label", /empty|black/);
  return true;
}

const best = ({ moves }: PerfectValues): string => moves[0]?.notation ?? "";
const worst = ({ moves }: PerfectValues): string => moves.at(-1)?.notation ?? "";

// The table of four men of Camelot with castle moves takes minutes: CAMLANN_ALL_ENDINGS=1 builds it, too.
const all = process.env["CAMLANN_ALL_ENDINGS"] === "1";
const listed = endings.filter(({ fen }) => all || !fen.includes(" 2,2 "));

base("every ending on the list is what the tables say, and one move alone keeps it", async ({ page }) => {
  base.setTimeout(600_000); // The tables need 40 seconds of a processor, which other tests use, too.
  const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
  build(folder, "camette", "--pieces", "4");
  build(folder, "cam", "--pieces", "3");
  build(folder, "cam", "--material", "MM-MM");
  for (const game of ["camelot", "chivalry"]) {
    build(folder, game, "--material", "MM-M");
    build(folder, game, "--material", "MM-K");
  }
  if (all) build(folder, "camelot", "--material", "MM-MM", "--castle-moves", "2");
  const server = new Server(folder);
  await server.start();
  const asked = (game: string, fen: string) => valuesOf(page, game, fen, server.address);
  for (const { game, id, theme, fen, goal, plies } of listed) {
    const { moves, ...value } = await asked(game, fen);
    expect(value, `${game} ${id}`).toEqual({ wdl: goal, plies });
    const [key = "", ...others] = moves.filter(({ wdl }) => wdl === goal).map(({ notation }) => notation);
    expect(others, `${game} ${id}: besides ${key}`).toEqual([]);
    if (theme === "race") {
      const other = await asked(game, fen.replace(" w ", " b "));
      expect(other.wdl, `${game} ${id}, the other side to move`).toBe("win");
    }
    if (theme === "entry") {
      const other = await asked(game, fen.replace(" w ", " b "));
      expect(other.wdl, `${game} ${id}, the other side to move`).toBe("draw");
    }
    if (theme === "opposition") {
      const { state } = await positionOf(game, fen, [key]);
      const again = await asked(game, state.fen.replace(" b ", " w "));
      expect(again.wdl, `${game} ${id}, White to move again`).not.toBe("win");
    }
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("an ending is won in as many moves as the tables say, and is kept", async ({ page, hand }) => {
  await page.goto("/endings");
  await expect(page.getByRole("heading", { level: 2, name: "Camette" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Cam", exact: true })).toContainText(
    "This server has no endgame tables of this game",
  );
  await expectAccessible(page);
  const card = page.getByRole("listitem").filter({ hasText: "Race to the castle 1" });
  await expect(card).toContainText("not solved yet");
  await card.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${address(race)}$`));
  await expect(hand.line).toHaveText("White to move and win.");
  await expectAccessible(page);
  let moves = 0;
  while (await play(hand, best)) moves += 1;
  expect(moves).toBe(((race.plies ?? 0) + 1) / 2);
  await expect(page.locator(".said")).toContainText(
    /Won in \w+ moves\.\s*That is the shortest win\.\s*You gave nothing away\./,
  );
  await expect(page.getByRole("link", { name: "Next ending" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Share…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(new RegExp(`${address(race)}$`));
  await expect(dialog.getByRole("textbox", { name: "Position (FEN)" })).not.toHaveValue(race.fen);
  await expect(dialog.getByRole("textbox", { name: "The game as a record" })).toHaveValue(/\[Variant "Camette"\]/);
  await expect(dialog.getByRole("img", { name: "The position as a picture" })).toBeVisible();
  await page.goto("/endings");
  await expect(card).toContainText(/Won in \w+ moves, without a slip/);
});

test("a slip is explained, can be taken back, and is punished if play continues", async ({ page, hand }) => {
  await page.goto(address(race));
  await play(hand, worst);
  await expect(hand.line).toHaveText("That gives away the win: you are lost now.");
  await expect(page.locator(".said")).toContainText(/Only this keeps the win: [A-Z]\d.+\./);
  const again = page.getByRole("button", { name: "Try again from here" }).first();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".said")).toHaveCount(0);
  await expect(hand.line).toHaveText("White to move and win.");
  await play(hand, worst);
  await page.getByRole("button", { name: "Go on" }).click();
  while (await play(hand, best));
  await expect(page.locator(".said")).toContainText(/Lost in \w+ moves?\.\s*You could have won in \w+ moves\./);
  await expect(page.locator(".said")).toContainText("Two slips.");
  await page.goto("/endings");
  await expect(page.getByRole("listitem").filter({ hasText: "Race to the castle 1" })).toContainText("not solved yet");
});

test("a draw is held", async ({ page, hand }) => {
  await page.goto(address(pick("knight", "draw")));
  await expect(hand.line).toHaveText("White to move and draw.");
  while (await play(hand, best));
  await expect(page.locator(".said")).toContainText(/A draw\.\s*A draw is the best result here\./);
});

test("an ending is played by keyboard alone", async ({ page, hand }) => {
  await page.goto(address(race));
  for (let squares = await choose(hand, best); squares; squares = await choose(hand, best)) {
    for (const square of squares) {
      await hand.square(square).focus();
      await page.keyboard.press("Enter");
    }
    await expect(hand.square(squares[0])).toHaveAttribute("aria-label", /empty|black/);
  }
  await expect(page.getByRole("link", { name: "Next ending" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(`${address(race)}$`));
});

test("endings fit 360 px", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/endings", { waitUntil: "networkidle" });
  await expectFits(page);
  await expectAccessible(page);
  await page.goto(address(race));
  await play(hand, worst);
  const dock = page.getByRole("region", { name: /gives away the win/ });
  await expect(dock.getByRole("button", { name: "Try again from here" })).toBeFocused();
  await expectFits(page);
  await expectAccessible(page);
});

test("while the server makes tables the page says so, and opens what is ready without a reload", async ({ page }) => {
  let making = ["camette", "cam"];
  await page.route("**/api/tables", async (route) => {
    const answer = await route.fetch();
    const tables = (await answer.json()) as Tables;
    await route.fulfill({ json: { ...tables, making } });
  });
  await page.goto(address(race));
  const said = page.getByText("The server is preparing the perfect play for these endings.");
  await expect(said).toBeVisible();
  await expectAccessible(page);
  making = ["cam"];
  await expect(page.locator("[data-square]").first()).toBeVisible({ timeout: 15_000 });
  await page.goto("/endings");
  await expect(said).toBeVisible();
  await expect(page.getByRole("region", { name: "Camette" }).getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Cam", exact: true })).toContainText("Being prepared.");
  await expect(page.getByRole("main").getByRole("link", { name: "Puzzles" })).toBeVisible();
  await expectAccessible(page);
  making = [];
  await expect(said).toHaveCount(0, { timeout: 15_000 });
});

base("48.13: a server without tables says so once, with what to do instead", async ({ page }) => {
  await page.goto("/endings");
  const main = page.getByRole("main");
  await expect(main.getByText("no tables for them")).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(0);
  await expect(main.locator(".primary")).toHaveText(["Puzzles"]);
  await page.goto(address(race));
  await expect(main.locator(".primary")).toHaveText(["Puzzles"]);
  await expect(main.locator("svg").first()).toBeVisible();
});

base("a server without tables says so, and offers what is there", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("link", { name: "Practice endings" }).click();
  await expect(page.getByText("This server can’t play these endings yet")).toBeVisible();
  await expect(page.getByText("camlann tables")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Puzzles" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(address(race));
  await expect(page.getByText("This server has no endgame tables of this game")).toBeVisible();
  await page.goto("/endings/camette/race-99");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Race");
});
