// The end of a game: how it ended and why, what to do next, and the moves that cost most.
import { expectClean } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";

/** Whoever moves is one step from the castle. */
const start = "1/1M1/5/7/7/7/7/7/7/7/5/1m1/1 w";

const widths = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
] as const;

for (const { width, height } of widths) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test("a lost game says so and why, and offers what comes next", async ({ open, page, hand }) => {
      await open({ opponent: "computer" });
      const id = page.url();
      const more = page.getByRole("button", { name: "More" });
      if (width < 700) {
        await more.tap();
        await page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
      } else await page.locator(".thumb").getByRole("button", { name: "Resign" }).tap();
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
      const dock = page.getByRole("region", { name: "You lose" });
      await expect(dock).toBeInViewport({ ratio: 1 });
      await expect(hand.line).toHaveText(/resign/);
      for (const name of ["Rematch", "Look back"])
        await expect(dock.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      await expect(dock.getByRole("link", { name: "New game" })).toBeInViewport({ ratio: 1 });
      await expectClean(page, { part: ".dock" });
      await dock.getByRole("button", { name: "Look back" }).tap();
      await expect(dock).toHaveCount(0);
      await page.getByRole("button", { name: "Result" }).tap();
      await dock.getByRole("button", { name: "Rematch" }).tap();
      await page.waitForURL((address) => address.href !== id);
    });
  });
}

test("a game that is over is shown to others by a link that lets them look, not play", async ({
  open,
  hand,
  page,
  browser,
  server,
}) => {
  await open({
    fen: start,
    seats: [
      { player: "person", name: "Ann" },
      { player: "person", name: "Ben" },
    ],
  });
  const share = page.getByRole("button", { name: "Share…" });
  await expect(share).toHaveCount(0);
  const running = await page.request.get(`/api/records/${page.url().split("/").at(-1) ?? ""}`);
  expect(running.status()).toBe(404);
  await hand.move("D12", "D13");
  await share.click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const address = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await expect(dialog.getByRole("textbox", { name: "Position (FEN)" })).toHaveValue(/^M\S* b/);
  await expect(dialog.getByRole("textbox", { name: "The game as a record" })).toHaveValue(/1\. D12-D13\n1-0/);
  await expect(dialog.getByRole("img", { name: "The position as a picture" })).toBeVisible();
  const board = await dialog.getByRole("link", { name: "See this board" }).getAttribute("href");

  const other = await (await browser.newContext({ baseURL: server.address })).newPage();
  await other.goto(address);
  await expect(other.getByText("Ann").first()).toBeVisible();
  await expect(other.getByText("Ben").first()).toBeVisible();
  await other.getByRole("button", { name: "Last position" }).click();
  await expect(new Hand(other).square("D13")).toHaveAttribute("aria-label", /white man/);
  await other.goto(board ?? "");
  await expect(other.getByRole("status")).toContainText("D12–D13");
  await other.goto(address);
  const refused = await other.request.post(address.replace("/records/", "/api/games/") + "/take-back", { data: {} });
  expect(refused.status()).toBe(404);
  await other.context().close();
});

test("the worst moves are found, with what was better, shown on the board", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await open({ fen: start });
  await hand.move("D12", "C12");
  await hand.move("D2", "D1");
  const dock = page.getByRole("region", { name: "Black wins" });
  await dock.getByRole("button", { name: "Worst moves" }).click();
  const dialog = page.getByRole("dialog", { name: "Worst moves" });
  await expect(dialog).toContainText("One move that could have been better:", { timeout: 40_000 });
  const first = dialog.getByRole("listitem").first();
  await expect(first).toContainText("Move 1 of 1, White: D12–C12");
  await expect(first).toContainText("Better: D12–D13");
  await first.getByRole("button", { name: "Show the better move" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hand.line).toHaveText("Played: D12–C12. Better: D12–D13.");
  await expect(page.locator(".cb-path-line")).not.toHaveCount(0);
  await hand.expectPiece("D12", "white man");
});

test.describe("a tablet upright", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("has the labelled bar in sight: take back, hint, resign", async ({ open, page }) => {
    for (const variant of ["cam", "camelot", "camblam", "grand-cam"]) {
      await open({ variant, opponent: "computer" });
      for (const name of ["Take back", "Hint", "Resign", "Draw"]) {
        const button = page.locator(".thumb button").filter({ hasText: name });
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(button.locator("span")).toHaveText(name);
      }
      await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
    }
  });
});

test("48.13: beside a board on which the game is over nothing is explained or offered", async ({
  open,
  page,
  hand,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open({ fen: start, opponent: "person" });
  const corners = page.locator(".corner, .foot");
  await expect(corners.first()).toBeVisible();
  await hand.move("D12", "D13");
  await expect(page.locator(".say .end")).toHaveText(/wins?$/);
  await expect(corners).toHaveCount(0);
});
