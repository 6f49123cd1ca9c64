// The menu that has the pages of the header where there is no room for them.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

for (const [width, height] of [
  [360, 740],
  [320, 568],
  [740, 360],
] as const) {
  test(`every page of the header is in its menu at ${String(width)} by ${String(height)}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open({ opponent: "computer" });
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    const button = page.getByRole("button", { name: "Menu and settings" });
    for (const [name, address] of [
      ["Learn", /\/learn\/cam$/],
      ["Rules", /\/rules\/cam$/],
      ["Analysis", /\/analysis\/cam$/],
      ["Records", /\/records$/],
      ["Tournaments", /\/tournaments$/],
      ["Sign in", /\/account/],
      ["Play", /\/$/],
    ] as const) {
      await button.click();
      const menu = page.getByRole("group", { name: "Menu and settings" });
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(menu).toHaveCount(0);
    }
    await button.click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Play" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectAccessible(page, { part: "header" });
    await expectFits(page);
  });
}

test("a menu opened while a page is on its way stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let arrive: () => void = () => undefined;
  const arrives = new Promise<void>((done) => (arrive = done));
  await page.route(/\/assets\/LearnPage.*\.js/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Menu and settings" });
  const menu = page.getByRole("group", { name: "Menu and settings" });
  await button.click();
  await menu.getByRole("link", { name: "Learn", exact: true }).click();
  await button.click();
  await expect(menu).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Cam/);
  await expect(page).toHaveTitle(/Learn|Cam/);
  await menu.getByRole("link", { name: "Records", exact: true }).click();
  await expect(page).toHaveURL(/\/records$/);
});

test("from 480 px on the header has all its links", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(page.getByRole("banner").getByText("Tournaments")).toBeHidden();
  await expect(links).toHaveText(["Play", "Learn", "Rules", "Analysis", "Records"]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Settings", exact: true })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});
