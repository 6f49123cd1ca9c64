// The first move waits only for the board: the rules in the browser and the panels load later.
import type { Page } from "@playwright/test";
import { stateOf } from "./core.ts";
import { expect, test } from "./test.ts";

/** Holds back what comes after the board until it is let go. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const rules = /camlann_core-.*\.wasm$/;

/** Where everything is that a person sees. */
const places = (page: Page): Promise<string[]> =>
  page.locator(".board, .place, .plate, .strip, .thumb, .thumb button, .cb").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.className.replace(" running", "")} ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );

test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

test("moves are made before the rules have come, and nothing is laid out anew when they have", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const letGo = await holdBack(page, rules);
  await open({ opponent: "person" });
  await expect(hand.line).toHaveText("White to move.");
  const before = await places(page);
  const letMovesGo = await holdBack(page, /\/moves$/);
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText("Sending your move…");
  await expect(page.locator(".cb-l-path > *")).not.toHaveCount(0);
  await hand.expectPiece("C5", "white man");

  letMovesGo();
  await expect(hand.line).toHaveText("Black to move.");
  await hand.expectPiece("C6", "white man");
  await hand.expectPiece("C5", "empty");
  expect(await places(page)).toEqual(before);
  await hand.move("C9", "C8");
  await hand.expectPiece("C8", "black man");
  await expect(hand.line).toHaveText("White to move.");
  await expect(page.getByRole("button", { name: "Hint" }).first()).toBeDisabled();

  letGo();
  await expect(page.locator(".strip button")).toHaveCount(2);
  await expect(hand.line).toHaveText("White to move.");
  expect((await places(page)).slice(0, before.length)).toEqual(before);
  await hand.move("D5", "D6");
  await expect(page.locator(".strip button")).toHaveCount(3);
});

test("the computer answers before the rules have come", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const letGo = await holdBack(page, rules);
  await open({ opponent: "computer" });
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText("Your move.", { timeout: 15_000 });
  await hand.expectPiece("C6", "white man");
  letGo();
  await expect(page.locator(".strip button")).toHaveCount(2);
});

test("a piece picked before the rules have come stays picked, and says no more than it knows", async ({
  open,
  hand,
  page,
}) => {
  const letGo = await holdBack(page, rules);
  await open({ opponent: "computer" });
  await hand.click("C5");
  await expect(hand.square("C5")).toHaveAttribute("aria-selected", "true");
  await hand.click("G10");
  await expect(hand.line).toHaveText(/G10/);
  letGo();
  await expect(page.getByRole("button", { name: "Hint" }).first()).toBeEnabled();
  await expect(hand.square("C5")).toHaveAttribute("aria-selected", "true");
  await hand.click("C6");
  await hand.expectPiece("C6", "white man");
});

test("a game that is under way is shown where it is, and its moves come with the rules", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ opponent: "person" });
  for (const [from, to] of [
    ["C5", "C6"],
    ["C9", "C8"],
    ["D5", "D6"],
  ] as const)
    await hand.move(from, to);
  await expect(hand.line).toHaveText("Black to move.");
  const letGo = await holdBack(page, rules);
  await page.reload();
  await hand.expectPiece("D6", "white man");
  await expect(page.locator(".strip button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Previous move" }).first()).toBeDisabled();
  const before = await places(page);
  letGo();
  await expect(page.locator(".strip button")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Previous move" }).first()).toBeEnabled();
  expect((await places(page)).slice(0, before.length)).toEqual(before);
  await expect(page.locator(".cb-l-last > *")).not.toHaveCount(0);
});

test("a game that is under way goes on before the rules have come", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ opponent: "person" });
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText("Black to move.");
  const letGo = await holdBack(page, rules);
  await page.reload();
  await hand.move("C9", "C8");
  await hand.expectPiece("C8", "black man");
  letGo();
  await expect(page.locator(".strip button")).toHaveCount(2);
});

test("what stands beside the board may come late", async ({ open, hand, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await holdBack(page, /\/beside-.*\.js$/);
  await open({ opponent: "person" });
  const before = await places(page);
  await hand.move("C5", "C6");
  await hand.expectPiece("C6", "white man");
  await expect(hand.moves).toHaveCount(0);
  letGo();
  await expect(hand.moves).toHaveCount(1);
  expect((await places(page)).slice(0, before.length)).toEqual(before);
});

test("the position from the server equals the one from the rules", async ({ open, page, server }) => {
  for (const variant of ["cam", "camette", "grand-camelot", "tri-camelot", "camblam"]) {
    const id = await open({ variant });
    const told = (await (await page.request.get(`${server.address}/api/games/${id}?state=1`)).text()).replace(
      /^.*"state":|\}$/gs,
      "",
    );
    expect(told).toBe(await stateOf(variant));
  }
});

test("nothing on the page of a game is filtered anew for each picture", async ({ open, hand, page }) => {
  await open({ opponent: "person" });
  await expect(hand.line).toHaveText("White to move.");
  const filtered = await page
    .locator("body *")
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).filter !== "none" && !one.closest("marker")).length,
    );
  expect(filtered).toBe(0);
  await expect(page.locator(".cb-shadow marker .cb-cast")).toHaveCSS("filter", /camlann-shadow-light/);
});
