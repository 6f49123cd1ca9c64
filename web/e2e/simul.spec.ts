// Simultaneous displays (issue 49.15): one player makes a display, three others enter, the giver goes from board to board,
// and the page has all boards and the score.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

/** Looks at the page in three widths, in which nothing is cut off. */
async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env["CAMLANN_PICTURES"];
  const before = page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    if (folder) await page.screenshot({ path: `${folder}/simul-${name}-${String(width)}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}

test("49.15: a giver plays against three on their boards", async ({ hand, person }) => {
  test.slow();
  const ann = hand;
  const others = { Ben: await person(), Carl: await person(), Dora: await person() };
  for (const { page } of [ann, ...Object.values(others)]) {
    await page.goto("/tournaments");
    await page.request.get("/api/games");
  }
  await ann.page.getByRole("button", { name: "Create a tournament" }).click();
  const form = ann.page.getByRole("dialog", { name: "Create a tournament" });
  await form.getByRole("textbox", { name: "Name of the tournament" }).fill("Ann against all");
  await form.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await form.getByRole("combobox", { name: "How it is played" }).selectOption("Simultaneous display");
  await expect(form.getByRole("checkbox", { name: "The games are rated" })).toHaveCount(0);
  await form.getByRole("combobox", { name: "The giver plays" }).selectOption("White");
  await form.getByRole("spinbutton", { name: "More minutes for the giver" }).fill("15");
  await expect(form.getByText("One player meets all others at once.")).toBeVisible();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(ann.page).toHaveURL(/\/tournament\//u);
  const { pathname } = new URL(ann.page.url());
  await expect(ann.page.getByText("White on all boards, with 15 more minutes on each clock.")).toBeVisible();

  for (const [name, { page }] of Object.entries(others)) {
    await page.goto(pathname);
    await page.getByRole("textbox", { name: "Your name" }).fill(name);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();
  }
  await ann.page.getByRole("button", { name: "Start the tournament" }).click();

  // The first board opens by itself; after each move the next one that waits.
  const line = (board: number) => ann.page.getByText(`Simultaneous display, board ${String(board)}`);
  await expect(line(1)).toBeVisible();
  await expect(ann.page.getByRole("link", { name: "To the next of 2 boards that wait for you" })).toBeVisible();
  await ann.move("B5", "A5");
  await expect(line(2)).toBeVisible();
  await ann.move("B5", "A5");
  await expect(line(3)).toBeVisible();
  await ann.move("B5", "A5");
  await expect(others.Ben.page.getByText("Simultaneous display, board 1")).toBeVisible();

  // An answer leads her back to its board.
  await others.Carl.move("B9", "A9");
  await expect(line(2)).toBeVisible();
  await expectAccessible(ann.page);

  // The page of the display has all boards.
  await others.Ben.move("B9", "A9");
  await ann.page.goto(pathname);
  const boards = ann.page.getByRole("region", { name: "Boards" });
  await expect(boards.getByRole("listitem")).toHaveCount(3);
  await expect(boards.getByText("2 boards wait for you.")).toBeVisible();
  await expect(boards.getByRole("listitem").first()).toContainText(/Board 2\s*Carl/u);
  await expect(boards.getByRole("listitem").first()).toContainText("your move");
  await expect(boards.getByRole("listitem").last()).toContainText("Dora (guest) to move");
  await expectAccessible(ann.page);
  await pictures(ann.page, "boards");
  await boards.getByRole("link", { name: "Go to board 2" }).click();
  await expect(line(2)).toBeVisible();

  // The score of the giver stays on the page.
  const told = (await (
    await ann.page.request.get(`/api${pathname.replace("/tournament/", "/tournaments/")}`)
  ).json()) as { rounds: { games: { game: string }[] }[] };
  const games = told.rounds[0]?.games.map(({ game }) => game) ?? [];
  for (const [index, who] of [others.Ben, others.Carl, ann].entries()) {
    const answer = await who.page.request.post(`/api/games/${games[index] ?? ""}/resign`, {
      data: { nonce: `resigned ${String(index)}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await ann.page.goto(pathname);
  await expect(ann.page.getByText("Ann (guest): 2 won, 0 drawn, 1 lost").first()).toBeAttached();
  await expect(ann.page.getByRole("region", { name: "Boards" }).getByText("+2 =0 −1")).toBeVisible();
  await pictures(ann.page, "over");
});
