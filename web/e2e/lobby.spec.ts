// Two strangers are paired, play a rated game, and their pages show the result.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import type { Hand } from "./test.ts";
import { expect, test } from "./test.ts";

async function seek({ page }: Hand, game: RegExp): Promise<void> {
  await page.goto("/");
  await page.getByText("an opponent", { exact: true }).click();
  await page.getByRole("button", { name: game }).first().click();
}

test("two players with equal seeks are paired, play, and the game changes both ratings", async ({ person }) => {
  const ann = await person("Ann");
  const ben = await person("Ben");

  await seek(ann, /^Cam /);
  const bar = ann.page.getByRole("complementary", { name: /Waiting for an opponent/ });
  await expect(bar).toContainText("Cam · 10 + 10, rated");
  // The wait goes along: over a reload, and to other pages.
  await ann.page.reload();
  await expect(bar).toBeVisible();
  await ann.page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(bar).toBeVisible();
  await expectAccessible(ann.page, { part: "#app > aside" });

  await ben.page.goto("/");
  await ben.page.getByText("an opponent", { exact: true }).click();
  const tile = ben.page.getByRole("button", { name: /^Cam / });
  await expect(tile).toContainText("1 waiting");
  await expect(ben.page.getByRole("listitem").filter({ hasText: "Ann (guest)" })).toContainText(
    "Cam · 10 + 10 · rated",
  );
  await ben.page.getByRole("button", { name: /^Rated, other times/ }).click();
  await expectAccessible(ben.page, { part: ".choices" });
  await tile.click();

  // Both are at the board, with either colour.
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/game\//);
  await expect(ann.page.getByText(/^10 \+ 10 · rated · .+ rules$/)).toBeVisible();
  await expect(ann.line).toHaveText(/to move for White|Your move|Move within a minute/);
  const annBegins = (await ann.page.locator('.plate.bottom[data-seat="w"]').count()) === 1;
  const [white, black] = annBegins ? [ann, ben] : [ben, ann];
  await white.move("C5", "C6");
  await black.move("C9", "C8");
  await white.move("B5", "A5");
  await black.move("B9", "A9");
  await expect(white.moves).toHaveCount(4);
  await ben.page.getByRole("button", { name: "Resign" }).first().click();
  await ben.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/ })
    .click();
  await expect(ann.page.getByText(/resign/).first()).toBeVisible();

  const idOf = async ({ page }: Hand): Promise<string> =>
    (await page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await ben.page.goto(`/player/${annId}`);
  await expect(ben.page.getByRole("heading", { level: 1, name: "Ann" })).toBeVisible();
  await expect(ben.page.getByRole("button", { name: /^Cam / })).toContainText("1662?");
  await expect(ben.page.getByText("1 won")).not.toHaveCount(0);
  await expect(ben.page.getByRole("table", { name: "Rating in Cam, Slow" })).toContainText("1662");
  await expectAccessible(ben.page, { part: "main" });
  await ben.page.setViewportSize({ width: 360, height: 740 });
  await expectFits(ben.page);

  await ann.page.goto(`/player/${benId}`);
  await expect(ann.page.getByRole("button", { name: /^Cam / })).toContainText("1338?");
  await ann.page.getByRole("button", { name: "Block" }).click();
  await expect(ann.page.getByText(/^Blocked: you are never paired/)).toBeVisible();

  // Blocked players are not paired; a seek can be cancelled.
  await seek(ann, /^Cam /);
  await seek(ben, /^Cam /);
  await expect(bar).toBeVisible();
  await expect(ben.page.getByRole("complementary", { name: /Waiting for an opponent/ })).toContainText("1 other waits");
  await bar.getByRole("button", { name: "Stop waiting" }).click();
  await expect(bar).toHaveCount(0);

  await ann.page.goto("/leaders");
  await expect(ann.page.getByRole("rowheader", { name: "Computer 3" })).toBeVisible();
  await expectAccessible(ann.page, { part: "main" });
});

test("a waiting player plays the computer meanwhile, and is called back", async ({ person }) => {
  const ann = await person("Ann");
  await seek(ann, /^Camette /);
  await ann.page.getByRole("button", { name: "Play the computer meanwhile" }).click();
  await expect(ann.page).toHaveURL(/\/game\//);
  const ben = await person("Ben");
  await seek(ben, /^Camette /);
  await expect(ben.page).toHaveURL(/\/game\//);
  await expect(ann.page.getByText("Your opponent is here.")).toBeVisible();
  await expect(ann.page).toHaveTitle("Your opponent is here!");
  await ann.page.getByRole("button", { name: "To the board" }).click();
  await expect(ann.page).toHaveURL(ben.page.url());
});

test("49.4: a waiting player is listed with what they would play, and taken by one tap", async ({ person }) => {
  const ann = await person("Ann");
  const ben = await person("Ben");
  const carla = await person("Carla");
  await ann.page.goto("/");
  await ann.page.getByText("an opponent", { exact: true }).click();
  await ann.page.getByRole("button", { name: /^Rated, other times/ }).click();
  await ann.page.getByRole("combobox", { name: "Kind of game" }).selectOption("Rated or casual");
  await ann.page.getByRole("checkbox", { name: "5 + 5" }).check();
  await expectAccessible(ann.page, { part: ".choices" });
  await ann.page
    .getByRole("button", { name: /^Camelot / })
    .first()
    .click();
  await expect(ann.page.getByRole("complementary", { name: /Waiting for an opponent/ })).toContainText(
    "Camelot · 10 + 10 or 5 + 5, rated or casual",
  );

  // Others see her without choosing anything, also on a phone.
  for (const { page } of [ben, carla]) await page.goto("/");
  const row = ben.page.getByRole("listitem").filter({ hasText: "Ann (guest)" });
  await expect(row).toContainText("Camelot · 10 + 10 or 5 + 5 · rated or casual");
  await ben.page.setViewportSize({ width: 360, height: 740 });
  await expectFits(ben.page);
  await expectAccessible(ben.page, { part: "aside ul" });
  const late = carla.page.getByRole("button", { name: "Play 5 + 5 with Ann (guest)" });
  await expect(late).toBeVisible();
  await row.getByRole("button", { name: "Play 5 + 5 with Ann (guest)" }).click();
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/game\//);
  expect(ann.page.url()).toBe(ben.page.url());
  await expect(ann.page.getByText(/^5 \+ 5 · rated/)).toBeVisible();
  await expect(late).toHaveCount(0);
});

test("49.4: two who would play several games meet in one that both would", async ({ person }) => {
  const ann = await person("Ann");
  const ben = await person("Ben");
  // Ann: 10 + 10, rated or casual. Ben: 5 + 5 or 10 + 10, casual.
  await ann.page.goto("/");
  await ann.page.getByText("an opponent", { exact: true }).click();
  await ann.page.getByRole("button", { name: /^Rated, other times/ }).click();
  await ann.page.getByRole("combobox", { name: "Kind of game" }).selectOption("Rated or casual");
  await ann.page
    .getByRole("button", { name: /^Camette / })
    .first()
    .click();
  await ben.page.goto("/");
  await ben.page.getByText("an opponent", { exact: true }).click();
  await ben.page.getByText("5 + 5", { exact: true }).click();
  await ben.page.getByRole("button", { name: /^Rated, other times/ }).click();
  await ben.page.getByRole("combobox", { name: "Kind of game" }).selectOption("Casual");
  const tile = ben.page.getByRole("button", { name: /^Camette / }).first();
  await expect(tile).not.toContainText("1 waiting");
  await ben.page.getByRole("checkbox", { name: "10 + 10" }).check();
  await expect(tile).toContainText("1 waiting");
  await tile.click();
  for (const { page } of [ann, ben]) await expect(page).toHaveURL(/\/game\//);
  await expect(ann.page.getByText(/^10 \+ 10 · .+ rules$/)).toBeVisible();
});
