import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Visits the site, and waits until the worker has all files and the page is in its hands. */
export async function keep(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

export async function leaveNetwork(context: BrowserContext, page: Page): Promise<void> {
  await keep(page);
  await context.setOffline(true);
}
