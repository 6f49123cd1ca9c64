import { choose } from "./choose.ts";
import { loadRules } from "./core.ts";
import { expect, holdBack, test } from "./test.ts";

/** A knight, a friend before it, two men to take in one charge, and one far away so that the game goes on. */
const charge = "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1";

test("a whole game of Cam against the computer, by mouse, to its end", async ({ page, hand }) => {
  test.setTimeout(120_000);
  // Taps during a replay end it and do nothing else; without motion every tap counts.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const rules = await loadRules();
  await page.goto("/");
  await page.getByRole("button", { name: /^Cam 2 players/ }).click();
  await page.waitForURL(/\/game\//);
  const id = page.url().split("/").at(-1) ?? "";
  const result = page.locator(".say .heading", { hasText: /^(You win|You lose|Draw)/ });

  for (let turn = 0; turn < 150; turn++) {
    // The computer has answered, or the game is over.
    await expect
      .poll(async () => (await hand.moves.count()) >= turn * 2 || (await result.count()) > 0, { timeout: 20_000 })
      .toBe(true);
    // The page shows the end before the server has the last move.
    if ((await result.count()) > 0) break;
    const game = (await (await page.request.get(`/api/games/${id}`)).json()) as { fen: string };
    const { outcomes, goals } = rules("cam", game.fen);
    const best = choose(outcomes, goals, turn);
    await hand.move(best.from, best.to);
    const ways = outcomes.filter((one) => one.from === best.from && one.to === best.to);
    if (ways.length > 1) await page.keyboard.press("1");
  }

  await expect(result).toHaveText(/You win|You lose|Draw/);
  await expect(page.locator(".line:is(.good, .lost, .over) [role=status]")).toHaveText(/wins|Draw/);
  await expect(page.locator("[aria-label$='moves'][data-square]")).toHaveCount(0);
  await page.getByRole("button", { name: "Rematch" }).first().click();
  await page.waitForURL((address) => !address.pathname.endsWith(id));
  await expect(page.locator("h1")).toHaveText(/Cam: Computer against You/);
});

test("a charge by two taps", async ({ open, hand }) => {
  await open({ fen: charge });
  await hand.click("B4");
  await hand.square("F6").hover();
  await expect(hand.line).toHaveText("B4–B6×D8×F6: takes 2.");
  await hand.click("F6");
  await expect(hand.moves).toHaveText([/B4.*B6.*D8.*F6/]);
  await hand.expectPiece("F6", "white knight");
  await hand.expectPiece("C7", "empty");
  await hand.expectPiece("E7", "empty");
  await expect(hand.page.locator(".plate").filter({ hasText: "White" }).first()).toContainText("took 2 men");
});

test("one of several ways by the list of choices", async ({ open, hand, page }) => {
  // From G7 to G9 round the men for five of them, or straight over two.
  await open({ fen: "1/m2/5/2mm3/3m1m1/5m1/6K/7/7/m6/5/3/1 w 0,0 0 1" });
  await hand.move("G7", "G9");
  await expect(hand.line).toHaveText("G9 can be reached in two ways.");
  const chips = page.locator(".cb-chip");
  await expect(chips).toHaveText([/takes 5/, /takes 2/]);
  await chips.nth(1).click();
  await expect(hand.moves).toHaveText([/G7.*E9.*G9/]);
  await hand.expectPiece("F8", "empty");
  await hand.expectPiece("D9", "black man");
});

test("a charge walked leg by leg in step mode", async ({ open, hand, page }) => {
  await open({ fen: charge });
  await page.getByRole("button", { name: "Move step by step" }).first().click();
  await hand.click("B4");
  await hand.click("B6");
  await expect(hand.line).toHaveText(/One leg walked/);
  await hand.click("D8");
  await expect(hand.line).toHaveText(/Two legs walked, one piece taken\. You must go on\./);
  await page.keyboard.press("Backspace");
  await expect(hand.line).toHaveText(/One leg walked/);
  await hand.click("D8");
  await hand.click("F6");
  await expect(hand.moves).toHaveText([/B4.*B6.*D8.*F6/]);
  await hand.expectPiece("C7", "empty");
});

test("an illegal tap says which rule forbids it and links to the rule", async ({ open, hand, page }) => {
  await open({ fen: "1/m2/5/7/7/7/4m2/7/3M3/3M3/5/3/1 w 0,0 0 1" });
  await hand.move("D4", "F8");
  await expect(hand.line).toHaveText("F8: a man cannot jump after a canter. Only a knight may charge.");
  await page.locator(".line").getByRole("link", { name: "Why" }).click();
  await page.waitForURL(/\/rules\/cam#charge-needs-knight/);
  await expect(page.locator("#charge-needs-knight")).toBeInViewport();
});

test("an obligation is explained, and only the pieces that meet it may move", async ({ open, hand }) => {
  await open({ fen: "1/m2/5/7/7/7/7/3m3/2M2M1/7/5/3/1 w 0,0 0 1" });
  await expect(hand.line).toHaveText("You must capture: C5.");
  await hand.click("F5");
  await expect(hand.line).toHaveText(/must capture/i);
  await hand.move("C5", "E7");
  await hand.expectPiece("D6", "empty");
});

test("typed moves, take back and the record", async ({ open, hand, page }) => {
  await open({});
  const field = page.getByRole("textbox", { name: "Type a move" }).first();
  await field.fill("C5-C9");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator(".wrong")).not.toBeEmpty();
  await field.fill("c5c6");
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(1);
  await field.fill("C9 C8");
  await page.keyboard.press("Enter");
  await expect(hand.moves).toHaveCount(2);
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(hand.moves).toHaveCount(1);
  await hand.expectPiece("C9", "black man");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);
});

test("typed questions are answered, also while the other side is to move, and play nothing", async ({
  open,
  hand,
  page,
}) => {
  await open({});
  const field = page.getByRole("textbox", { name: "Type a move" }).first();
  const said = page.locator(".said").first();
  const ask = async (text: string): Promise<void> => {
    await field.fill(text);
    await page.keyboard.press("Enter");
  };
  await ask("where are my knights?");
  await expect(said).toHaveText("White knights: C4, E4.");
  await expect(said).toHaveAttribute("role", "status");
  await ask("what can c5 do");
  await expect(said).toContainText("White man C5: C5–");
  await ask("what can c9 do");
  await expect(said).not.toBeEmpty();
  await expect(said).not.toContainText("White man");
  await ask("clocks");
  await expect(said).toHaveText("This game has no clocks.");
  await ask("last move");
  await expect(said).toHaveText("No move has been played.");
  await ask("c5c6");
  await expect(hand.moves).toHaveCount(1);
  await ask("last move");
  await expect(said).toHaveText("White man C5 steps to C6.");
  await field.fill("whose move");
  await page.getByRole("button", { name: "Ask", exact: true }).first().click();
  await expect(said).toHaveText("Black to move.");
  await expect(hand.moves).toHaveCount(1);
});

test("looking back hop by hop changes nothing", async ({ open, hand, page }) => {
  await open({});
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await expect(hand.moves).toHaveCount(2);
  await page.getByRole("button", { name: "First position" }).first().click();
  await hand.expectPiece("C5", "white man");
  await expect(hand.line).toHaveText("Looking back at the starting position.");
  await page.getByRole("button", { name: "Next move" }).first().click();
  await hand.expectPiece("C6", "white man");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await hand.expectPiece("C8", "black man");
});

test("resigning asks first", async ({ open, page }) => {
  await open({ opponent: "computer" });
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("button", { name: "Play on" }).click();
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".say .heading")).toHaveText("You lose");
});

test("two people agree on a draw", async ({ open, page, hand }) => {
  await open({});
  await page.getByRole("button", { name: "Offer a draw" }).first().click();
  await expect(hand.line).toHaveText(/offer/i);
  await page.getByRole("button", { name: "Accept draw" }).click();
  await expect(page.locator(".say .heading")).toHaveText("Draw");
});

test("a hint is shown on the board", async ({ open, hand, page }) => {
  await open({ opponent: "computer" });
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText(/^Hint: [A-G]\d/, { timeout: 15_000 });
});

test("a game from a FEN of one's own; a wrong one is explained", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device").click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  await page.getByText("More choices").click();
  const field = page.getByLabel("Start from a position (FEN)");
  await field.fill("1/3/5 w");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await field.fill(charge);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await hand.expectPiece("B4", "white knight");
});

test("a move that the server refuses is taken back, with its reason", async ({ open, hand, page }) => {
  await open({});
  await page.route("**/moves", (route) =>
    route.fulfill({
      status: 422,
      json: { error: { what: "That move is not for today.", where: "", expected: "", code: "illegal-move" } },
    }),
  );
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText("Your move was taken back. That move is not for today.");
  await hand.expectPiece("C5", "white man");
  await expect(hand.moves).toHaveCount(0);
  await page.unroute("**/moves");
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
});

test("moves made before the last is acknowledged are sent after it, in order", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({});
  const sent: { ply: number; move: string }[] = [];
  let under = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/moves", async (route) => {
    expect(++under).toBe(1);
    sent.push(route.request().postDataJSON() as { ply: number; move: string });
    await released;
    // Before it travels on: its answer may be here, and the next move posted, when continuing has ended.
    under--;
    await route.continue();
  });
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await hand.move("D5", "D6");
  await expect(hand.moves).toHaveCount(3);
  expect(sent.length).toBe(1);
  release();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(3);
  expect(sent).toMatchObject([
    { ply: 0, move: "C5-C6" },
    { ply: 1, move: "C9-C8" },
    { ply: 2, move: "D5-D6" },
  ]);
  await hand.expectDelivered();
  await page.reload();
  await expect(hand.moves).toHaveCount(3);
  await hand.expectPiece("D6", "white man");
});

test("a refused move takes back those made after it", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({});
  const refuse = await holdBack(page, "**/moves", (route) =>
    route.fulfill({
      status: 422,
      json: { error: { what: "Not today.", where: "", expected: "", code: "illegal-move" } },
    }),
  );
  await hand.move("C5", "C6");
  await hand.move("C9", "C8");
  await expect(hand.moves).toHaveCount(2);
  refuse();
  await expect(hand.line).toHaveText("Your move was taken back. Not today.");
  await expect(hand.moves).toHaveCount(0);
  await page.unroute("**/moves");
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  await page.reload();
  await expect(hand.moves).toHaveCount(1);
});

test("Black against the computer sits below and is answered", async ({ open, hand }) => {
  await open({ opponent: "computer", colour: "b" });
  await expect(hand.moves).toHaveCount(1, { timeout: 15_000 });
  const white = await hand.square("D1").boundingBox();
  const black = await hand.square("D13").boundingBox();
  expect((white?.y ?? 0) < (black?.y ?? 0)).toBe(true);
});
