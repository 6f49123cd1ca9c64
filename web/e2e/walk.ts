// Opens pages one after another as clicks on links do: a click takes a quarter of the time of a load.
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Loads the first page. Returns a function that opens an address of the site and waits until all is fetched. */
export async function walk(page: Page): Promise<(address: string) => Promise<void>> {
  let pending = 0;
  page.on("request", () => pending++);
  for (const ended of ["requestfinished", "requestfailed"] as const)
    page.on(ended as "requestfinished", () => pending--);
  const load = async (address: string): Promise<void> => {
    await page.goto(address, { waitUntil: "networkidle" });
    // Forgets requests of the page that was left: their ends are not reported.
    pending = 0;
  };
  await load("/");
  return async (address) => {
    // The page takes the game to be played out of its address at once.
    if (address.startsWith("/?play=")) {
      await load(address);
      return;
    }
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
