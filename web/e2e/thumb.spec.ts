// A phone in the hand: nothing beyond its edges, room for a finger, no zoom and no reload by accident, a lens over the finger, and
// what a held square has.
import type { CDPSession, Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { walk } from "./walk.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

const widths = [
  [320, 568],
  [360, 640],
  [390, 760],
  [430, 932],
] as const;

const pages = [
  "/",
  "/learn/cam",
  "/rules/cam",
  "/puzzles",
  "/puzzles/cam",
  "/analysis/cam",
  "/records",
  "/openings/cam",
  "/editor/cam",
  "/endings",
  "/tournaments",
  "/leaders",
  "/studies",
  "/account",
  "/settings",
  "/about",
];

const phoneOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** A finger that goes down, rests and moves, as a screen reports it. */
class Finger {
  constructor(private readonly phone: CDPSession) {}

  private async touch(type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0): Promise<void> {
    await this.phone.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  }

  async down(place: { x: number; y: number }): Promise<void> {
    await this.touch("touchStart", place.x, place.y);
  }

  async move(place: { x: number; y: number }): Promise<void> {
    await this.touch("touchMove", place.x, place.y);
  }

  async up(): Promise<void> {
    await this.touch("touchEnd");
  }
}

/** Two fingers that move apart. */
async function spread(phone: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(20) });
  for (let apart = 30; apart <= 120; apart += 10)
    await phone.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(apart) });
  await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middle(page: Page, square: string): Promise<{ x: number; y: number; side: number }> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`${square} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
}

/** Controls that a finger hits too hardly: below 24 px, or below 44 px with another one too near. Words in a sentence are none. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [role=tab]"),
    ];
    const place = (one: Element): DOMRect => {
      // A small box with its words is pressed on the words, too.
      const label = one.matches("input") ? one.closest("label") : null;
      return (label ?? one).getBoundingClientRect();
    };
    const shown = all.filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-visually, .skip, [inert]"))
        return false;
      const { width, height, bottom } = place(one);
      return width > 1 && height > 1 && bottom > 0;
    });
    const inSentence = (one: HTMLElement): boolean => {
      if (!one.matches("a, button") || !getComputedStyle(one).display.startsWith("inline")) return false;
      const around = one.parentElement?.textContent ?? "";
      return around.trim() !== (one.textContent ?? "").trim();
    };
    const boxes = shown.map((one) => ({ one, box: place(one) }));
    return boxes
      .filter(({ one, box }) => {
        if (inSentence(one)) return false;
        const least = Math.min(box.width, box.height);
        if (least >= 43.5) return false;
        if (least < 23.5) return true;
        // Smaller than 44: a circle of 24 px round its middle keeps clear of the other controls.
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return boxes.some(({ one: other, box: near }) => {
          if (other === one || one.contains(other) || other.contains(one)) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(({ one, box }) => {
        const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);
        return `${one.tagName.toLowerCase()}.${one.className} "${name}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`;
      });
  });

test("50 phones: every page fits every width and has room for a finger", async ({ page }) => {
  test.setTimeout(180_000);
  const go = await walk(page);
  for (const address of pages) {
    await go(address);
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      const what = `${address} at ${String(width)} px`;
      await expectFits(page, what);
      expect(await tooSmall(page), what).toEqual([]);
    }
  }
});

test("50 phones: a game is played by the thumb at every width", async ({ page, open }) => {
  await open({ variant: "cam", opponent: "computer" });
  await expect(page.getByRole("group", { name: "Controls" })).toBeVisible();
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await expectFits(page, String(width));
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    // In reach of the thumb: in the lower quarter, and as large as it.
    for (const button of await page.locator(".thumb button").all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(height * 0.75);
    }
    expect(await tooSmall(page), String(width)).toEqual([]);
    await page.getByRole("button", { name: "More" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await tooSmall(page), String(width)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("50 phones: two quick taps on the board enlarge nothing, two fingers beside it do", async ({ page, open }) => {
  await open({ variant: "cam", opponent: "person" });
  const touch = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).touchAction);
  expect(await touch('[data-square="D7"]')).toBe("pan-x pan-y");
  expect(await touch('[data-square="C5"]')).toBe("none");
  for (const beside of [".thumb button", "header", ".line", "body"]) expect(await touch(beside)).toBe("manipulation");
  expect(await page.locator('meta[name="viewport"]').getAttribute("content")).not.toMatch(
    /maximum-scale|user-scalable/u,
  );
  const scale = () => page.evaluate(() => visualViewport?.scale);
  const { x, y } = await middle(page, "D7");
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(400);
  expect(await scale()).toBe(1);
  const phone = await phoneOf(page);
  await spread(phone, { x, y });
  expect(await scale()).toBe(1);
  await page.goto("/learn/cam");
  await page.getByRole("navigation", { name: "Lessons" }).scrollIntoViewIfNeeded();
  await spread(phone, { x: 195, y: 500 });
  await expect.poll(scale).toBeGreaterThan(1.3);
});

test("50 phones: a pull on a board does not load the page again; a list may be pulled", async ({ page, open }) => {
  const pull = () => page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await open({ variant: "cam", opponent: "person" });
  expect(await pull()).toBe("none");
  await page.goto("/tournaments");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await pull()).toBe("auto");
});

for (const [width, height, insets] of [
  [390, 760, { top: 47, bottom: 34, left: 0, right: 0 }],
  [760, 390, { top: 0, bottom: 21, left: 47, right: 47 }],
] as const) {
  test(`50 phones: nothing is under the camera or the bar of the phone at ${String(width)} by ${String(height)}`, async ({
    page,
    open,
  }) => {
    const phone = await phoneOf(page);
    await page.setViewportSize({ width, height });
    await phone.send(
      "Emulation.setSafeAreaInsetsOverride" as "Emulation.setFocusEmulationEnabled",
      {
        insets: { top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right },
      } as never,
    );
    await open({ variant: "cam", opponent: "computer" });
    expect(await page.locator('meta[name="viewport"]').getAttribute("content")).toContain("viewport-fit=cover");
    await expect(page.locator(".thumb button").first()).toBeVisible();
    const hidden = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll(
        (all, { top, bottom, left, right }) =>
          all
            .filter((one) => (one as HTMLElement).checkVisibility())
            .filter((one) => {
              const box = one.getBoundingClientRect();
              if (box.width <= 1) return false;
              return (
                box.top < top - 0.5 ||
                box.bottom > innerHeight - bottom + 0.5 ||
                box.left < left - 0.5 ||
                box.right > innerWidth - right + 0.5
              );
            })
            .map((one) => one.getAttribute("aria-label") ?? one.textContent),
        insets,
      );
    expect(await hidden("header a, header button, .thumb button, [data-square], .strip button")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "More" }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const last = dialog.locator("button, a").last();
    await last.scrollIntoViewIfNeeded();
    await dialog.evaluate((one) => {
      one.scrollTop = one.scrollHeight;
    });
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - insets.bottom);
    await page.goto("/about");
    const foot = page.getByRole("contentinfo").getByRole("link").last();
    await foot.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    expect(await hidden("footer a")).toEqual([]);
  });
}

test.describe("on small squares", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("50 phones: a finger that carries a piece sees what it covers, above itself", async ({ page, open, hand }) => {
    await open({ variant: "cam", opponent: "person" });
    const lens = page.locator(".cb-lens");
    await expect(lens).toBeHidden();
    const finger = new Finger(await phoneOf(page));
    const [from, over, to] = [await middle(page, "C5"), await middle(page, "D5"), await middle(page, "C6")];
    await finger.down(from);
    await expect(lens).toBeHidden();
    await finger.move({ x: (from.x + over.x) / 2, y: from.y });
    await finger.move(to);
    await expect(lens).toBeVisible();
    const box = await lens.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(to.y - 20);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    // At least 48 px a square, and the square that is meant has a frame.
    const side = await lens.locator(".cb-lens-meant").evaluate((one) => one.getBoundingClientRect().width);
    expect(side).toBeGreaterThan(40);
    await finger.up();
    await expect(lens).toBeHidden();
    await hand.expectPiece("C6", "white man");
  });

  test("50 phones: beside the finger where there is no room above it", async ({ page, open }) => {
    await open({ variant: "camelot", opponent: "person" });
    const finger = new Finger(await phoneOf(page));
    const top = await middle(page, "F16");
    await finger.down(top);
    const lens = page.locator(".cb-lens");
    await expect(lens).toBeVisible();
    const box = await lens.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box && (box.x > top.x + 10 || box.x + box.width < top.x - 10)).toBe(true);
    await finger.up();
    await expect(lens).toBeHidden();
  });

  test("50 phones: a long press on a square says what is there and what it may do, and plays nothing", async ({
    page,
    open,
    hand,
  }) => {
    await open({ variant: "cam", opponent: "person" });
    const finger = new Finger(await phoneOf(page));
    const card = page.locator(".held");
    const hold = async (square: string): Promise<void> => {
      await finger.down(await middle(page, square));
      await expect(page.locator(".cb-lens")).toBeVisible();
      await finger.up();
      await expect(card).toBeVisible();
    };
    await hold("C5");
    await expect(card).toContainText("C5, white man");
    await expect(card).toContainText("A man steps to any square beside it");
    await expect(card.getByRole("list", { name: "The marks" })).toContainText(/step: .*C6/u);
    await expect(hand.square("C5")).toHaveAttribute("aria-selected", "false");
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    // The next touch is for the board again.
    const { x, y } = await middle(page, "C5");
    await page.touchscreen.tap(x, y);
    await expect(card).toHaveCount(0);
    await expect(hand.square("C5")).toHaveAttribute("aria-selected", "true");
    await hold("C6");
    await expect(card).toContainText("C5 to C6: step");
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(card).toHaveCount(0);
    await page.keyboard.press("Escape");
    // A knight of the other side, and an empty square with the marks of the game.
    const black = await page
      .getByRole("gridcell", { name: /black knight/u })
      .first()
      .getAttribute("data-square");
    await hold(black ?? "");
    await expect(card).toContainText("That is a charge.");
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await hold("D7");
    await expect(card).toContainText("D7, empty");
    const marks = card.getByRole("list", { name: "The marks" }).getByRole("listitem");
    await expect(marks).toHaveText([/step/u, /canter/u, /castle move/u, /jump/u, /charge/u]);
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await expect(hand.moves).toHaveCount(0);
  });
});
