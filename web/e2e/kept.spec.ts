// Data that a browser keeps of single games: planned moves and unsent moves survive a reload, and so does a game's setting to
// confirm moves.
import { expect, Hand, test } from "./test.ts";
import { sitDown } from "./two.ts";

const planned = ({ page }: Hand) => page.locator(".cb-pre-number");

test("planned moves survive a reload and are played in their turns", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/Ben to move/);
  for (const square of ["B5", "A5", "A5", "A9", "C6", "C7"]) await ann.click(square);
  await expect(planned(ann)).toHaveText(["1", "2", "3"]);
  await ann.page.reload();
  await expect(ann.line).toContainText("B5 to A5, then A5 to A9, then C6 to C7 as soon as it is your turn.");
  await expect(planned(ann)).toHaveText(["1", "2", "3"]);
  await ben.move("C9", "C8");
  await expect(ben.moves).toHaveCount(3);
  await ann.page.reload();
  await expect(ann.line).toContainText("A5 to A9, then C6 to C7 as soon as it is your turn.");
  await ben.move("B9", "A9");
  await expect(ann.line).toHaveText("A5 to A9 is no longer possible, so it was removed, and C6 to C7.");
  await ann.page.reload();
  await expect(ann.line).toHaveText("Your move.");
  await expect(ann.page.locator(".cb-pre-line")).toHaveCount(0);
  await expect(ben.moves).toHaveCount(4);
});

test("a planned move is played, or removed with a line, when its turn came while the page was gone", async ({
  hand,
  browser,
  server,
}) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const address = ann.page.url();
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/Ben to move/);
  for (const square of ["B5", "A5", "C6", "E9"]) await ann.click(square);
  await expect(planned(ann)).toHaveText(["1", "2"]);
  await ann.page.goto("/privacy");
  await ben.move("C9", "C8");
  await ann.page.goto(address);
  await expect(ben.moves).toHaveCount(3);
  await expect(ann.line).toContainText("C6 to E9 as soon as it is your turn.");
  await ann.page.goto("/privacy");
  await ben.move("B9", "B8");
  await ann.page.goto(address);
  await expect(ann.line).toHaveText("C6 to E9 is no longer possible, so it was removed.");
  await expect(ben.moves).toHaveCount(4);
});

test("a move whose answer is lost with the page is there once", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const nonces: unknown[] = [];
  const context = ann.page.context();
  context.on("request", (request) => {
    if (request.url().endsWith("/moves")) nonces.push((request.postDataJSON() as { nonce: string }).nonce);
  });
  let reached = (): void => undefined;
  const served = new Promise<void>((done) => (reached = done));
  await ann.page.route("**/moves", async (route) => {
    await route.fetch();
    reached();
    await route.abort();
  });
  // The page receives nothing by its socket either.
  await ann.page.routeWebSocket("**/ws", () => undefined);
  await ann.page.reload();
  await ann.move("C5", "C6");
  await served;
  await expect(ann.line).toHaveText(/has not reached the server/);
  const address = ann.page.url();
  await ann.page.close();
  await expect(ben.moves).toHaveCount(1);

  const again = new Hand(await context.newPage());
  await again.page.goto(address);
  await expect(again.moves).toHaveCount(1);
  await ben.move("C9", "C8");
  await expect(again.moves).toHaveCount(2);
  await expect(ben.moves).toHaveCount(2);
  expect(new Set(nonces).size).toBe(1);
});

/**
 * From here on no move leaves the page, even after a reload, until the returned function is called. Playwright's `route` cannot
 * do this: it misses requests sent while the page is being left.
 */
async function holdMoves({ page }: Hand): Promise<() => Promise<void>> {
  const hold = (): void => {
    sessionStorage.setItem("held", sessionStorage.getItem("held") ?? "yes");
    const real = window.fetch;
    window.fetch = (target, ...more) =>
      sessionStorage.getItem("held") === "yes" && typeof target === "string" && target.endsWith("/moves")
        ? Promise.reject(new TypeError("held"))
        : real(target, ...more);
  };
  await page.addInitScript(hold);
  await page.evaluate(hold);
  return () =>
    page.evaluate(() => {
      sessionStorage.setItem("held", "no");
    });
}

test("a move that has not left the page is sent when it is loaded again", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const release = await holdMoves(ann);
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/has not reached the server/);
  await ann.page.reload();
  await expect(ann.moves).toHaveCount(1);
  await expect(ann.line).toHaveText(/has not reached the server/);
  await expect(ben.moves).toHaveCount(0);
  await release();
  await ann.page.reload();
  await expect(ben.moves).toHaveCount(1);
  await expect(ann.line).toHaveText(/Ben to move/);
});

test("a move that was kept is no second one where another device has moved on", async ({ hand, browser, server }) => {
  const { ann, ben } = await sitDown(hand, browser, server.address);
  const release = await holdMoves(ann);
  await ann.move("C5", "C6");
  await expect(ann.line).toHaveText(/has not reached the server/);
  const address = ann.page.url();
  // Another device of hers: the same player, with nothing kept.
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: { cookies: await ann.page.context().cookies(), origins: [] },
  });
  // Her own page is elsewhere meanwhile.
  await ann.page.goto("/rules");
  const phone = new Hand(await context.newPage());
  await phone.page.goto(address);
  await phone.move("B5", "A5");
  await expect(ben.moves).toHaveCount(1);
  await release();
  await ann.page.goto(address);
  await expect(ann.line).toContainText("Your move was taken back.");
  await expect(ann.moves).toHaveCount(1);
  await ben.move("C9", "C8");
  // It is not sent later either.
  await ann.page.reload();
  await expect(ann.line).toHaveText("Your move.");
  await expect(ben.moves).toHaveCount(2);
  await context.close();
});

test("moves are asked about in one game alone, also after a reload", async ({ hand, open, page }) => {
  const first = await open({});
  const box = page.locator(".rail").getByRole("button", { name: "Ask before each move in this game" });
  await expect(box).toHaveAttribute("aria-pressed", "false");
  await box.click();
  await hand.click("C5");
  await hand.click("C6");
  await expect(hand.moves).toHaveCount(0);
  await hand.click("C6");
  await expect(hand.moves).toHaveCount(1);
  await page.reload();
  await expect(box).toHaveAttribute("aria-pressed", "true");
  await hand.click("C9");
  await hand.click("C8");
  await expect(hand.square("C9")).toHaveAttribute("aria-label", /man/);
  await expect(hand.moves).toHaveCount(1);
  await open({});
  await expect(box).toHaveAttribute("aria-pressed", "false");
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  // On a phone it is in the sheet.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/game/${first}`);
  await page.getByRole("button", { name: "More" }).click();
  const inSheet = page.getByRole("dialog").getByRole("button", { name: "Ask before each move in this game" });
  await expect(inSheet).toHaveAttribute("aria-pressed", "true");
  await inSheet.click();
  await hand.move("C9", "C8");
  await expect(hand.square("C8")).toHaveAttribute("aria-label", /black man/);
});
