// A league: an account creates it, others enter by its link, the season starts, the divisions are shown, and a season
// ends.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import type { Hand } from "./test.ts";
import { expect, test } from "./test.ts";

async function enter({ page }: Hand, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Enter" }).click();
  await expect(page.getByText("You have entered.")).toBeVisible();
}

/** Nothing for axe to find in either theme, and nothing beyond the edge of a phone. */
async function expectSound({ page }: Hand): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  if (size) await page.setViewportSize(size);
}

test("a league of two divisions: made, entered by link, started, played and continued", async ({ hand, person }) => {
  // Six browsers, and axe in both themes on each page.
  test.setTimeout(180_000);
  const { page } = hand;
  await page.goto("/tournaments");
  await expect(page.getByText("No leagues yet.")).toBeVisible();
  await page.getByRole("button", { name: "Create a league" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of the league" }).fill("Winter league");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await dialog.getByRole("spinbutton", { name: "Players in a division" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "How many go up or down" }).fill("1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Winter league" })).toBeVisible();
  await expect(page.getByText("A season needs two players.")).toBeVisible();
  await expectSound(hand);
  const link = page.url();
  const names = ["Ben", "Cleo", "Dora", "Emil"];
  const others: Hand[] = [];
  for (const name of names) {
    const one = await person();
    await enter(one, link, name);
    others.push(one);
  }
  // New entries appear on the page.
  await expect(page.getByRole("list").getByText("Emil")).toBeVisible();

  // By the keyboard.
  await page.getByRole("button", { name: "Start season 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Division 1" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Division 2" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Division 1" }).getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Division 2" }).getByRole("row")).toHaveCount(3);
  await expectSound(hand);

  // All other players see the same without reloading, and reach a game.
  const [ben] = others;
  if (!ben) throw new Error("nobody has entered");
  await expect(ben.page.getByRole("region", { name: "Division 2" })).toBeVisible();
  const withGame: Hand[] = [];
  for (const one of others) {
    if ((await one.page.getByRole("link", { name: "Go to your next game" }).count()) > 0) withGame.push(one);
  }
  expect(withGame.length).toBeGreaterThan(0);
  await withGame[0]?.page.getByRole("link", { name: "Go to your next game" }).click();
  await expect(withGame[0]?.page ?? page).toHaveURL(/\/game\//);

  // The division's tournament, and back.
  await page.getByRole("link", { name: "All games of division 1" }).click();
  await expect(page.getByRole("heading", { name: "Winter league, season 1, division 1" })).toBeVisible();
  await page.getByRole("link", { name: "The league" }).click();

  // Two of three leave the second division, which forfeits its last game.
  const last = others.slice(2);
  for (const one of last) {
    await one.page.goto(link);
    await one.page.getByRole("button", { name: "Leave the league" }).click();
    await one.page.getByRole("button", { name: "Leave? You lose your open games." }).click();
    await expect(one.page.getByRole("button", { name: "Enter" })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Division 2 finished" })).toBeVisible();
  // The director ends the other one on its own page.
  await page.getByRole("link", { name: "All games of division 1" }).click();
  await page.getByText("Remove players").click();
  await page.getByRole("button", { name: "Remove Ben" }).click();
  await page.getByRole("button", { name: "Remove, open games are lost Ben" }).click();
  await page.getByRole("button", { name: "Remove Cleo" }).click();
  await page.getByRole("button", { name: "Remove, open games are lost Cleo" }).click();
  await page.goto(link);
  await expect(page.getByText("This season is over.")).toBeVisible();
  await expectSound(hand);
  await page.getByRole("button", { name: "Start season 2" }).click();
  await expect(page.getByRole("heading", { name: "Earlier seasons" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Division 1" }).getByRole("row")).toHaveCount(4);
  await expectSound(hand);
});

test("a club has leagues of its own", async ({ hand, person }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a club" }).click();
  await page.getByRole("textbox", { name: "Name of the club" }).fill("Lake Club");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("button", { name: "Create a league for the club" }).click();
  await page.getByRole("textbox", { name: "Name of the league" }).fill("Lake League");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Lake League" })).toBeVisible();
  const ben = await person();
  await ben.page.goto(page.url());
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Enter" }).click();
  await expect(ben.page.getByRole("alert")).toContainText("This league is for members of its club");
  await page.getByRole("link", { name: "The club" }).click();
  await expect(page.getByRole("link", { name: /Lake League/ })).toBeVisible();
  await expectSound(hand);
});

test("a league that is not there says so", async ({ hand }) => {
  await hand.page.goto("/league/0000000000000");
  await expect(hand.page.getByRole("heading", { name: "There is no such league" })).toBeVisible();
});

test("49.13: a league has texts, a rule set and its terms in words; 49.3: it is changed before its start, and cancelled", async ({
  hand,
}) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a league" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of the league" }).fill("Valley league");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ann");
  const preview = dialog.locator(".preview");
  await expect(preview).toContainText("Divisions of about 6 players.");
  await dialog.getByRole("spinbutton", { name: "Players in a division" }).fill("4");
  await dialog.getByRole("spinbutton", { name: "How many go up or down" }).fill("1");
  await dialog.getByLabel("Everybody meets everybody twice").check();
  await expect(preview).toContainText(
    "Divisions of about 4 players. In a season you play everybody in your division twice",
  );
  await expect(preview).toContainText("Only people with the link see this league.");
  const rules = dialog.getByRole("combobox", { name: "Rule set" });
  const other = (await rules.getByRole("option").nth(1).textContent())?.trim() ?? "";
  await rules.selectOption({ index: 1 });
  await expect(preview).toContainText(`rules: ${other}`);
  await dialog
    .getByRole("textbox", { name: "About the league" })
    .fill('Bring a friend.\nSee https://example.org/league. <img src=x onerror="alert(1)">');
  await dialog.getByRole("textbox", { name: "Prizes" }).fill("A cup");
  await dialog.getByRole("textbox", { name: "Contact" }).fill("ann@example.org");
  await expectSound(hand);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Valley league" })).toBeVisible();
  const about = page.getByRole("region", { name: "About the league" });
  await expect(about).toContainText('<img src=x onerror="alert(1)">');
  await expect(about.getByRole("link")).toHaveAttribute("href", "https://example.org/league");
  await expect(about).toContainText("Prizes: A cup");
  await expect(about).toContainText("Contact: ann@example.org");
  await expect(page.getByText(`Rules: ${other}.`)).toBeVisible();
  await expectSound(hand);

  await page.getByRole("button", { name: "Change the league" }).click();
  await expect(rules.locator("option:checked")).toHaveText(other);
  await expect(dialog.getByRole("textbox", { name: "Prizes" })).toHaveValue("A cup");
  await expect(dialog.getByLabel("Everybody meets everybody twice")).toBeChecked();
  await dialog.getByRole("textbox", { name: "Name of the league" }).fill("Valley cup");
  await dialog.getByRole("textbox", { name: "Prizes" }).fill("Two cups");
  await dialog.getByRole("combobox", { name: "Time for each move" }).selectOption("7");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Valley cup" })).toBeVisible();
  await expect(about).toContainText("Prizes: Two cups");
  await expect(page.locator("header").getByText("7 days per move")).toBeVisible();

  await page.getByRole("button", { name: "Cancel the league" }).click();
  await page.getByRole("button", { name: "Really cancel it?" }).click();
  await expect(page.getByText("The league was cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the league" })).toHaveCount(0);
  await expectSound(hand);
  await page.getByRole("button", { name: "Hold the league after all" }).click();
  await expect(page.getByText("The league was cancelled.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change the league" })).toBeVisible();
});

test("49.12: a league has an entry code and a cap, and a director accepts its players", async ({ hand, person }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a league" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of the league" }).fill("By approval");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await dialog.getByLabel("I am playing").uncheck();
  await dialog.getByLabel("Players at most").fill("2");
  await dialog.getByLabel("Entry code").fill("Ratatosk");
  await dialog.getByLabel("I accept or refuse each player").check();
  await expect(dialog.locator(".preview")).toContainText("At most 2 players. With an entry code from the director.");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Ratatosk")).toBeVisible();
  await expect(page.getByText("Nobody asks now.")).toBeVisible();

  const ben = await person();
  await ben.page.goto(page.url());
  await expect(ben.page.getByText("Ratatosk")).toHaveCount(0);
  const ask = async (code: string): Promise<void> => {
    await ben.page.getByLabel("Your name").fill("Ben");
    await ben.page.getByLabel("Entry code").fill(code);
    await ben.page.getByRole("button", { name: "Ask to enter" }).click();
  };
  await ask("Yggdrasil");
  await expect(ben.page.getByRole("alert")).toContainText("This is not the entry code");
  await ask("Ratatosk");
  await expect(ben.page.getByText("You have asked to enter.")).toBeVisible();
  await expectSound(ben);

  await page.getByRole("button", { name: "Refuse Ben" }).click();
  await expect(ben.page.getByText("A director has refused your entry.")).toBeVisible();
  await expectSound(hand);
  await page.getByRole("button", { name: "Accept Ben" }).click();
  await expect(ben.page.getByRole("button", { name: "Leave the league" })).toBeVisible();
});

test("47.3: a league of Camblam with a shuffled array, whose games each draw a number", async ({ hand, person }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a league" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of the league" }).fill("Shuffled league");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Ann");
  const array = dialog.getByRole("combobox", { name: "Opening position" });
  await expect(array).toHaveCount(0);
  await dialog.getByRole("combobox", { name: "Game", exact: true }).selectOption("camblam");
  await expect(array).toHaveValue("default");
  // No season begins from a lost position.
  await expect(array.locator("option[value=alternating]")).toHaveCount(0);
  await array.selectOption("shuffled");
  await expectSound(hand);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shuffled league" })).toBeVisible();

  await page.getByRole("button", { name: "Change the league" }).click();
  await expect(array).toHaveValue("shuffled");
  await page.keyboard.press("Escape");

  const ben = await person();
  await enter(ben, page.url(), "Ben");
  await page.getByRole("button", { name: "Start season 1" }).click();
  await page.getByRole("link", { name: "All games of division 1" }).click();
  await page.locator("a[href^='/game/']").first().click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator(".rail header").first()).toContainText(/Opening position: \d+/);
  await hand.expectPiece("a3", "white pawn");
});
