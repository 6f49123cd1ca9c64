// Games of two and of four people with a browser each: the link, the board, permitted actions, and the view of
// each player.
import type { Hand } from "./test.ts";
import { expect, test } from "./test.ts";

async function makeLink({ page }: Hand, game: string, name: string): Promise<string> {
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("button", { name: `Choices for ${game}`, exact: true }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  return page.getByRole("textbox", { name: "Link" }).inputValue();
}

test("a friend follows the link, and two browsers play a game to its end", async ({ hand, person }) => {
  const friend = await person();
  const link = await makeLink(hand, "Cam", "Ann");
  await friend.page.goto(link);
  await expect(friend.page.getByRole("heading", { name: "Ann (guest) invites you to Cam" })).toBeVisible();
  await expect(friend.page.getByText("Black; White begins")).toBeVisible();
  await friend.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await friend.page.getByRole("button", { name: "Play as guest" }).click();

  // Both are at the board, each with their own men at the foot.
  for (const { page } of [hand, friend]) await expect(page).toHaveURL(/\/game\//);
  await expect(hand.line).toHaveText("Your move.");
  await expect(friend.line).toHaveText("Ann to move for White.");
  await expect(friend.page.locator('.plate.bottom[data-seat="b"]')).toContainText("You");

  await hand.move("C5", "C6");
  await expect(friend.line).toHaveText("Your move.");
  await expect(hand.page.getByText("You can look back through the game while you wait.")).toBeVisible();
  await expect(friend.moves).toHaveCount(1);
  await friend.move("C9", "C8");
  await expect(hand.line).toHaveText("Your move.");

  // A third one with the link may watch, and no more.
  const watcher = await person();
  await watcher.page.goto(hand.page.url());
  await expect(watcher.line).toHaveText("You are watching. Ann to move for White.");
  await expect(watcher.page.getByRole("button", { name: /Resign|Offer/ })).toHaveCount(0);
  await expect(watcher.page.getByRole("textbox", { name: /^Type a move/ })).toHaveCount(0);
  await expect(watcher.page.getByText("You can look back through the game.", { exact: true })).toBeVisible();

  await friend.page.getByRole("button", { name: "Resign" }).first().click();
  await friend.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/ })
    .click();
  for (const one of [hand, watcher])
    await expect(one.page.getByText(/Black resigned|Black resigns/).first()).toBeVisible();
  await hand.page.goto("/");
  await expect(hand.page.getByRole("link", { name: /Ben/ })).toContainText("you won");

  // A rematch with the colours changed; the offer remains after coming back to the page.
  await hand.page.goBack();
  await hand.page.getByRole("button", { name: "Rematch" }).click();
  await expect(hand.page.getByRole("button", { name: "Rematch offered" })).toBeDisabled();
  await friend.page.reload();
  await friend.page.getByRole("button", { name: "Accept the rematch" }).click();
  await expect(friend.line).toHaveText("Your move.");
  await expect(hand.line).toHaveText("Ben to move for White.");
  const second = hand.page.url();
  await hand.page.goBack();
  await expect(hand.line).toContainText("resign");
  await hand.page.getByRole("button", { name: "Rematch" }).click();
  await expect(hand.page).toHaveURL(second);
});

test("with the swap rule a friend takes over the first move", async ({ hand, person }) => {
  const { page } = hand;
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await page.getByText("More choices").click();
  await page.getByLabel("Swap: the second player may take over the first move").check();
  await page.getByRole("button", { name: "Create a link" }).click();
  const friend = await person();
  await friend.page.goto(await page.getByRole("textbox", { name: "Link" }).inputValue());
  await expect(friend.page.getByText("The second player may take over the first move")).toBeVisible();
  await friend.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await friend.page.getByRole("button", { name: "Play as guest" }).click();

  await hand.move("C5", "C6");
  await friend.page.getByRole("button", { name: "Take over the first move" }).click();
  await expect(hand.line).toHaveText("Your move.");
  for (const one of [hand, friend]) {
    await expect(one.moves).toHaveCount(2);
    await one.expectPiece("C8", "black man");
    await one.expectPiece("C5", "white man");
  }
  await hand.move("C5", "C6");
  await friend.page.reload();
  await expect(friend.moves).toHaveCount(3);
  await friend.expectPiece("C8", "black man");
});

test("a reload, and a restart of the server, lose nothing of the game or of the invitation", async ({
  hand,
  server,
  person,
}) => {
  const friend = await person();
  const link = await makeLink(hand, "Cam", "Ann");
  await server.kill();
  await server.start();
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Play as guest" }).click();
  await expect(hand.page).toHaveURL(/\/game\//);
  await hand.move("C5", "C6");
  await server.kill();
  await server.start();
  await friend.page.reload();
  await expect(friend.line).toHaveText("Your move.", { timeout: 15_000 });
  await friend.move("C9", "C8");
  await expect(hand.line).toHaveText("Your move.", { timeout: 15_000 });
});

test("a withdrawn invitation says so, and a taken one leads to the game", async ({ hand, person }) => {
  const friend = await person();
  const other = await person();
  const first = await makeLink(hand, "Cam", "Ann");
  await friend.page.goto(first);
  await expect(friend.page.getByRole("button", { name: "Play as guest" })).toBeVisible();
  await hand.page.getByRole("button", { name: "Withdraw" }).click();
  await expect(friend.page.getByRole("heading", { name: "Ann (guest) has withdrawn this invitation" })).toBeVisible();

  const second = await makeLink(hand, "Cam", "Ann");
  await other.page.goto(second);
  await friend.page.goto(second);
  await friend.page.getByRole("button", { name: "Play as guest" }).click();
  await expect(friend.page).toHaveURL(/\/game\//);
  await expect(other.page.getByRole("heading", { name: "All seats have been taken" })).toBeVisible();
  await other.page.getByRole("link", { name: "Watch the game" }).click();
  await expect(other.line).toContainText("You are watching.");
  await other.page.goto("/i/0000000000");
  await expect(other.page.getByRole("heading", { name: "There is no such invitation" })).toBeVisible();
});

test("three friends sit down to Grand Cam, a computer takes the fourth seat, and all see every move", async ({
  hand,
  person,
}) => {
  const [ben, cleo] = [await person(), await person()];
  const link = await makeLink(hand, "Grand Cam", "Ann");
  for (const [one, name, seat] of [
    [ben, "Ben", "Blue"],
    [cleo, "Cleo", "Green"],
  ] as const) {
    await one.page.goto(link);
    await one.page.getByRole("textbox", { name: "Your name" }).fill(name);
    await one.page.getByRole("button", { name: `Play ${seat}` }).click();
    await expect(one.page.getByText("You have a seat.")).toBeVisible();
  }
  await hand.page.getByRole("combobox", { name: "Level of the computers" }).selectOption("Level 1");
  await hand.page.getByRole("button", { name: "Begin with computers on the free seats" }).click();
  for (const { page } of [hand, ben, cleo]) await expect(page).toHaveURL(/\/game\//);
  await expect(hand.line).toContainText("Your move, for Red.");
  await expect(cleo.line).toHaveText("Ann to move for Red.");
  await expect(ben.line).toHaveText("Ann, your partner, to move for Red.");
  // Each sees the moves of all four.
  for (const mover of [hand, cleo, ben]) {
    await expect(mover.line).toContainText("Your move", { timeout: 15_000 });
    for (const mark of [/, \d+ moves?$/, /\bstep\b/]) {
      const square = mover.page.locator("[data-square]").and(mover.page.getByLabel(mark)).first();
      await mover.click((await square.getAttribute("data-square")) ?? "");
    }
  }
  for (const one of [hand, ben, cleo]) await expect(one.moves).toHaveCount(4, { timeout: 15_000 });
});

test("the host of a game of four sits where he likes", async ({ hand }) => {
  await hand.page.goto("/");
  await hand.page.getByText("a friend by link", { exact: true }).click();
  await hand.page.getByRole("button", { name: "Choices for Grand Cam", exact: true }).click();
  const { page } = hand;
  // A game with a computer is not rated, and its clock does not run, which is said.
  const blue = page.getByLabel("Blue: who plays");
  await blue.selectOption("Computer 3");
  await expect(page.getByText("A game with computers is not rated.")).toBeVisible();
  await expect(page.getByText("A computer’s clock")).toHaveCount(0);
  await page.getByRole("dialog").getByText("10 + 10", { exact: true }).click();
  await expect(page.getByText("A computer’s clock stands still. A game with computers is not rated.")).toBeVisible();
  await blue.selectOption("Person");
  await expect(page.getByText("A computer’s clock")).toHaveCount(0);
  await hand.page.getByRole("radio", { name: "You sit here Green" }).check();
  await hand.page.getByRole("button", { name: "Create a link" }).click();
  await expect(hand.page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  await expect(hand.page.locator("dt", { hasText: "Green" }).locator("+ dd")).toHaveText("you");
});

test("two people and two computers play by the clock, and the computers' clocks stand still", async ({
  hand,
  person,
}) => {
  const { page } = hand;
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Grand Cam", exact: true }).click();
  for (const seat of ["Green", "Yellow"]) {
    await page.getByLabel(`${seat}: who plays`).selectOption("Computer 1");
  }
  const dialog = page.getByRole("dialog");
  await dialog.getByText("10 + 10", { exact: true }).click();
  await expect(dialog.getByRole("checkbox", { name: /^Rated/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Create a link" }).click();
  await expect(page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  const ben = await person();
  await ben.page.goto(page.url());
  await ben.page.getByRole("button", { name: "Play as guest" }).click();
  for (const one of [hand, ben]) await expect(one.page).toHaveURL(/\/game\//);
  for (const mover of [hand, ben, hand]) {
    await expect(mover.line).toContainText(/Your move|Move within/, { timeout: 15_000 });
    for (const mark of [/, \d+ moves?$/, /\bstep\b/]) {
      const square = mover.page.locator("[data-square]").and(mover.page.getByLabel(mark)).first();
      await mover.click((await square.getAttribute("data-square")) ?? "");
    }
  }
  await expect(hand.moves).toHaveCount(6, { timeout: 15_000 });
  const id = page.url().split("/").at(-1) ?? "";
  const game = (await (await page.request.get(`/api/games/${id}`)).json()) as {
    clocks: { left: number[]; running: string };
  };
  expect([game.clocks.left[1], game.clocks.left[3]]).toEqual([600_000, 600_000]);
  expect(game.clocks.running).toBe("B");
});

test("an open seat is listed for all players, and the first to accept plays", async ({ hand, person }) => {
  await hand.page.goto("/");
  await hand.page.getByText("a friend by link", { exact: true }).click();
  await hand.page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  await hand.page.getByRole("textbox", { name: "Your name" }).fill("Opal");
  await hand.page.getByRole("checkbox", { name: /^Anybody may take the seat/ }).check();
  await hand.page.getByRole("button", { name: "Create a link" }).click();
  await expect(hand.page.getByRole("heading", { name: "Send this link to a friend" })).toBeVisible();
  const stranger = await person();
  await stranger.page.goto("/");
  await stranger.page.getByRole("link", { name: "Accept: Opal" }).click();
  await stranger.page.getByRole("button", { name: "Play as guest" }).click();
  await expect(hand.page).toHaveURL(/\/game\//);
  await stranger.page.goto("/");
  await expect(stranger.page.getByRole("link", { name: "Accept: Opal" })).toHaveCount(0);
});
