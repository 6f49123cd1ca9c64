// Manual pairing of a round, with a check that says what it breaks.
import { expectSound } from "./sound.ts";
import { expect, test } from "./test.ts";

test("manual pairing: a director changes the round, sees what it breaks, and starts it all the same", async ({
  hand,
  person,
}) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a tournament" }).first().click();
  await page.getByLabel("Name of the tournament").fill("Paired by Ann");
  await page.getByLabel("Your name").fill("Ann");
  const plays = page.getByLabel("I am playing");
  if (await plays.isChecked()) await plays.uncheck();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\//u);
  await page.getByText("Enter names without a device").click();
  await page.getByLabel("Names").fill("Vera 1900\nWilli 1800\nXenia 1700\nYara 1600\nZeno 1500");
  await page.getByRole("button", { name: "Enter these names" }).click();
  await expect(page.getByRole("row", { name: /Zeno/u })).toBeVisible();

  // The program's pairing comes first; two players change places.
  await page.getByText("Pair round 1 yourself").click();
  await expect(page.getByText("This breaks no rule.")).toBeVisible();
  const white = page.getByLabel("White at board 1");
  const chosen = async (label: string): Promise<string> =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text ?? "");
  const before = await chosen("White at board 1");
  const there = await chosen("Black at board 2");
  await white.selectOption({ label: there });
  expect(await chosen("White at board 1")).toBe(there);
  expect(await chosen("Black at board 2")).toBe(before);
  await page.getByRole("button", { name: "Back to the program’s pairing" }).click();
  expect(await chosen("White at board 1")).toBe(before);
  // Two byes that are not needed, which the rules forbid.
  await page.getByRole("button", { name: "Give both players of board 2 a bye" }).click();
  await expect(page.getByText("both have a bye, and could play each other")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start round 1 like this" })).toBeDisabled();
  await expectSound(hand, "pairing-faults");
  await page.getByRole("button", { name: "Pair the first two" }).click();
  await page.getByRole("button", { name: "Start round 1 like this" }).click();
  await expect(page.getByText("A director paired this round.")).toBeVisible();

  for (let board = 0; board < 2; board += 1) {
    await page
      .getByRole("combobox", { name: /^Result of/u })
      .filter({ hasText: "open" })
      .first()
      .selectOption("1-0");
    await page.getByRole("button", { name: "Save the result" }).click();
    await expect(page.getByText("Given by Ann")).toHaveCount(board + 1);
  }
  // The bye of round 1 again, in round 2.
  const first = await page.getByText(/has a bye: 1 point/u).innerText();
  const resting = first.replace(" has a bye: 1 point", "").trim();
  await page.getByText("Pair round 2 yourself").click();
  const bye = page.getByLabel("Bye 1", { exact: true });
  await bye.selectOption({ label: `${resting} (1)` });
  await expect(page.getByText(`${resting} has had a bye before, or a win without a game, in round 1.`)).toBeVisible();
  const go = page.getByRole("button", { name: "Start round 2 like this" });
  await expect(go).toBeDisabled();
  await expectSound(hand, "pairing-second-bye");
  await page.getByLabel("I want it all the same.").check();
  await go.click();
  await expect(page.getByText("2 open games are played at boards in the room")).toBeVisible();

  // A reader finds it in the log.
  const reader = await person();
  await reader.page.goto(page.url());
  await expect(reader.page.getByText("A director paired this round.")).toBeVisible();
  await expect(reader.page.getByText("Pair round")).toHaveCount(0);
  await reader.page.getByText("What directors did").click();
  await expect(reader.page.getByText("Ann paired round 2 in place of the program")).toBeVisible();
  await expect(
    reader.page.getByText(`Ann paired round 2: ${resting} has had a bye before, or a win without a game`),
  ).toBeVisible();
  await expectSound(reader, "pairing-log");
});
