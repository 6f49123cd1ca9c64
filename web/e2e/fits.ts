import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Expects that nothing scrolls sideways. Waits, for boards take their new size a frame after the window. */
export async function expectFits(page: Page, where = page.url()): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where} fits ${String(width)} px`)
    .toBeLessThanOrEqual(width);
}
