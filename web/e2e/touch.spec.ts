// By thumb alone, on a phone: walking a path and taking it back, and choosing among many ways.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const tap = async (page: Page, name: string): Promise<void> => {
  const box = await page.locator(`[data-square="${name}"]`).boundingBox();
  if (!box) throw new Error(`${name} is not on the board`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** Whether the buttons of a choice are outside the board. */
async function expectBeside(page: Page): Promise<void> {
  const board = await page.getByRole("grid").boundingBox();
  for (const chip of await page.locator(".cb-chip").all()) {
    const box = await chip.boundingBox();
    expect(box && board && box.y >= board.y + board.height).toBe(true);
  }
}

test("a leg is taken back by its button, and by a tap on where the piece was", async ({ open, hand, page }) => {
  await open({ fen: "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1" });
  await page.locator(".thumb").getByRole("button", { name: "Move step by step" }).tap();
  await tap(page, "B4");
  await tap(page, "B6");
  await expect(hand.line).toHaveText(/^One leg walked/);
  await tap(page, "D8");
  await expect(hand.line).toHaveText(/^Two legs walked/);
  await page.getByRole("button", { name: "One leg back" }).tap();
  await expect(hand.line).toHaveText(/^One leg walked/);
  await expectBeside(page);
  await tap(page, "B4");
  await expect(hand.line).toHaveText(/^Knight B4: tap its landings/);
  await tap(page, "B6");
  await tap(page, "D8");
  await tap(page, "F6");
  await expect(page.locator(".strip button")).toHaveCount(1);
});

test("a canter may end here, or go back a leg: two buttons beside the board", async ({ open, hand, page }) => {
  await open({ fen: "1/m2/5/7/7/7/7/7/1M5/1K5/5/3/1 w 0,0 0 1" });
  await page.locator(".thumb").getByRole("button", { name: "Move step by step" }).tap();
  await tap(page, "B4");
  await tap(page, "B6");
  await expect(hand.line).toHaveText(/^One leg walked/);
  await expect(page.locator(".cb-chip")).toHaveText(["End here", "One leg back"]);
  await page.getByRole("button", { name: "End here" }).tap();
  await expect(page.locator(".strip button")).toHaveCount(1);
});

test("many ways are described in words, next to the board", async ({ open, hand, page }) => {
  await open({ fen: "1/m2/5/2mm3/3m1m1/5m1/6K/7/7/m6/5/3/1 w 0,0 0 1" });
  await tap(page, "G7");
  await tap(page, "G9");
  await expect(hand.line).toHaveText("G9 can be reached in two ways.");
  const chips = page.locator(".cb-chip");
  await expect(chips).toHaveText([/takes 5, ends on G9/, /takes 2, ends on G9/]);
  await expectBeside(page);
  await chips.nth(1).tap();
  await expect(page.locator(".strip button")).toHaveText([/G7.*E9.*G9/]);
});

test("a tap is over with the touch: no mouse plays it again, and the tab stop is where it was", async ({
  open,
  page,
}) => {
  await open({ variant: "cam", opponent: "person" });
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const kind of ["mousedown", "click"]) document.addEventListener(kind, () => heard.push(kind), true);
    Object.assign(globalThis, { heard });
  });
  const pieces = page.locator("[data-square].cb-drag");
  const square = await pieces.first().getAttribute("data-square");
  await tap(page, square ?? "");
  await expect(page.locator(`[data-square="${square ?? ""}"]`)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`[data-square="${square ?? ""}"]`)).toHaveAttribute("tabindex", "0");
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
});

test("two quick taps enlarge no page, wherever they are, and two fingers still do", async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const expectNone = async (where: string): Promise<void> => {
    const { root, enlarging } = await page.evaluate(() => {
      const controls = "a[href], button, input, select, textarea, summary, label, th, td, [role=gridcell]";
      const actionOf = (one: Element): string => getComputedStyle(one).touchAction;
      return {
        root: actionOf(document.documentElement),
        enlarging: [...document.querySelectorAll(controls)]
          .filter((one) => actionOf(one) === "auto")
          .map((one) => one.outerHTML.slice(0, 100)),
      };
    });
    expect(root, where).toBe("manipulation");
    expect(enlarging, where).toEqual([]);
  };
  for (const address of ["/", "/?play=cam", "/rules/cam", "/learn/cam", "/puzzles/cam", "/editor/cam", "/settings"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expectNone(address);
  }
  await open({ opponent: "computer" });
  await expectNone("a game");
  await page.goto("/records");
  await page.getByRole("table").locator("tbody td").first().waitFor();
  await expectNone("records");
  await page.goto("/analysis/camelot");
  await page.getByRole("tab", { name: "Openings" }).click();
  await page.getByRole("table", { name: "Moves played here" }).locator("tbody td").first().waitFor();
  await expectNone("openings");
  await page.getByRole("button", { name: "Paste", exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).waitFor();
  await expectNone("pasting");
});
