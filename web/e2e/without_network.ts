import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Visits a site, the test's own by default, and waits until the worker has all files and the page is in its hands. */
export async function keep(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

export async function leaveNetwork(context: BrowserContext, page: Page): Promise<void> {
  await keep(page);
  await context.setOffline(true);
}
