// The dialog by which what stands on a board is shown elsewhere: at the end of a game, a puzzle, an ending, a lesson, in a study; as the
// reader sees it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { begin } from "./device_games.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { leaveNetwork } from "./without_network.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const share = (page: Page): Locator => page.getByRole("button", { name: "Share…" }).filter({ visible: true });

async function opened(page: Page, name: string): Promise<Locator> {
  await share(page).first().click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("img", { name: "The position as a picture" })).toBeVisible();
  return dialog;
}

const valueOf = (dialog: Locator, name: string): Promise<string> =>
  dialog.getByRole("textbox", { name, exact: true }).inputValue();

interface Puzzle {
  id: string;
  fen: string;
}

test("a puzzle is shared once it is over, without its solution", async ({ page }) => {
  const [puzzle] = readFileSync(join(import.meta.dirname, "../../data/puzzles/camelot.jsonl"), "utf8")
    .split("\n")
    .map((line) => JSON.parse(line || "{}") as Puzzle);
  await page.goto(`/puzzles/camelot/${puzzle?.id ?? ""}`);
  const show = page.getByRole("button", { name: "Show the solution" }).first();
  await expect(show).toBeVisible();
  await expect(share(page)).toHaveCount(0);
  await show.click();
  const dialog = await opened(page, "Share this position");
  expect(await valueOf(dialog, "Link")).toMatch(new RegExp(`/puzzles/camelot/${puzzle?.id ?? ""}$`));
  expect(await valueOf(dialog, "Position (FEN)")).toBe(puzzle?.fen);
  await expect(dialog.getByRole("link", { name: "Animated GIF" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a lesson is shared as it stands, with its analysis as the link", async ({ page, hand }) => {
  await page.goto("/learn/cam");
  await page.getByRole("button", { name: /^An offer that wins / }).click();
  const before = await valueOf(await opened(page, "Share this position"), "Position (FEN)");
  await page.keyboard.press("Escape");
  await hand.move("D6", "D7");
  await hand.expectPiece("D6", "black man");
  const dialog = await opened(page, "Share this position");
  const fen = await valueOf(dialog, "Position (FEN)");
  expect(fen).not.toBe(before);
  await page.goto(await valueOf(dialog, "Link"));
  await hand.expectPiece("D6", "black man");
  expect(await valueOf(await opened(page, "Share this position"), "Position (FEN)")).toBe(fen);
});

test("what is shared looks as the reader's own board, and takes the colour of another site", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    localStorage.setItem(
      "camlann.settings",
      JSON.stringify({ board: "parch", pieces: "flat", coordinates: "none", theme: "dark" }),
    );
  });
  await page.goto("/analysis/cam?fen=" + encodeURIComponent("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w"));
  const dialog = await opened(page, "Share this position");
  await expectAccessible(page);
  const drawing = new URL((await dialog.getByRole("link", { name: "SVG" }).getAttribute("href")) ?? "", page.url());
  expect(Object.fromEntries(drawing.searchParams)).toMatchObject({
    theme: "parch",
    pieces: "flat",
    coordinates: "none",
    background: "dark",
  });
  expect((await page.request.get(drawing.href)).status()).toBe(200);
  const html = dialog.getByRole("textbox", { name: "Board for your site (HTML)" });
  await expect(html).toHaveValue(/board=parch&amp;pieces=flat&amp;coordinates=none&amp;theme=dark"/);
  await expect(html).not.toHaveValue(/accent/);
  await dialog.getByLabel("Colour of your site").fill("#0a7e4f");
  await expect(html).toHaveValue(/&amp;accent=0a7e4f".* title="A position on Camlann"/);
  await dialog.getByRole("button", { name: "Copy picture" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toContain("image/png");

  const embed = (await dialog.getByRole("link", { name: "See this board" }).getAttribute("href")) ?? "";
  await page.goto(embed);
  await expect(page.locator("html")).toHaveAttribute("data-board", "parch");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("main svg text").filter({ hasText: /^[A-G]\d*$/ })).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a game of this device is shared by its moves, and its position by a link", async ({ page, context, hand }) => {
    await leaveNetwork(context, page);
    await begin(page, /^Camette 2 players/);
    await share(page).first().click();
    const running = page.getByRole("dialog", { name: "Share this position" });
    expect(await valueOf(running, "The game as a record")).toMatch(/\[Variant "Camette"\]/);
    expect(await valueOf(running, "Link")).toMatch(/\/analysis\/camette\?fen=/);
    await page.keyboard.press("Escape");
    await hand.move("C3", "C4");
    await page.getByRole("button", { name: "Resign" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await share(page).first().click();
    const dialog = page.getByRole("dialog", { name: "Share this game" });
    expect(await valueOf(dialog, "The game as a record")).toMatch(/\[Variant "Camette"\][^]*1\. C3-C4/);
    expect(await valueOf(dialog, "Link")).toMatch(/\/analysis\/camette\?fen=/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the dialog fits, the link first", async ({ page }) => {
    await page.goto("/editor/cam");
    const dialog = await opened(page, "Share this position");
    await expect(dialog.getByRole("textbox").first()).toHaveAccessibleName("Link");
    await expectFits(page);
  });
});
