// Opens pages as a click on a link does: loading each anew takes several times as long.
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Returns a function that opens an address of the site on a page that is there already, and waits until all is fetched. */
export function follower(page: Page): (address: string) => Promise<void> {
  let pending = 0;
  page.on("request", () => pending++);
  for (const ended of ["requestfinished", "requestfailed"] as const)
    page.on(ended as "requestfinished", () => pending--);
  return async (address) => {
    await page.evaluate((to) => {
      const way = Object.assign(document.createElement("a"), { href: to });
      document.body.append(way);
      way.click();
      way.remove();
    }, address);
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
    await page.locator("h1, [role=alert]").first().waitFor();
    await expect.poll(() => pending).toBe(0);
  };
}
