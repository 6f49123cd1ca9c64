// Forced colours, more contrast, and no colours at all: every state of a square has its own shape.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

/** The brightness of a square as it is on the screen, 32 by 32, without its colours. */
async function grey(page: Page, square: string): Promise<number[]> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`${square} is not on the board`);
  const picture = (await page.screenshot({ clip: box, animations: "disabled" })).toString("base64");
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(32, 32);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.drawImage(image, 0, 0, 32, 32);
    const { data } = pen.getImageData(0, 0, 32, 32);
    return Array.from({ length: 32 * 32 }, (_, at) => {
      const [r = 0, g = 0, b = 0] = data.slice(at * 4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
  }, picture);
}

/** How much of a square looks otherwise: the part of its points whose brightness, without the tint of the whole, differs. */
function unlike(a: readonly number[], b: readonly number[]): number {
  const middle = (all: readonly number[]): number => [...all].sort((x, y) => x - y)[all.length / 2] ?? 0;
  const [ma, mb] = [middle(a), middle(b)];
  return a.filter((value, at) => Math.abs(value - ma - ((b[at] ?? 0) - mb)) > 24).length / a.length;
}

function expectApart(looks: ReadonlyMap<string, number[]>): void {
  const alike: string[] = [];
  const all = [...looks];
  for (const [at, [one, a]] of all.entries()) {
    for (const [other, b] of all.slice(at + 1)) if (unlike(a, b) < 0.02) alike.push(`${one} = ${other}`);
  }
  expect(alike).toEqual([]);
}

for (const forced of ["active", "none"] as const) {
  test(`50 access: states of the board differ without colour (forced colours ${forced})`, async ({
    page,
    open,
    hand,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: forced, contrast: "more", reducedMotion: "reduce" });
    const away = () => page.mouse.move(2, 300);
    const empties = new Map<string, number[]>();
    const men = new Map<string, number[]>();

    await open({ fen: "1/3/5/6m/7/7/2m4/3M3/7/1KM4/5/3/1 w 0,0 0 1" });
    await away();
    // A duty: it must jump; another man may not move.
    await expect(hand.line).toHaveText(/capture/u);
    men.set("must move", await grey(page, "D6"));
    men.set("may not move", await grey(page, "C4"));
    empties.set("empty", await grey(page, "F6"));
    await hand.click("D6");
    await away();
    men.set("picked", await grey(page, "D6"));
    empties.set("jump", await grey(page, "B8"));
    await hand.click("B8");
    await hand.expectPiece("B8", "white man");
    await away();
    men.set("last move ended here", await grey(page, "B8"));
    empties.set("last move began here", await grey(page, "D6"));

    await open({ fen: "1/3/2K2/7/7/7/m6/7/7/2KM3/2M2/3/1 w 0,0 0 1" });
    await away();
    await expect(hand.square("D4")).toHaveAttribute("aria-label", /moves/u);
    men.set("may move", await grey(page, "D4"));
    await hand.click("D4");
    await away();
    empties.set("step", await grey(page, "E5"));
    empties.set("canter", await grey(page, "B4"));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await hand.square("F6").focus();
    await page.keyboard.press("ArrowUp");
    empties.set("focus", await grey(page, "F7"));
    expectApart(empties);
    expectApart(men);

    // A king in check, and one that is not.
    await open({ variant: "camblam", fen: "11k/12/12/12/12/12/12/r11/12/12/12/K11 w" });
    await away();
    await expect(hand.square("a1")).toHaveAttribute("aria-label", /in check/u);
    const check = await grey(page, "a1");
    await open({ variant: "camblam", fen: "11k/12/12/12/12/12/12/1r10/12/12/12/K11 w" });
    await away();
    expectApart(
      new Map([
        ["in check", check],
        ["not in check", await grey(page, "a1")],
      ]),
    );
  });
}

test("50 access: the typed questions and their answers are seen in forced colours", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open({ variant: "cam", opponent: "person", time: { base: 300 } });
  const field = page.getByRole("textbox", { name: "Type a move" });
  for (const question of ["where are my knights", "what can C5 do", "last move", "clocks"]) {
    await field.fill(question);
    await field.press("Enter");
    const answer = page.locator(".tools .said");
    await expect(answer).toHaveText(/[.\d]/u);
    const { front, back } = await answer.evaluate((one) => {
      let around: Element | null = one;
      const colour = (): string => (around ? getComputedStyle(around).backgroundColor : "");
      while (around && colour() === "rgba(0, 0, 0, 0)") around = around.parentElement;
      return { front: getComputedStyle(one).color, back: colour() || "rgb(255, 255, 255)" };
    });
    expect(front).not.toBe(back);
  }
  await field.fill("C9-C2");
  await field.press("Enter");
  await expect(page.locator(".tools").getByRole("alert")).toHaveText(/C9/u);
});

test("50 access: a system that asks for more contrast has it from the first visit, and a choice stays", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/settings");
  await expect(page.locator("html")).toHaveAttribute("data-board", "hc");
  const { quiet, loud, line, strong } = await page.evaluate(() => {
    const look = getComputedStyle(document.documentElement);
    const of = (name: string): string => look.getPropertyValue(name).trim();
    return { quiet: of("--text-2"), loud: of("--text"), line: of("--line"), strong: of("--line-strong") };
  });
  expect(quiet).toBe(loud);
  expect(line).toBe(strong);
  await expectAccessible(page);
  await page.evaluate(() => {
    localStorage.setItem("camlann.settings", JSON.stringify({ board: "oak" }));
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-board", "oak");
});
