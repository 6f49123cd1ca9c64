import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export type Theme = "light" | "dark";

interface Limits {
  part?: string;
  exclude?: string;
  /** The themes differ in colours alone: in the dark one only what has to do with them is looked at. */
  theme?: Theme;
}

/** What fades in has its colours at last when its animation has ended. */
async function rest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

/** Nothing for axe to find on the page as it is now, or in a part of it. */
export async function expectClean(page: Page, { part, exclude, theme }: Limits = {}): Promise<void> {
  await page.evaluate(rest);
  // Lists of what passed take axe as long as the search itself on a page of many diagrams.
  let axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  if (part !== undefined) axe = axe.include(part);
  if (exclude !== undefined) axe = axe.exclude(exclude);
  if (theme === "dark") axe = axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`),
  ).toEqual([]);
}

/**
 * Nothing for axe to find in either theme, on the page but for `exclude`, or in a part of it. Colours change at once: axe
 * would find them on their way from one theme to the other.
 */
export async function expectAccessible(page: Page, limits: Omit<Limits, "theme"> = {}): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expectClean(page, { ...limits, theme });
  }
}
