// A club's page: its officers change the text, and its members read who may do what.
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./test.ts";

test("the owner changes the text of a club, and only members see the table of roles", async ({ hand, person }) => {
  const ben = await person();
  const { page } = hand;
  for (const { page: one } of [hand, ben]) {
    await one.goto("/tournaments");
    await one.request.get("/api/games");
  }
  const made = await page.request.post("/api/clubs", { data: { name: "Oarsmen", open: true, host: "Ann" } });
  const { address } = (await made.json()) as { address: string };

  await page.goto(`/club/${address}`);
  await page.getByText("Change the text about the club").click();
  await page.getByRole("textbox", { name: "About the club" }).fill("Fridays at the river");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByText("Fridays at the river", { exact: true })).toBeVisible();

  await ben.page.goto(`/club/${address}`);
  await expect(ben.page.getByText("Fridays at the river", { exact: true })).toBeVisible();
  await expect(ben.page.getByText("Who may do what")).toHaveCount(0);
  const joined = await ben.page.request.post(`/api/clubs/${address}/join`, { data: { name: "Ben" } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await ben.page.reload();
  await ben.page.getByText("Who may do what").click();
  const table = ben.page.getByRole("table", { name: "Who may do what" });
  await expect(table.getByRole("row", { name: "Hand the club over yes – –" })).toBeVisible();
  await expect(ben.page.getByText("Change the text about the club")).toHaveCount(0);

  await page.getByText("Who may do what").click();
  await expectAccessible(page);
  const pictures = process.env["CAMLANN_PICTURES"];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (pictures) await page.screenshot({ path: `${pictures}/club-${String(width)}.png`, fullPage: true });
  }
});
