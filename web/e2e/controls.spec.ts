// Forms and lists as products: one main button for each page, our own controls in place of the browser's, nothing wider than a phone.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";
import { walk } from "./walk.ts";

test("a page has one main button and our own controls", async ({ page }) => {
  test.setTimeout(180_000);
  const go = await walk(page);
  for (const address of [
    "/leaders",
    "/studies",
    "/tournaments",
    "/editor/cam",
    "/account",
    "/puzzles/cam/storm",
    "/settings",
  ]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await go(address);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await main.locator(".button.primary:visible").count(), address).toBeLessThanOrEqual(1);
    const controls = await main
      .locator("select.field, input[type=checkbox]")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance));
    expect(
      controls.filter((appearance) => appearance !== "none"),
      address,
    ).toEqual([]);
    await test.step(address, () => expectAccessible(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page, address);
  }
});

test("the columns of the account leave no holes, and nothing is a stack of outlined buttons", async ({ page }) => {
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Columnist");
  await making.getByLabel("Password").fill("correct horse battery");
  await making.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  const boxes = await page
    .locator(".parts > *")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, bottom }) => ({ x, y, bottom })));
  for (const x of new Set(boxes.map((box) => box.x))) {
    const column = boxes.filter((box) => box.x === x).sort((a, b) => a.y - b.y);
    const gaps = column.slice(1).map(({ y }, at) => y - (column[at]?.bottom ?? 0));
    expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(17);
  }
  const data = page.locator("section", { has: page.getByRole("heading", { name: "Your data" }) });
  await expect(data.locator(".button:not(.link)")).toHaveCount(0);
  await expectAccessible(page);
});
