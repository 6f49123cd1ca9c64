// The form of a tournament: description, prizes, contact, rule set, and the terms in words; all of it can be changed before
// the start.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

test("the form: texts with safe links, the rule set, and the terms in words", async ({ hand }) => {
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
  await page
    .getByRole("textbox", { name: "About the tournament" })
    .fill('Bring a friend.\nSee https://example.org/cup. <img src=x onerror="alert(1)"> javascript:alert(1)');
  await page.getByRole("textbox", { name: "Prizes" }).fill("A cup");
  await page.getByRole("textbox", { name: "Contact" }).fill("ann@example.org");
  await look("form");
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
