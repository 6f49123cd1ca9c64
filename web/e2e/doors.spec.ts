// Every way into the analysis leads to the position that one was looking at, from the same side, and every control there has a
// name and is reached by the Tab key alone.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The square at the upper left shows how the board lies. */
const corner = (page: Page) => page.locator("[data-square]").first();
const engine = (page: Page) => page.getByRole("list", { name: "Best moves" });

/** Follows the link by keyboard; the pieces on the board are those that were seen before `then`. */
async function enter(page: Page, then: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const pieces = () =>
    page.locator("[data-square]").evaluateAll((all) => {
      const piece = /^(\w+).*, ((?:white|black|red|blue|green|yellow) \w+)/;
      return all.flatMap((one) => piece.exec(one.getAttribute("aria-label") ?? "")?.slice(1) ?? []);
    });
  await page.locator("[data-square]").first().waitFor();
  const before = await pieces();
  expect(before.length).toBeGreaterThan(1);
  await then();
  await page.getByRole("link", { name: "Analyse", exact: true }).first().press("Enter");
  await expect(page).toHaveURL(/\/analysis\//);
  await expect(engine(page)).toBeVisible();
  expect(await pieces()).toEqual(before);
}

test("from a record, the editor, a puzzle and a game that is over", async ({ page, open }) => {
  await page.goto("/records/camelot-wc2009-game4");
  await enter(page);
  await page.goto(`/editor/cam?fen=${encodeURIComponent("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w")}`);
  await enter(page);
  await page.goto("/puzzles/cam");
  await enter(page, () => page.getByRole("button", { name: "Show the solution" }).press("Enter"));
  const id = await open({ opponent: "computer" });
  const given = await page.request.post(`/api/games/${id}/resign`, { data: { nonce: "doors", version: 1 } });
  expect(given.status(), await given.text()).toBe(200);
  await page.goto(`/game/${id}`);
  await enter(page);
});

/** The address of the first puzzle of a game that this seat solves. */
function puzzleOf(game: string, seat: string): string {
  const lines = readFileSync(new URL(`../../data/puzzles/${game}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const puzzles = lines.map((line) => JSON.parse(line) as { id: string; fen: string });
  const found = puzzles.find(({ fen }) => fen.split(" ")[1] === seat);
  return `${game}/${found?.id ?? "none"}`;
}

// The last one is Blue's of four.
for (const [puzzle, flipped, upperLeft] of [
  [puzzleOf("cam", "b"), false, "D1"],
  [puzzleOf("cam", "w"), false, "D13"],
  [puzzleOf("cam", "b"), true, "D13"],
  [puzzleOf("camblam", "b"), true, "a12"],
  [puzzleOf("grand-camelot", "B"), false, "P9"],
] as const) {
  test(`from ${flipped ? "the flipped board of " : ""}${puzzle} the board lies as it did`, async ({ page }) => {
    await page.goto(`/puzzles/${puzzle}`);
    await corner(page).waitFor();
    if (flipped) await page.keyboard.press("f");
    await expect(corner(page)).toHaveAttribute("data-square", upperLeft);
    await enter(page, () => page.getByRole("button", { name: "Show the solution" }).press("Enter"));
  });
}

test("the board stays turned from a record to the analysis, the editor and back, and in copied links", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const friend = await context.newPage();
  const turned = (one: Page) => expect(corner(one)).toHaveAttribute("data-square", "G1");
  const followLink = async (): Promise<void> => {
    await page.bringToFront();
    await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await turned(friend);
    await page.bringToFront();
  };
  await page.bringToFront();
  await page.goto("/records/camelot-wc2009-game4");
  await expect(corner(page)).toHaveAttribute("data-square", "F16");
  await page.keyboard.press("f");
  await turned(page);
  await enter(page);
  await page.getByRole("button", { name: "Share…" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this position" });
  await dialog.getByRole("button", { name: "Copy: Link" }).click();
  await expect(dialog.getByText("Copied.")).toBeVisible();
  await page.keyboard.press("Escape");
  await followLink();

  await page.locator(".rail").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Change the position" }).click();
  await expect(page).toHaveURL(/\/editor\/camelot\?.*turn=1$/);
  await turned(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await followLink();
  await page.getByRole("button", { name: "Flip the board" }).click();
  await expect(corner(page)).toHaveAttribute("data-square", "F16");
  await expect(page).not.toHaveURL(/turn=/);
  await page.keyboard.press("f");
  await turned(page);
  await expect(page).toHaveURL(/turn=1$/);
  await enter(page);
});

test("a study is saved with the board as it lies, and its link shows it so", async ({ page, hand }) => {
  await page.goto("/analysis/cam");
  await corner(page).waitFor();
  await page.keyboard.press("f");
  await hand.move("D5", "D6");
  await page.getByRole("button", { name: "Save as a study" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/study\/\w+\?turn=1$/);
  await expect(corner(page)).toHaveAttribute("data-square", "D1");
  await page.getByRole("button", { name: "Chapters and sharing" }).click();
  await expect(page.getByLabel("Link to this study")).toHaveValue(/\/study\/\w+\/1\?turn=1$/);
});

test("the Tab key reaches every control of the analysis, and each has a name", async ({ page, hand }) => {
  await page.goto("/analysis/cam");
  await hand.move("D5", "D6");
  await page.getByRole("button", { name: "Pause the engine" }).or(page.getByRole("switch")).first().waitFor();
  // The lines come and go while the engine thinks.
  const controls = () =>
    page.evaluate(() => {
      const shown = (one: Element): boolean => one.checkVisibility({ checkVisibilityCSS: true });
      const steady = (one: Element): boolean => one.closest("[aria-label='Best moves']") === null;
      const all = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']")];
      return all.filter((one) => shown(one) && steady(one) && !one.matches(":disabled, [tabindex='-1']")).length;
    });
  const reached = new Set<string>();
  const expected = await controls();
  for (let press = 0; press < 3 * expected; press++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return null;
      if (!one.id) one.id = `walked-${String(Math.random()).slice(2)}`;
      return { id: one.id, steady: one.closest("[aria-label='Best moves']") === null };
    });
    if (!focused) continue;
    if (focused.steady) reached.add(focused.id);
    await expect(page.locator(`[id="${focused.id}"]`)).toHaveAccessibleName(/\S/);
    if (reached.size >= expected) break;
  }
  expect(reached.size).toBeGreaterThanOrEqual(expected);
});
