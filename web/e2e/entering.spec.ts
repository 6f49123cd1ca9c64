// Entering people: a cap, ratings and an entry code in the form, and directors' answers to applicants.
import type { Hand } from "./test.ts";
import { expectSound } from "./sound.ts";
import { expect, test } from "./test.ts";

test("entering: a code, a cap, and a director who accepts and refuses", async ({ hand, person }) => {
  const ben = await person();
  const carl = await person();
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a tournament" }).first().click();
  await page.getByLabel("Name of the tournament").fill("By approval");
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Players at most").fill("2");
  await page.getByLabel("Highest rating").fill("1900");
  await page.getByLabel("Entry code").fill("Ratatosk");
  await page.getByLabel("I accept or refuse each player").check();
  await expectSound(hand, "entering-form");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\//u);
  await expect(page.getByText("At most 2 players. For ratings of at most 1900.")).toBeVisible();
  await expect(page.getByText("Ratatosk")).toBeVisible();
  await expect(page.getByText("Nobody asks now.")).toBeVisible();

  const ask = async ({ page: other }: Hand, name: string, code: string): Promise<void> => {
    await other.getByLabel("Your name").fill(name);
    await other.getByLabel("Entry code").fill(code);
    await other.getByRole("button", { name: "Ask to enter" }).click();
  };
  for (const one of [ben, carl]) await one.page.goto(page.url());
  await expect(ben.page.getByText("Ratatosk")).toHaveCount(0);
  await ask(ben, "Ben", "Yggdrasil");
  await expect(ben.page.getByText("This is not the entry code")).toBeVisible();
  await ask(ben, "Ben", "Ratatosk");
  await expect(ben.page.getByText("You have asked to enter.")).toBeVisible();
  await expectSound(ben, "entering-waiting");
  await ask(carl, "Carl", "Ratatosk");
  await expect(carl.page.getByText("You have asked to enter.")).toBeVisible();

  // The director sees both at once.
  await expect(page.getByRole("button", { name: "Accept Ben" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept Carl" })).toBeVisible();
  await expectSound(hand, "entering-list");
  await page.getByRole("button", { name: "Accept Ben" }).click();
  await expect(ben.page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();
  await page.getByRole("button", { name: "Refuse Carl" }).click();
  await expect(carl.page.getByText("A director has refused your entry.")).toBeVisible();
  await expect(page.getByText("no rating, refused")).toBeVisible();
  await page.getByRole("button", { name: "Accept Carl" }).click();
  await expect(page.getByText("All 2 places are taken")).toBeVisible();
  await expectSound(hand, "entering-full");
});

test("entering: names without a device play at boards in the room", async ({ hand, person }) => {
  const ben = await person();
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a tournament" }).first().click();
  await page.getByLabel("Name of the tournament").fill("In the room");
  await page.getByLabel("Your name").fill("Ann");
  const plays = page.getByLabel("I am playing");
  if (await plays.isChecked()) await plays.uncheck();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\//u);
  await ben.page.goto(page.url());
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ben.page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();

  await page.getByText("Enter names without a device").click();
  await page.getByLabel("Names").fill("Vera 1700\nBen\nWilli 9999");
  await page.getByRole("button", { name: "Enter these names" }).click();
  await expect(page.getByText("Nobody was entered. Line 3: This is not a rating: 9999")).toBeVisible();
  await expectSound(hand, "names-wrong");
  await page.getByLabel("Or a file").setInputFiles({
    name: "club.csv",
    mimeType: "text/csv",
    buffer: Buffer.from('name;rating\n"Vera";1700\nWilli;\nXenia;1500\n'),
  });
  await expect(page.getByLabel("The list is")).toHaveValue("csv");
  await page.getByRole("button", { name: "Enter these names" }).click();
  await expect(page.getByRole("row", { name: /Xenia no device/u })).toBeVisible();
  await expectSound(hand, "names-entered");

  await page.getByRole("button", { name: "Start the tournament" }).click();
  await expect(page.getByText("2 open games are played at boards in the room: enter their results.")).toBeVisible();
  await expect(page.getByText("at the board", { exact: true })).toHaveCount(2);
  await expect(ben.page.getByText("You play at a board in the room.", { exact: true })).toBeVisible();
  await expectSound(hand, "names-round");
  await expectSound(ben, "names-mine");
  for (const left of ["One open game is played at a board in the room: enter its result.", ""]) {
    await page
      .getByRole("combobox", { name: /^Result of/u })
      .filter({ hasText: "open" })
      .first()
      .selectOption("1-0");
    await page.getByRole("button", { name: "Save the result" }).click();
    if (left) await expect(page.getByText(left)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Start round 2" })).toBeEnabled();
  await expect(ben.page.getByText("You play at a board in the room.")).toHaveCount(0);
});
