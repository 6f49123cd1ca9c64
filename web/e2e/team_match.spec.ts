// Team matches over n boards (issue 49.15): an officer makes a match, officers of both clubs set their line-ups, the
// boards are played, and the page has the standing of the teams.
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
    if (folder) await page.screenshot({ path: `${folder}/team-match-${name}-${String(width)}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}

test("49.15: two clubs play a match on two boards", async ({ hand, person }) => {
  test.slow();
  const ann = hand;
  const ben = await person();
  const carl = await person();
  const dora = await person();
  const people = { Ann: ann, Ben: ben, Carl: carl, Dora: dora };
  for (const { page } of Object.values(people)) {
    await page.goto("/tournaments");
    await page.request.get("/api/games");
  }
  const post = async (who: typeof hand, path: string, data: object): Promise<unknown> => {
    const answer = await who.page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post(ann, "/api/clubs", { name: "Weir Players", open: true, host: "Ann" });
  await post(carl, "/api/clubs/weir-players/join", { name: "Carl" });
  await post(ben, "/api/clubs", { name: "Moor Players", open: true, host: "Ben" });
  await post(dora, "/api/clubs/moor-players/join", { name: "Dora" });

  // The form offers team matches to officers.
  await ann.page.goto("/club/weir-players");
  await ann.page.getByRole("button", { name: "Create a tournament for the club" }).click();
  const form = ann.page.getByRole("dialog", { name: "Create a tournament" });
  await form.getByRole("textbox", { name: "Name of the tournament" }).fill("Weir against Moor");
  await form.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await form.getByRole("combobox", { name: "How it is played" }).selectOption("Team match");
  await expect(form.getByRole("textbox", { name: "Entry code" })).toHaveCount(0);
  await form.getByRole("spinbutton", { name: "Boards in each match" }).fill("2");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText("Add a club to play against.");
  await form.getByRole("textbox", { name: "Against" }).fill("No such club");
  await form.getByRole("button", { name: "Add the club" }).click();
  await expect(form.getByRole("alert").first()).toContainText("No club has this name or address.");
  await form.getByRole("textbox", { name: "Against" }).fill("moor pl");
  await form.getByRole("button", { name: "Add the club" }).click();
  await expect(form.getByRole("button", { name: "Leave Moor Players out" })).toBeVisible();
  await expect(form.getByText("Each club meets each once, on 2 boards.")).toBeVisible();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(ann.page).toHaveURL(/\/tournament\//u);
  const { pathname } = new URL(ann.page.url());

  // Carl is no officer. Ann sets the line-up: Carl on board 1.
  await carl.page.goto(pathname);
  await expect(carl.page.getByText("Officers of each club choose who plays.")).toBeVisible();
  await expect(carl.page.getByRole("button", { name: "Save the line-up" })).toHaveCount(0);
  await expect(ann.page.getByRole("button", { name: "Start the tournament" })).toBeDisabled();
  const ours = ann.page.getByRole("heading", { name: "Line-up of Weir Players" }).locator("..");
  await ours.getByRole("combobox", { name: "Add a member" }).selectOption("Ann (guest)");
  await ours.getByRole("combobox", { name: "Add a member" }).selectOption("Carl (guest)");
  await ours.getByRole("button", { name: "Move Carl (guest) up" }).click();
  await ours.getByRole("button", { name: "Save the line-up" }).click();
  await expect(ours.getByText("Saved.")).toBeVisible();

  // Members of the other club see the invitation on their club's page; their officer answers it.
  await ben.page.goto("/club/moor-players");
  await ben.page.getByRole("link", { name: "Weir against Moor" }).click();
  await expect(ben.page.getByText("Moor Players is invited. It plays once you set its line-up.")).toBeVisible();
  await expect(ann.page.getByText("Two clubs with a line-up are needed.")).toBeVisible();
  const theirs = ben.page.getByRole("heading", { name: "Line-up of Moor Players" }).locator("..");
  for (const name of ["Ben", "Dora"]) {
    await theirs.getByRole("combobox", { name: "Add a member" }).selectOption(`${name} (guest)`);
  }
  await expectAccessible(ben.page);
  await pictures(ben.page, "line-up");
  await theirs.getByRole("button", { name: "Save the line-up" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();

  // The players' boards open by themselves.
  await ann.page.getByRole("button", { name: "Start the tournament" }).click();
  await expect(ann.page).toHaveURL(/\/game\//u);
  await expect(carl.page).toHaveURL(/\/game\//u);
  await ann.page.goto(pathname);
  const matches = ann.page.getByRole("list").filter({ hasText: "playing" });
  await expect(matches.getByRole("listitem")).toHaveCount(2);
  await expect(matches.getByRole("listitem").first()).toContainText("Carl");
  await expect(matches.getByRole("listitem").first()).toContainText("Ben");
  await expect(ann.page.getByText("Board 2 · you have")).toBeVisible();

  // Dora resigns against Ann; the director gives the other board as drawn.
  const told = (await (
    await ann.page.request.get(`/api${pathname.replace("/tournament/", "/tournaments/")}`)
  ).json()) as {
    rounds: { games: { game: string }[] }[];
  };
  const second = told.rounds[0]?.games[1]?.game ?? "";
  await post(dora, `/api/games/${second}/resign`, { nonce: "resigned" });
  const standing = ann.page.getByRole("region", { name: "Standing of the teams" });
  await ann.page.getByText("Enter or correct results").click();
  await ann.page
    .getByRole("combobox", { name: /^Result of .*Carl/u })
    .first()
    .selectOption("½ – ½");
  await ann.page.getByRole("button", { name: "Save the result" }).click();
  await expect(standing.getByRole("row", { name: /^1 Weir Players .*1½ 2 1½/u })).toBeVisible();
  await expect(standing.getByRole("row", { name: /^2 Moor Players .*½ 0 ½/u })).toBeVisible();
  await expect(standing.getByRole("link", { name: "Moor Players" })).toHaveAttribute("href", "/club/moor-players");
  await expect(ann.page.getByText("Weir Players · board 1")).toBeVisible();

  await ann.page.getByRole("button", { name: "End the tournament" }).click();
  await ann.page.getByRole("button", { name: "End it now" }).click();
  await expect(ann.page.getByText("Weir Players has won the tournament; Moor Players is second.")).toBeVisible();
  await expectAccessible(ann.page);
  await pictures(ann.page, "over");
  await ann.page.goto(`/embed${pathname.replace("/tournament/", "/tournaments/")}`);
  await expect(ann.page.getByRole("row", { name: /^1 Weir Players 2 1½ 1$/u })).toBeVisible();
});
