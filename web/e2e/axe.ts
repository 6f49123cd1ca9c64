import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Nothing for axe to find in either theme, on the page but for `exclude`, or in a part of it. Colours change at once: axe
 * would find them on their way from one theme to the other.
 */
export async function expectAccessible(page: Page, limits: { part?: string; exclude?: string } = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    let axe = new AxeBuilder({ page });
    if (limits.part) axe = axe.include(limits.part);
    if (limits.exclude) axe = axe.exclude(limits.exclude);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`),
    ).toEqual([]);
  }
}
