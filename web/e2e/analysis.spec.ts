// Trying moves out: the engine in the browser, the tree of moves, what is pasted and shared.
import { readFileSync } from "node:fs";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

const tree = "Moves";

test("moves tried on the board become variations, and what one says of them is kept", async ({ page, hand }) => {
  await page.goto("/analysis/cam");
  const moves = page.getByRole("list", { name: tree, exact: true });
  await hand.move("D5", "D6");
  await hand.move("D9", "D8");
  await page.getByRole("button", { name: "First position" }).first().click();
  await hand.move("C5", "C6");
  await expect(moves.getByRole("group", { name: "Variation at move 1" })).toContainText("C5–C6");
  await page.getByRole("textbox", { name: "Comment on this move" }).fill("quieter");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Mark this move" }).click();
  await page.getByRole("button", { name: "!? interesting" }).click();
  await expect(moves).toContainText("C5–C6!?");
  await expect(moves).toContainText("quieter");

  await page.getByRole("button", { name: "Make this the main line" }).click();
  await expect(moves.getByRole("group", { name: "Variation at move 1" })).toContainText("D5–D6");
  await page.reload();
  await expect(moves.getByRole("group", { name: "Variation at move 1" })).toContainText("D5–D6");
  await expect(moves).toContainText("quieter");
});

test("rings and arrows are drawn by hand, by name and by key, kept and exported", async ({ page, hand }) => {
  await page.goto("/analysis/cam");
  await hand.move("D5", "D6");
  const layer = page.locator("svg.layer");
  const drag = async (from: string, to: string, button: "left" | "right"): Promise<void> => {
    const middle = async (square: string): Promise<[number, number]> => {
      const box = await page.locator(`[data-square="${square}"]`).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    };
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down({ button });
    await page.mouse.move(...(await middle(to)), { steps: 4 });
    await page.mouse.up({ button });
  };
  await drag("D6", "D9", "right");
  await expect(layer.locator("path.cb-drawn-G")).toHaveCount(1);
  await page.getByRole("button", { name: "Draw rings and arrows" }).click();
  await page.getByRole("radio", { name: "Red" }).check();
  await drag("D9", "D9", "left");
  await expect(layer.locator("circle.cb-drawn-R")).toHaveCount(1);
  await page.getByRole("textbox", { name: "A square, or two squares" }).fill("c5-d6");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Red ring on D9, Green arrow from D6 to D9, Red arrow from C5 to D6")).toBeAttached();
  await drag("D9", "D9", "left");
  await expect(layer.locator("circle")).toHaveCount(0);
  await page.getByRole("textbox", { name: "A square, or two squares" }).fill("Z1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Write a square of this board, or two.");

  // Nothing was played by it, and the board plays again afterwards.
  await page.getByRole("button", { name: "Draw rings and arrows" }).click();
  await hand.move("D9", "D8");
  await expect(layer.locator("path")).toHaveCount(0);
  await page.reload();
  await page.getByRole("list", { name: tree, exact: true }).getByRole("button", { name: "1, White: D5-D6" }).click();
  await expect(layer.locator("path.cb-drawn-G")).toHaveCount(1);
  await page.getByRole("button", { name: "Share…" }).click();
  await expect(page.getByRole("textbox", { name: "The game as a record" })).toHaveValue(/\[%cal GD6D9,RC5D6\]/);
  await expect(page.getByRole("dialog").locator("img")).toHaveAttribute("src", /drawings=GD6D9%2CRC5D6/);
});

test("the engine shows three lines, and stops when it is switched off", async ({ page }) => {
  await page.goto("/analysis/cam?fen=" + encodeURIComponent("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w"));
  const lines = page.getByRole("list", { name: "Best moves" });
  await expect(lines.getByRole("button", { name: /White wins in 2 moves/ }).first()).toBeVisible();
  await expect(page.locator(".cb-path-line")).not.toHaveCount(0);
  await lines.getByTitle("Play D11-D12").click();
  await expect(page.getByRole("list", { name: tree, exact: true })).toContainText("D11–D12");
  // One board, one score: it is next to the board, equally high, and disappears with the engine.
  const bar = page.getByRole("img", { name: /^Score: White wins in \d/ });
  await expect(bar).toHaveCount(1);
  const [place, board] = [await bar.boundingBox(), await page.locator(".board").boundingBox()];
  expect(place?.width).toBe(24);
  expect(place?.height).toBe(board?.height);
  expect((place?.x ?? 0) + 24).toBeLessThan(board?.x ?? 0);
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Engine" }).uncheck();
  await expect(bar).toHaveCount(0);
  await expect(lines).toHaveCount(0);
  await expect(page.locator(".cb-path-line")).toHaveCount(0);
});

test("pasted moves are read up to the wrong one, which is named; a position is taken whole", async ({ page }) => {
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Text" });
  await field.fill("1. D5-D6 D9-D8\n2. D6-D9");
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Line 2, “D6-D9”");
  await expect(page.getByRole("list", { name: tree, exact: true })).toContainText("D9–D8");
  await field.fill("no/such/board w");
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await field.fill("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await expect(page.locator("[data-square='D11']")).toHaveAccessibleName(/white man/);
});

test("a link holds the whole study, and a published game is analysed from its page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/records/camelot-wc2009-game4");
  await page.getByRole("link", { name: "Analyse" }).click();
  const moves = page.getByRole("list", { name: tree, exact: true });
  await expect(moves.getByRole("button").first()).toBeVisible();
  const before = await moves.getByRole("button").count();
  await page.getByRole("button", { name: "Share…" }).click();
  await expect(page.getByText("The link contains all moves and comments.")).toBeVisible();
  await page.getByRole("button", { name: "Copy: Link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole("list", { name: tree, exact: true }).getByRole("button")).toHaveCount(before);
});

/** Black answers with a move that is White's. */
const record = `[Event "Club evening"]
[White "Ann"]
[Black "Bob"]
[Variant "camette"]

{Played at home} 1. C3-C4 $14 {why not} C3-C4
*
`;
const two = `[White "Ann"]
[Black "Bob"]
[Date "2009"]
[Variant "cam"]

1. D5-D6! {the middle} (1. C5-C6 D9-D8) 1... D9-D8 *

[White "Cid"]
[Black "Dan"]
[Variant "cam"]

1. C5-C6
2. D6-D9 *
`;

test("a file of games is dropped, one is chosen by keys, and its record is the same tree again", async ({ page }) => {
  await page.goto("/analysis/camelot");
  const moves = page.getByRole("list", { name: tree, exact: true });
  await expect(page.getByRole("button", { name: "Paste", exact: true })).toBeVisible();
  const files = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "games.txt", { type: "text/plain" }));
    return data;
  }, two);
  await page.dispatchEvent("body", "drop", { dataTransfer: files });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toHaveText("2 games. Choose one:");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "2. Cid – Dan (1 move)" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Line 13, “D6-D9”");
  await dialog.getByRole("button", { name: "1. Ann – Bob, 2009 (1 move)" }).press("Enter");
  await expect(page).toHaveURL(/\/analysis\/cam\?/);
  await expect(moves.getByRole("group", { name: "Variation at move 1" })).toContainText("C5–C6");
  await expect(moves).toContainText("the middle");
  const comment = page.getByRole("textbox", { name: "Comment on this move" });
  await moves.getByRole("button", { name: /C5-C6/ }).click();
  await comment.fill("a passing thought");
  await comment.press("Tab");
  await page.reload();
  await expect(moves).toContainText("a passing thought");
  await moves.getByRole("button", { name: /C5-C6/ }).click();
  await comment.fill("");
  await comment.press("Tab");

  await page.getByRole("button", { name: "Share…" }).press("Enter");
  const text = dialog.getByRole("textbox", { name: "The game as a record" });
  await expect(text).toHaveValue(/\n1\. D5-D6! \{the middle\}\n\(1\. C5-C6 D9-D8\)\n1\.\.\. D9-D8\n\*\n$/);
  await expect(text).toHaveValue(/\[White "Ann"\]\n\[Black "Bob"\]/);
  await expectAccessible(page);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download: The game as a record" }).press("Enter"),
  ]);
  const exported = await text.inputValue();
  expect(readFileSync(await saved.path(), "utf8")).toBe(exported);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Paste", exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(exported);
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Share…" }).click();
  await expect(text).toHaveValue(exported);
});

test("what is wrong in a pasted game is said before the rest is opened", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "one.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(record),
  });
  await expect(dialog.getByRole("alert")).toContainText("Line 6, “C3-C4”");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Open the game" }).press("Enter");
  await expect(page).toHaveURL(/\/analysis\/camette/);
  const moves = page.getByRole("list", { name: tree, exact: true });
  await expect(moves).toContainText("Played at home");
  await expect(moves).toContainText("C3–C4");
  await page.getByRole("button", { name: "Share…" }).click();
  await dialog.getByRole("button", { name: "Copy: The game as a record" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("C3-C4 $14 {why not}");
});

test("many faults are counted, a file that is too long is refused, and text goes into the field", async ({ page }) => {
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Text" });
  await field.fill(`D5-D6 ${"(C5-C6 x) ".repeat(30)}`);
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await expect(dialog.getByText(/^Line 1, “x”/)).toHaveCount(20);
  await expect(dialog.getByRole("alert")).toContainText("And 10 more.");
  await expect(dialog.getByRole("alert")).toContainText("Everything before it is kept.");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "big.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(1_600_000, "D5-D6 "),
  });
  await expect(dialog.getByRole("alert")).toHaveText(/^This text is too long: 500,000 characters at most\./);
  const taken = await field.evaluate((one) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "no/such/board w");
    return !one.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(taken).toBe(false);
});

test("the page is whole for a screen reader and on a phone", async ({ page }) => {
  await page.goto("/analysis/camelot");
  await expect(page.getByRole("list", { name: "Best moves" }).getByRole("button").first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Values" }).click();
  await expect(page.getByRole("list", { name: "Best moves" })).toBeVisible();
  await expectAccessible(page);
});

test("a board is turned: of two its ends, of four by one way at a time", async ({ page, hand }) => {
  const where = async (square: string): Promise<{ x: number; y: number }> => {
    const box = await hand.square(square).boundingBox();
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
  };
  for (const [game, square, times, whose] of [
    ["cam", "D1", 2, "White's"],
    ["grand-cam", "G1", 4, "Red and Blue's"],
  ] as const) {
    await page.goto(`/analysis/${game}`);
    await hand.square(square).waitFor();
    const places = [await where(square)];
    for (let time = 1; time < times; time++) {
      await page.keyboard.press("f");
      await expect
        .poll(async () => places.map((place) => JSON.stringify(place)).includes(JSON.stringify(await where(square))))
        .toBe(false);
      places.push(await where(square));
    }
    await page.keyboard.press("f");
    await expect.poll(() => where(square)).toEqual(places[0]);
    // The score is that of the first side.
    await expect(page.getByText(`Scores are ${whose}, in men.`)).toBeVisible();
  }
});

test("a game with a header that cannot be read is kept in a study without it, after a question", async ({ page }) => {
  const games = ['[BlackType: "program"]', '[Round "2"]'].map(
    (header) => `[Event ""]\n[Variant "Cam"]\n${header}\n\n1. D5-D6 D9-D8 *\n`,
  );
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text").fill(games.join("\n"));
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await dialog.getByRole("button", { name: "Keep them all as a study, a chapter for each" }).click();
  await expect(dialog.getByRole("alert")).toContainText("A game would be kept without a header that cannot be read.");
  await expect(dialog.getByRole("alert").getByRole("listitem")).toContainText(["Line 3"]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep all 2 games as a study" }).click();
  await page.waitForURL(/\/study\/\w+$/);
  await page.getByRole("button", { name: "Chapters and sharing" }).click();
  // The event has no name, so the study has that of the game.
  const chapters = page.getByRole("dialog", { name: "Cam", exact: true });
  await expect(chapters.getByRole("listitem").getByRole("link")).toHaveCount(2);
});

test("a line of pasted JSON that is no game costs no other", async ({ page }) => {
  await page.goto("/analysis/cam");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Text").fill('{"variant":"cam","moves":["D5-D6"]}\n{"variant":"cam","mo');
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Line 2: This is not JSON, so it is left out.");
  await expect(dialog.getByRole("alert")).toContainText("Everything else is kept.");
  await dialog.getByRole("button", { name: "Open the game" }).click();
  await expect(page.getByRole("list", { name: tree, exact: true })).toContainText("D5–D6");
});

test("a pasted match becomes a study with a chapter for each game, and a position goes to the game that has its board", async ({
  page,
}) => {
  const folder = new URL("../../test/data/games/", import.meta.url);
  const match = ["camelot-wc2009-game1.txt", "camelot-wc2009-game4.txt"].map((name) =>
    readFileSync(new URL(name, folder), "utf8"),
  );
  await page.goto("/analysis/cam");
  const paste = page.getByRole("button", { name: "Paste", exact: true });
  const dialog = page.getByRole("dialog", { name: "Paste a game, moves or a position" });
  await paste.click();
  await dialog.getByLabel("Text").fill(match.join("\r\n").replaceAll("\n", "\r\n"));
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await expect(dialog.getByRole("status")).toHaveText("2 games. Choose one:");
  await dialog.getByRole("button", { name: "Keep them all as a study, a chapter for each" }).click();
  await page.waitForURL(/\/study\/\w+$/);
  const moves = page.getByRole("list", { name: "Moves", exact: true });
  await expect(moves).toContainText("D10–D8×D6");
  await page.getByRole("button", { name: "Chapters and sharing" }).click();
  const chapters = page.getByRole("dialog").getByRole("listitem").getByRole("link");
  await expect(chapters).toHaveCount(2);
  await chapters.nth(1).click();
  await expect(moves).toContainText("H10×J8");

  await page.goto("/analysis/camelot");
  await paste.click();
  await dialog.getByLabel("Text").fill("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  await dialog.getByRole("button", { name: "Load", exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\/cam\?/);
});
