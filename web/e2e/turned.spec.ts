// A choice on a board is kept while the board is turned or the window gets another shape.
import { expect, test } from "./test.ts";

test("a picked piece moves after the board was turned, laid on its side, or moved to a phone's screen", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ opponent: "person" });
  const first = page.locator("[data-square]").first();
  const resize = (width: number, height: number) => () => page.setViewportSize({ width, height });
  for (const [from, to, change, upperLeft] of [
    ["C5", "C6", () => page.keyboard.press("f"), "D1"],
    ["C9", "C8", () => page.keyboard.press("q"), "G10"],
    ["D5", "D6", () => page.keyboard.press("q"), "D1"],
    ["D9", "D8", resize(390, 760), "D1"],
    ["B5", "A5", resize(740, 360), "D1"],
    ["B9", "A9", resize(1280, 720), "D1"],
  ] as const) {
    await expect(hand.square(from)).toHaveAttribute("aria-label", /\d (move|capture)/);
    await hand.square(from).click();
    await expect(hand.square(from)).toHaveAttribute("aria-selected", "true");
    await change();
    await expect(first).toHaveAttribute("data-square", upperLeft);
    await expect(hand.square(from)).toHaveAttribute("aria-selected", "true");
    await hand.square(to).click();
    await hand.expectPiece(from, "empty");
  }
});

test("a choice among several ways stays open while the board is turned", async ({ open, hand, page }) => {
  await open({ fen: "1/m2/5/2mm3/3m1m1/5m1/6K/7/7/m6/5/3/1 w 0,0 0 1" });
  await hand.move("G7", "G9");
  const ways = page.locator(".cb-chip");
  await expect(ways).toHaveCount(2);
  await page.keyboard.press("f");
  await expect(page.locator("[data-square]").first()).toHaveAttribute("data-square", "D1");
  await expect(ways).toHaveCount(2);
  await ways.nth(1).click();
  await hand.expectPiece("G9", "white knight");
  await expect(hand.line).toHaveText("Black to move.");
});

test("a board has the place that it needs as soon as it is turned", async ({ open, page }) => {
  await open({ opponent: "person" });
  const shape = () =>
    page.locator(".table .board").evaluate((place: HTMLElement) => {
      const [width, height] = ["--width", "--height"].map((name) => Number(place.style.getPropertyValue(name)));
      const board = place.querySelector(".cb")?.getBoundingClientRect();
      return {
        lies: (width ?? 0) > (height ?? 0),
        fits: Math.abs((board?.width ?? 0) / (board?.height ?? 1) - (width ?? 0) / (height ?? 1)) < 0.01,
      };
    });
  await expect.poll(shape).toEqual({ lies: false, fits: true });
  await page.keyboard.press("q");
  await expect.poll(shape).toEqual({ lies: true, fits: true });
  await page.setViewportSize({ width: 390, height: 760 });
  await expect.poll(shape).toEqual({ lies: true, fits: true });
});
