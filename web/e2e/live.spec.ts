// People at the board: offers, presence, chat, planned moves.
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";
import { sitDown } from "./two.ts";

const rail = ({ page }: Hand, name: string): Locator => page.getByRole("button", { name, exact: true });

test("a take-back is refused, asked for again and allowed; a draw is offered in the other's turn", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await ann.move("C5", "C6");
  await expect(ben.line).toHaveText("Your move.");
  const list = await ben.page.locator(".rail .controls").first().boundingBox();

  await rail(ann, "Ask for a take-back").click();
  await expect(ann.page.getByText("You asked to take back your move. Ben will answer.")).toBeVisible();
  await expect(ben.page.getByText("Ann asks to take back C5–C6.")).toBeVisible();
  // Disabled at first, so that a tap meant for another button does nothing.
  await expect(rail(ben, "Allow")).toBeDisabled();
  expect(await ben.page.locator(".rail .controls").first().boundingBox()).toEqual(list);
  await rail(ben, "No").click();
  await expect(ann.line).toHaveText("Ben did not allow the take-back.");
  await rail(ann, "Ask for a take-back").click();
  await rail(ben, "Allow").click();
  await expect(ann.line).toHaveText("Your move.");
  await expect(ben.moves).toHaveCount(0);

  await rail(ben, "Offer a draw").click();
  await expect(ben.page.getByText("You offered a draw. The offer ends when Ann moves.")).toBeVisible();
  await rail(ann, "Decline").click();
  await expect(ben.line).toHaveText("Ann declined the draw.");

  // After three refusals the player is informed, and the other side gets no further offers.
  await ann.move("C5", "C6");
  for (let refused = 1; refused < 3; refused++) {
    await rail(ann, "Ask for a take-back").click();
    await rail(ben, "No").click();
    await expect(ann.line).toHaveText("Ben did not allow the take-back.");
  }
  await rail(ann, "Ask for a take-back").click();
  await expect(ann.line).toContainText("Your take-backs have been refused three times in this game");
  await expect(rail(ben, "Allow")).toBeHidden();

  await ben.move("C9", "C8");
  await rail(ben, "Offer a draw").click();
  await rail(ben, "Withdraw").click();
  await expect(ann.page.getByText("Ben offers a draw.")).toBeHidden();
  await ann.move("C6", "C7");
  await rail(ann, "Offer a draw").click();
  // On a phone the offer takes the place of the bar.
  await ben.page.setViewportSize({ width: 360, height: 640 });
  const bar = await ben.page.locator(".thumb").boundingBox();
  expect(await ben.page.locator(".offer").boundingBox()).toEqual(bar);
  await rail(ben, "Accept").click();
  await expect(ann.line).toContainText(/draw/i);
});

interface Held {
  /** What is posted, in its order. */
  posted: string[];
  /** The moves travel on. */
  release: () => void;
}

/** Holds the moves of one player back on their way. */
async function holdMoves({ page }: Hand): Promise<Held> {
  const posted: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
  });
  await page.route("**/moves", async (route) => {
    await released;
    posted.push("moves travel on");
    await route.continue();
  });
  return { posted, release };
}

test("what is asked for waits for the move that is on its way", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const { posted, release } = await holdMoves(ann);
  await ann.move("C5", "C6");
  await rail(ann, "Offer a draw").click();
  release();
  await expect(ben.page.getByText("Ann offers a draw.")).toBeVisible();
  await expect(ben.moves).toHaveCount(1);
  await expect(ann.page.getByText("You offered a draw. The offer ends when Ben moves.")).toBeVisible();
  expect(posted).toEqual(["moves", "moves travel on", "offer-draw"]);
});

test("a take-back on one device waits for both moves that are on their way", async ({ hand, open }) => {
  await open({ variant: "cam" });
  const { posted, release } = await holdMoves(hand);
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await rail(hand, "Take back").click();
  release();
  await expect(hand.moves).toHaveCount(1);
  await expect(hand.line).toContainText("Black");
  expect(posted).toEqual(["moves", "moves travel on", "moves", "moves travel on", "take-back"]);
});

test("nothing is asked for after a move that was refused", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  let refuse = (): void => undefined;
  const refused = new Promise<void>((done) => (refuse = done));
  await ann.page.route("**/moves", async (route) => {
    await refused;
    await route.fulfill({
      status: 422,
      json: { error: { what: "No.", where: "", expected: "", code: "illegal-move" } },
    });
  });
  const asked: string[] = [];
  ann.page.on("request", (request) => asked.push(request.url()));
  await ann.move("C5", "C6");
  await rail(ann, "Offer a draw").click();
  refuse();
  await expect(ann.line).toContainText("No.");
  await expect(ann.moves).toHaveCount(0);
  await expect(rail(ann, "Offer a draw")).toBeEnabled();
  expect(asked.filter((url) => url.includes("draw"))).toEqual([]);
  await expect(ben.page.getByText("Ann offers a draw.")).toBeHidden();
});

test("a planned move that is played while one resigns comes first", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/Ben to move/);
  for (const square of ["B5", "A5"]) await ann.click(square);
  const { posted, release } = await holdMoves(ann);
  await rail(ann, "Resign").click();
  await ben.move("C9", "C8");
  await expect(ann.moves).toHaveCount(3);
  await ann.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  release();
  await expect(ben.page.getByText("Black wins: White resigns.").first()).toBeVisible();
  await expect(ben.moves).toHaveCount(3);
  expect(posted).toEqual(["moves", "moves travel on", "resign"]);
});

test("a draw that was offered is gone as soon as one moves on", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await rail(ben, "Offer a draw").click();
  await expect(ann.page.getByText("Ben offers a draw.")).toBeVisible();
  const { release } = await holdMoves(ann);
  await ann.move("C5", "C6");
  await expect(ann.page.getByText("Ben offers a draw.")).toBeHidden();
  release();
  await expect(ben.page.getByText("You offered a draw.")).toBeHidden();
});

/** As when another tab is chosen, or chosen no more. */
async function hide({ page }: Hand, hidden: boolean): Promise<void> {
  await page.evaluate((yes) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => yes });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("the plates show players as online, away and reconnecting, and a reload in mid-move loses nothing", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address, { time: { base: 300 } });
  const plate = ann.page.locator('.plate.top[data-seat="b"]');
  await expect(plate).toContainText("here");
  await hide(ben, true);
  await expect(plate).toContainText("away");
  await hide(ben, false);
  await expect(plate).toContainText("here");
  // A second page of Ben's: he is online while one of them is open.
  const second = new Hand(await ben.page.context().newPage());
  await second.page.goto(ben.page.url());
  await expect(second.line).toContainText("Ann to move");
  await ben.page.close();
  await expect(plate).toContainText("here");
  await second.page.context().setOffline(true);
  await second.page.evaluate(() => dispatchEvent(new Event("offline")));
  await ann.move("C5", "C6");
  await second.page.context().setOffline(false);
  await expect(second.line).toContainText("Your move.", { timeout: 15_000 });
  await second.click("C9");
  await second.page.reload();
  await second.move("C9", "C8");
  await expect(ann.line).toHaveText("Your move.");
  const watcher = await browser.newContext({ baseURL: server.address });
  const eve = await watcher.newPage();
  await eve.goto(ann.page.url());
  await expect(ann.page.getByText("1 person is watching")).toBeAttached();
  await second.page.close();
  await expect(plate).toContainText("reconnecting");
});

test("49.6: chat is off until one says something; phrases are kept, and a player can be muted", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await rail(ann, "Chat").click();
  await rail(ann, "Good luck").click();
  await expect(ann.page.getByRole("log")).toContainText("You Good luck");
  await expect(ben.page.locator(".chat .row")).toContainText("Ann (guest) Good luck");
  await ben.page.locator(".chat .row").click();
  await expect(ben.page.getByText("Chat is off:")).toBeVisible();
  await expect(ben.page.getByRole("log")).toContainText("Ann (guest) Good luck");
  await rail(ben, "Thanks").click();
  await expect(ben.page.getByRole("log")).toContainText("Ann (guest) Good luck");
  await expect(ann.page.getByRole("log")).toContainText("Ben (guest) Thanks");
  await rail(ben, "Offer a draw").click();
  await expect(rail(ann, "Accept")).toBeEnabled();
  await expectAccessible(ann.page);
  await rail(ann, "Mute Ben").click();
  await expect(ann.page.getByRole("log")).not.toContainText("Ben");
  await rail(ben, "One moment, please").click();
  await expect(ben.page.getByRole("log")).toContainText("You One moment, please");
  await ann.page.reload();
  await ann.page.locator(".chat .row").click();
  await expect(ann.page.getByRole("log")).toContainText("You Good luck");
  await expect(ann.page.getByRole("log")).not.toContainText("One moment");
  await rail(ann, "Read Ben again").click();
  await expect(ann.page.getByRole("log")).toContainText("Ben (guest) One moment, please");
});

test("49.6: on a phone new lines of chat are counted at the board, and watchers in the sheet", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const { page } = ben;
  await page.setViewportSize({ width: 360, height: 740 });
  const more = page.getByRole("button", { name: /^More/ });
  await more.click();
  await page.locator(".chat .row").click();
  await page.getByRole("button", { name: "Hello", exact: true }).click();
  await expect(page.getByRole("log")).toContainText("You Hello");
  await page.keyboard.press("Escape");
  await expect(more).toHaveText("More");
  await expect(ann.page.locator(".chat .row")).toContainText("Ben (guest) Hello");
  await ann.page.locator(".chat .row").click();
  await rail(ann, "Good luck").click();
  await expect(more).toHaveAccessibleName("More 1 new line");
  await expectAccessible(page, { part: ".thumb" });
  const eve = await (await browser.newContext({ baseURL: server.address })).newPage();
  await eve.goto(page.url());
  await more.click();
  await expect(page.getByText("1 person is watching")).toBeVisible();
  await page.locator(".chat .row").click();
  await expect(page.getByRole("log")).toContainText("Ann (guest) Good luck");
  await page.keyboard.press("Escape");
  await expect(more).toHaveText("More");
  await page.reload();
  await page.locator(".chat").waitFor({ state: "detached" });
  await more.click();
  await expect(page.locator(".chat .row")).toContainText("Good luck");
  await page.keyboard.press("Escape");
  await expect(more).toHaveText("More");
});

test("planned moves are played in their turns, and an impossible one is removed with those behind it", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/Ben to move/);
  for (const square of ["B5", "A5", "A5", "A9", "C6", "C7"]) await ann.click(square);
  await expect(ann.line).toContainText("B5 to A5, then A5 to A9, then C6 to C7 as soon as it is your turn.");
  await expect(ann.page.locator(".cb-pre-number")).toHaveText(["1", "2", "3"]);
  await ben.move("C9", "C8");
  await expect(ben.moves).toHaveCount(3);
  await expect(ann.line).toContainText("A5 to A9, then C6 to C7 as soon as it is your turn.");
  await ben.move("B9", "A9");
  await expect(ann.line).toHaveText("A5 to A9 is no longer possible, so it was removed, and C6 to C7.");
  await expect(ann.page.locator(".cb-pre-line")).toHaveCount(0);
  // It is an ordinary turn now, with the keyboard too.
  await ann.move("A5", "A6");
  await expect(ann.line).toHaveText(/Ben to move/);
  await ann.square("C6").focus();
  await ann.page.keyboard.press("Enter");
  await ann.square("C7").focus();
  await ann.page.keyboard.press("Enter");
  await expect(ann.line).toContainText("C6 to C7 as soon as it is your turn.");
});

test("where a move takes days it is asked for once more", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address, { time: { days: 3 } });
  await ann.move("C5", "C6");
  await expect(ben.line).toContainText("Ann to move");
  await expect(ann.moves).toHaveCount(0);
  await ann.click("C6");
  await expect(ben.line).toHaveText("Your move.");
});
