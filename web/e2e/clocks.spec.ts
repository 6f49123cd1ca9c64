// Games with clocks, of two people at one screen.
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

const clockOf = (page: Page, seat: string): Locator =>
  page.locator(`.plate[data-seat="${seat}"]`).getByRole("timer").locator("visible=true");

test("10 + 10 from the dialog: the clocks wait for the first moves, run, add seconds, and come back", async ({
  page,
  hand,
}) => {
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "No clock" })).toBeChecked();
  await dialog.getByRole("radio", { name: "10 + 10" }).check({ force: true });
  await dialog.getByRole("button", { name: "Begin" }).click();

  const white = clockOf(page, "w");
  const black = clockOf(page, "b");
  await expect(white).toContainText("10:00");
  await expect(hand.line).toContainText("Move within a minute, or the game is called off.");
  await expect(page.getByRole("button", { name: "Call off" })).toBeVisible();
  await hand.move("B5", "A5");
  await hand.move("B9", "A9");
  await expect(white).toHaveClass(/running/);
  await expect(page.getByRole("button", { name: "Resign" })).toBeVisible();
  await expect(white).toHaveAttribute("aria-label", "Clock of White: 09:58", { timeout: 10_000 });
  await expect(black).toContainText("10:00");
  await hand.move("A5", "B5");
  await expect(white).toContainText("+10");
  await expect(white).toContainText("10:0");
  await expect(black).toHaveClass(/running/);
  await page.reload();
  await expect(black).toHaveClass(/running/);
  await expect(black).toContainText(/09:5\d/);

  await expectAccessible(page, { part: ".plate" });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(white).toBeInViewport({ ratio: 1 });
    await expect(black).toBeInViewport({ ratio: 1 });
  }
});

test("a time of one's own, with a delay that counts before the clock runs", async ({ page, hand }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("radio", { name: "Other" }).check({ force: true });
  await page.getByLabel("Minutes each").fill("0");
  await page.getByLabel("Minutes each").blur();
  await expect(page.getByLabel("Minutes each")).toHaveValue("0.5");
  await page.getByLabel("Minutes each").fill("7");
  await page.getByLabel("Seconds added per move").fill("0");
  await page.getByLabel("Delay, seconds per move").fill("8");
  await page.getByLabel("Delay, seconds per move").blur();
  await expectAccessible(page, { part: ".play" });
  await expectFits(page);
  await page.reload();
  await page.getByText("a friend on this device", { exact: true }).click();
  await expect(page.getByLabel("Minutes each")).toHaveValue("7");
  await page.getByRole("button", { name: /^Cam 2 players/ }).click();
  await page.waitForURL(/\/game\//);
  await expect(clockOf(page, "w")).toContainText("07:00");
  await hand.move("B5", "A5");
  await hand.move("B9", "A9");
  await expect(clockOf(page, "w")).toContainText(/\+[5-8]/);
  await expect(clockOf(page, "w")).toContainText("07:00");
});

test("days of one's own", async ({ page }) => {
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("radio", { name: "Other" }).check({ force: true });
  await page.getByRole("combobox", { name: "How" }).selectOption("days");
  await page.getByLabel("Days", { exact: true }).fill("14");
  await page.getByLabel("Days", { exact: true }).blur();
  await page.getByRole("button", { name: /^Camette 2 players/ }).click();
  await expect(page.getByText("Camette · 14 days per move · casual")).toBeVisible();
});

test("a live game to the fall of the flag", async ({ page, hand, open }) => {
  await open({ variant: "cam", opponent: "person", time: { base: 6 } });
  await hand.move("B5", "A5");
  await hand.move("B9", "A9");
  const white = clockOf(page, "w");
  await expect(white).toContainText(/0:0\d\.\d/);
  await expect(hand.line).toHaveText("Black wins: White's time ran out.", { timeout: 15_000 });
  await expect(white).toContainText("0:00.0");
  await expect(clockOf(page, "b")).toContainText("00:06");
});

test("little time is shown, said and heard, once and of one's own clock alone", async ({ page, hand, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem("camlann.settings", JSON.stringify({ sound: true }));
    const heard: number[] = [];
    Object.assign(window, { heard });
    const part = { connect: (to: unknown) => to, start: () => undefined, stop: () => undefined };
    const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    Object.assign(window, {
      AudioContext: class {
        currentTime = 0;
        destination = {};
        createOscillator = () => ({
          ...part,
          frequency: { ...ramp, setValueAtTime: (hertz: number) => heard.push(hertz) },
        });
        createGain = () => ({ ...part, gain: ramp });
      },
    });
  });
  const heard = (): Promise<number[]> => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  await open({ variant: "cam", opponent: "person", time: { base: 20 } });
  await hand.move("B5", "A5");
  await hand.move("B9", "A9");
  const white = clockOf(page, "w");
  await expect(white).toHaveClass(/running/);
  await expect(white).not.toHaveClass(/low/);
  await expect(white.locator("svg")).toHaveCount(0);
  const warned = (await heard()).filter((hertz) => hertz === 880);
  expect(warned).toEqual([]);
  // The last tenth of the time lasts two seconds.
  const low = await page.waitForFunction(
    () => {
      const clock = document.querySelector('.plate[data-seat="w"] .clock.low.running');
      const said = clock?.parentElement?.querySelector("[role=status]")?.textContent ?? "";
      return clock && said !== ""
        ? { icon: clock.querySelectorAll("svg").length, shown: clock.textContent, said }
        : null;
    },
    undefined,
    { timeout: 30_000 },
  );
  const { icon, shown, said } = (await low.jsonValue()) ?? { icon: 0, shown: "", said: "" };
  expect(icon).toBe(1);
  expect(shown).toMatch(/^\s*0:0[012]\.\d/);
  expect(said).toMatch(/^White: [12] seconds left\.$/);
  await expect(hand.line).toHaveText("Black wins: White's time ran out.", { timeout: 15_000 });
  expect((await heard()).filter((hertz) => hertz === 880)).toEqual([880, 880]);
  await expect(clockOf(page, "b")).not.toHaveClass(/low/);
});

test("a game that is called off changes no result", async ({ page, hand, open }) => {
  await open({ variant: "cam", opponent: "person", time: { days: 3 } });
  await expect(clockOf(page, "w")).toContainText(/3 d 0 h|2 d 23 h/);
  await hand.move("B5", "A5");
  await page.getByRole("button", { name: "Call off" }).click();
  await expect(hand.line).toHaveText("The game was called off.");
  await page.goto("/");
  await expect(page.getByRole("link", { name: /called off/ })).toBeVisible();
});
