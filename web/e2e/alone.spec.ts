// A visitor alone leaves a trace: games against the levels, puzzles, lessons and days on the own page; lesson and puzzle on the first
// page.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand, type NewGame } from "./test.ts";

const page360 = { width: 360, height: 740 };

async function lose({ page }: Hand, open: (wanted: NewGame) => Promise<string>, wanted: NewGame): Promise<void> {
  await open({ opponent: "computer", ...wanted });
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".line [role=status]")).toHaveText(/resign/);
}

const ownPage = async ({ page }: Hand): Promise<void> => {
  await page.goto("/");
  await page.getByRole("link", { name: "Your profile" }).click();
  await expect(page.getByRole("heading", { name: "On your own" })).toBeVisible();
};

test("one's own page has the results against each level, and what was solved", async ({ page, hand, open }) => {
  await lose(hand, open, { level: 1 });
  await lose(hand, open, { level: 1 });
  await lose(hand, open, { level: 2, variant: "camette" });
  await page.goto("/puzzles/cam");
  for (const button of ["Show the solution", "Next puzzle", "Show the solution"])
    await page.getByRole("button", { name: button }).first().click();
  await page.evaluate(() =>
    localStorage.setItem("camlann.endings", JSON.stringify({ "cam/race-1": { moves: 9, clean: true } })),
  );
  await ownPage(hand);
  const levels = page.locator(".alone dl > div");
  await expect(levels).toHaveText([/Level 2.*0 won 0 drawn 1 lost/, /Level 1.*0 won 0 drawn 2 lost/]);
  await expect(page.locator(".alone figure circle.ring")).toHaveCount(5); // and two in the legend
  await page.locator(".alone").getByText("Camette", { exact: true }).first().click();
  await expect(levels).toHaveText([/Level 2/]);
  await expect(page.getByText("1 day in a row")).toBeVisible();
  await expect(page.getByText("2 tried")).toBeVisible();
  await expect(page.getByRole("table", { name: "Puzzle rating in Cam" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByText(/^1 of \d+ played, one without a slip$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(page360);
  await expectFits(page);
});

test("the games against the levels are with the account, on another device, too", async ({
  page,
  hand,
  open,
  person,
}) => {
  await lose(hand, open, { level: 3 });
  const [name, password] = ["Solitary", "correct horse battery"];
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill(name);
  await making.getByLabel("Password").fill(password);
  await making.getByRole("button").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const other = await person();
  await other.page.goto("/account");
  const entering = other.page.locator("form", { has: other.page.getByRole("heading", { name: "I have an account" }) });
  await entering.getByLabel("Name").fill(name);
  await entering.getByLabel("Password").fill(password);
  await other.page.keyboard.press("Enter");
  await expect(other.page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await ownPage(other);
  await expect(other.page.locator(".alone dl > div")).toHaveText([/Level 3.*1 lost/]);
});

test("the first page has the next lesson and a daily puzzle, and no empty boxes", async ({ page }) => {
  await page.goto("/");
  const today = page.locator("section").filter({ has: page.getByRole("heading", { name: "For today" }) });
  await expect(today.getByRole("link", { name: /^Puzzle of the day Cam (White|Black) to move$/ })).toBeVisible();
  const lesson = today.getByRole("link", { name: /^Next lesson / });
  await expect(lesson).toHaveText(/Cam, 0 of \d+ done/);
  await expect(page.getByRole("heading", { name: "Your games" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Open seats" })).toHaveCount(0);
  await expectAccessible(page);
  await today.getByRole("link", { name: /^Puzzle of the day/ }).click();
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await page.goto("/");
  await expect(today.getByText("tried today")).toBeVisible();
});
