// The form of a tournament: description, prizes, contact, rule set, and the terms in words; all of it can be changed before
// the start.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

test("49.13: texts with safe links, the rule set, and the terms in words, with who may enter", async ({ hand }) => {
  const { page } = hand;
  const pictures = process.env["CAMLANN_PICTURES"];
  async function look(name: string): Promise<void> {
    await expectAccessible(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
      if (pictures) await page.screenshot({ path: `${pictures}/${name}-${String(width)}.png`, fullPage: true });
    }
  }
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a tournament" }).click();
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill("Spring cup");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  const preview = page.locator(".preview");
  await expect(preview).toContainText("Swiss: 5 rounds");
  await page.getByRole("spinbutton", { name: "Rounds" }).fill("7");
  await expect(preview).toContainText("Swiss: 7 rounds");
  await expect(preview).toContainText("You start it.");
  const rules = page.getByRole("combobox", { name: "Rule set" });
  const other = (await rules.getByRole("option").nth(1).textContent())?.trim() ?? "";
  await rules.selectOption({ index: 1 });
  await expect(preview).toContainText(`rules: ${other}`);
  // The limits of entries are among the terms.
  await expect(preview).not.toContainText("At most");
  await page.getByLabel("Players at most").fill("24");
  await page.getByLabel("Lowest rating").fill("1200");
  await page.getByLabel("Highest rating").fill("1800");
  await page.getByLabel("Entry code").fill("castle");
  await page.getByLabel("I accept or refuse each player").check();
  await expect(preview).toContainText(
    "At most 24 players. For ratings from 1200 to 1800. With an entry code from the director. A director accepts or refuses each player.",
  );
  await expect(preview).not.toContainText("castle");
  for (const limit of ["Players at most", "Lowest rating", "Highest rating", "Entry code"])
    await page.getByLabel(limit).fill("");
  await page.getByLabel("I accept or refuse each player").uncheck();
  await page
    .getByRole("textbox", { name: "About the tournament" })
    .fill('Bring a friend.\nSee https://example.org/cup. <img src=x onerror="alert(1)"> javascript:alert(1)');
  await page.getByRole("textbox", { name: "Prizes" }).fill("A cup");
  await page.getByRole("textbox", { name: "Contact" }).fill("ann@example.org");
  await look("form");
  await page.getByLabel("Starts at").fill("2090-06-01T19:30");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("The start is more than a year ahead.")).toBeVisible();
  await page.getByLabel("Starts at").fill("");
  await page.getByRole("button", { name: "Create", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Spring cup" })).toBeVisible();
  const about = page.getByRole("region", { name: "About the tournament" });
  await expect(about).toContainText('<img src=x onerror="alert(1)"> javascript:alert(1)');
  await expect(about.getByRole("link")).toHaveCount(1);
  await expect(about.getByRole("link")).toHaveAttribute("href", "https://example.org/cup");
  await expect(about.getByRole("link")).toHaveAttribute("rel", /nofollow.*noopener/u);
  await expect(about).toContainText("Prizes: A cup");
  // Names in the list link to players.
  await expect(page.getByRole("rowheader").getByRole("link", { name: "Ann" })).toHaveAttribute("href", /^\/player\//u);
  await look("about");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Change the tournament" }).click();
  await expect(page.getByRole("textbox", { name: "Prizes" })).toHaveValue("A cup");
  await expect(page.getByRole("combobox", { name: "Rule set" }).locator("option:checked")).toHaveText(other);
  await page.getByRole("textbox", { name: "Prizes" }).fill("Two cups");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about).toContainText("Prizes: Two cups");
});
