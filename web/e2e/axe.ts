import type { Page } from "@playwright/test";
import type * as Axe from "axe-core";
import axeCore from "axe-core";
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

/** Gives axe to the page and its frames; a page that has it keeps it until it loads anew, since reading it takes half of a search. */
async function give(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeCore.source);
  }
}

const colours = ["color-contrast", "link-in-text-block"];

/** Nothing for axe to find on the page as it is now, or in a part of it. */
export async function expectClean(page: Page, { part, exclude, theme }: Limits = {}): Promise<void> {
  await page.evaluate(rest);
  await give(page);
  const context = { include: part ?? ":root", ...(exclude === undefined ? {} : { exclude }) };
  // Lists of what passed take axe as long as the search itself on a page of many diagrams.
  const options: Axe.RunOptions = { resultTypes: ["violations"], ...(theme === "dark" ? { runOnly: colours } : {}) };
  const found = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
    },
    [context, options] as const,
  );
  expect(found).toEqual([]);
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
