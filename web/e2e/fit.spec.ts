// Words have their place on a phone: nothing is cut but long names, and no plate runs over the board.
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const names = ["Bartholomew the Younger", "Wilhelmina Featherstone", "Christopher Robinson IV", "Maximiliana of Cam"];
const people = (seats: number) => names.slice(0, seats).map((name) => ({ player: "person" as const, name }));
const computers = (seats: number) => [
  { player: "person" as const },
  ...Array.from({ length: seats - 1 }, () => ({ player: "computer" as const, level: 10 })),
];

/** The line shows all that it says, inside its own place. */
async function expectLineFits(page: Page, what: string): Promise<void> {
  const { over, below } = await page.evaluate(() => {
    const place = document.querySelector(".place")?.getBoundingClientRect();
    const text = document.querySelector(".line [role=status]")?.getBoundingClientRect();
    if (!place || !text) throw new Error("no line");
    return { over: place.top - text.top, below: text.bottom - place.bottom };
  });
  expect(Math.max(over, below), what).toBeLessThanOrEqual(0.5);
}

/** No plate over a square or its frame, and none beyond the screen. */
async function expectPlatesClear(page: Page, what: string): Promise<void> {
  const wrong = await page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect();
    const squares = [...document.querySelectorAll("[data-square]")].map(box);
    const words = [...document.querySelectorAll(".plate .words > *, .plate .chip, .plate .turn")].filter((one) => {
      const { width, height } = box(one);
      return width > 1 && height > 1;
    });
    return words
      .filter((one) => {
        const { left, right, top, bottom } = box(one);
        if (left < 0 || right > innerWidth) return true;
        return squares.some(
          (s) => s.left < right + 2 && s.right > left - 2 && s.top < bottom + 2 && s.bottom > top - 2,
        );
      })
      .map((one) => one.textContent);
  });
  expect(wrong, what).toEqual([]);
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 760],
] as const) {
  test(`three and four with long names at ${String(width)} px: the line and the plates have room`, async ({
    page,
    open,
    hand,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [variant, seats] of [
      ["tri-camelot", 3],
      ["grand-cam", 4],
      ["grand-camelot", 4],
    ] as const) {
      for (const who of [people(seats), computers(seats)]) {
        await open({ variant, seats: who });
        await expect(hand.line).toHaveText(/Goal: /);
        await expectLineFits(page, variant);
        await expectPlatesClear(page, variant);
      }
    }
  });

  test(`the computer's name is whole at ${String(width)} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    for (const variant of ["camette", "cam", "camelot", "chivalry", "mini-camelot", "camblam"]) {
      await open({ variant, opponent: "computer" });
      const cut = await page
        .locator(".plate b")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut, variant).toEqual([]);
      await expectPlatesClear(page, variant);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1024, 900],
  [360, 740],
] as const) {
  test(`the plates hold still when something is taken at ${String(width)} px`, async ({ page, open, hand }) => {
    await page.setViewportSize({ width, height });
    const seats = ["Bartholomew the Younger", "Jo"].map((name) => ({ player: "person" as const, name }));
    await open({ fen: "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1", seats });
    const places = () =>
      page.locator(".plates .plate .chip").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const before = await places();
    expect(before[0]).toBe(before[1]);
    await hand.move("B4", "F6");
    await expect(page.locator(".plates [data-seat=w] .note")).toHaveText(/^took /);
    expect(await places()).toEqual(before);
    const cut = await page
      .locator(".plates .note")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await expectPlatesClear(page, "cam");
  });
}
