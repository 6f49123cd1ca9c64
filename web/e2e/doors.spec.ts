// Every way into the analysis leads to the position that one was looking at, and every control there has a name and is reached
// by the Tab key alone.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const engine = (page: Page) => page.getByRole("list", { name: "Best moves" });

/** Follows the link by keyboard; the pieces on the board are those that were seen before `then`. */
async function enter(page: Page, then: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const pieces = () =>
    page
      .locator("[data-square]")
      .evaluateAll((all) =>
        all.flatMap(
          (one) => /^(\w+).*, ((?:white|black) \w+)/.exec(one.getAttribute("aria-label") ?? "")?.slice(1) ?? [],
        ),
      );
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
