// Ends of games between people: by the clock, by agreement of a team; and a whole game by keyboard. Leaving: leaving.spec.ts.
import type { Page } from "@playwright/test";
import { expect, test, type Hand } from "./test.ts";

/** A game in which Ann has White and Ben Black, at screens of their own. */
async function sitDown(ann: Hand, ben: Hand, more: object): Promise<void> {
  for (const { page } of [ann, ben]) await page.request.get("/api/games");
  const invited = await ann.page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w", ...more },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  const sat = await ben.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name: "Ben" } });
  const { game } = (await sat.json()) as { game: string };
  for (const { page } of [ann, ben]) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
}

test("the flag of a connected player falls, and both see the winner and the reason", async ({ hand: ann, person }) => {
  const ben = await person();
  await sitDown(ann, ben, { time: { base: 5 } });
  await ann.move("C5", "C6");
  await ben.move("C9", "C8");
  for (const { line } of [ann, ben])
    await expect(line).toHaveText("Black wins: White's time ran out.", { timeout: 15_000 });
  for (const { page } of [ann, ben]) {
    await expect(page.locator('.plate[data-seat="w"]').getByRole("timer").locator("visible=true")).toContainText(
      "0:00.0",
    );
  }
  await expect(ann.page.locator(".line.lost")).toBeVisible();
  await expect(ben.page.locator(".line.good")).toBeVisible();
});

/** Remembers everything that a screen reader would read out by itself, each time it changes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
        const text = (region.textContent ?? "").replaceAll(/\s+/g, " ").trim();
        if (text !== "" && last.get(region) !== text) heard.push(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Tab until this has the focus. */
async function tabTo(page: Page, there: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, there)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus never came to ${there}`);
}

/** The only man steps one square: picked by its letter, moved by arrow and Enter. */
async function step({ page }: Hand, from: string, to: string): Promise<void> {
  await expect(page.locator(`[data-square="${from}"]`)).toHaveAttribute("aria-label", /\d moves?/, { timeout: 15_000 });
  const focused = page.locator("[data-square]:focus");
  if ((await focused.getAttribute("data-square")) !== from) await page.keyboard.press("m");
  await expect(focused).toHaveAttribute("data-square", from);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(focused).toHaveAttribute("data-square", to);
  await page.keyboard.press("Enter");
}

test("two people play a whole game by keyboard alone, and hear what happens", async ({ hand: ann, person }) => {
  const ben = await person();
  const heardByAnn = await listen(ann.page);
  const heardByBen = await listen(ben.page);
  await ann.page.request.get("/api/games");
  // Two men, each two steps and one from the castle of the other.
  const fen = "1/3/5/3M3/7/7/7/7/7/3m3/5/3/1 w 0,0 0 1";
  const invited = await ann.page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w", fen },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  for (const { page } of [ann, ben]) await page.goto(`/i/${id}`);
  // The invitation is accepted by keyboard, too.
  await expect(ben.page.getByRole("heading", { name: "Ann (guest) invites you to Cam" })).toBeVisible();
  await tabTo(ben.page, "input");
  await ben.page.keyboard.type("Ben");
  await ben.page.keyboard.press("Enter");
  for (const { page } of [ann, ben]) {
    await page.waitForURL(/\/game\//);
    await page.locator("[data-square]").first().waitFor();
    await tabTo(page, "[data-square]");
  }

  await step(ann, "D10", "D11");
  await step(ben, "D4", "D3");
  await step(ann, "D11", "D12");
  await step(ben, "D3", "D2");
  await step(ann, "D12", "D13");
  for (const { line } of [ann, ben]) await expect(line).toContainText("White wins");

  const inOrder = (heard: string[], wanted: RegExp[]): void => {
    let from = 0;
    for (const one of wanted) {
      const found = heard.findIndex((text, index) => index >= from && one.test(text));
      expect(found, `${String(one)} in ${heard.slice(from).join(" | ")}`).toBeGreaterThanOrEqual(from);
      from = found;
    }
  };
  inOrder(await heardByBen(), [
    /^Ann to move for White\.$/,
    /^White man D10 .*D11\.$/,
    /^Your move\.$/,
    /^White man D11 .*D12\.$/,
    /^White man D12 .*D13.*\.$/,
    /^White wins: /,
  ]);
  inOrder(await heardByAnn(), [
    /^Your move\.$/,
    /^Ben to move for Black\.$/,
    /^Black man D4 .*D3\.$/,
    /^Your move\.$/,
    /^Black man D3 .*D2\.$/,
    /^White wins: /,
  ]);
});

test("in a team the partner is asked before one resigns", async ({ hand: ann, person }) => {
  const [ben, cleo, dan] = [await person(), await person(), await person()];
  await ann.page.request.get("/api/games");
  const invited = await ann.page.request.post("/api/invitations", {
    data: {
      variant: "grand-cam",
      name: "Ann",
      seat: "R",
      seats: Array.from({ length: 4 }, () => ({ player: "person" })),
    },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  let game = "";
  for (const [one, name, seat] of [
    [ben, "Ben", "G"],
    [cleo, "Cleo", "B"],
    [dan, "Dan", "Y"],
  ] as const) {
    await one.page.request.get("/api/games");
    const sat = await one.page.request.post(`/api/invitations/${id}/sit-down`, { data: { name, seat } });
    game = ((await sat.json()) as { game?: string }).game ?? "";
  }
  for (const { page } of [ann, ben, cleo]) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
  const button = ({ page }: Hand, name: string) => page.getByRole("button", { name, exact: true });
  const resign = async (one: Hand): Promise<void> => {
    await button(one, "Resign").first().click();
    const dialog = one.page.getByRole("dialog");
    await expect(dialog).toContainText("Your partner is asked first. If you both resign, Green and Yellow win.");
    await dialog.getByRole("button", { name: "Resign" }).click();
  };

  await resign(ann);
  await expect(ann.page.getByText("You asked your partner to resign with you.")).toBeVisible();
  await expect(cleo.page.getByText("Ann wants to resign.")).toBeVisible();
  await expect(ben.page.getByRole("group", { name: "Offers" })).toHaveCount(0);
  await button(cleo, "Play on").click();
  await expect(ann.line).toHaveText("Your partner wants to play on.");
  await expect(ann.page.getByRole("group", { name: "Offers" })).toHaveCount(0);

  // In the turn of another, as well; and the partner agrees.
  await resign(cleo);
  await ann.page.getByRole("group", { name: "Offers" }).getByRole("button", { name: "Resign" }).click();
  for (const { line } of [ann, ben, cleo]) await expect(line).toHaveText(/Green and Yellow win: Red and Blue resign/);
});

async function resign({ page }: Hand): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/u })
    .click();
}

test("49.10: the line says how a game has ended, and no longer why a tap was refused", async ({
  hand: ann,
  person,
}) => {
  const ben = await person();
  await sitDown(ann, ben, { time: { base: 600 } });
  await ann.move("C5", "C6");
  await ben.move("C9", "C8");
  await ann.move("C6", "C10");
  await expect(ann.page.locator(".line.warn")).toBeVisible();
  await resign(ben);
  await expect(ann.line).toHaveText("White wins: Black resigns.");
});

test("49.10: the line says how a game has ended, and no longer that an offer was refused", async ({
  hand: ann,
  person,
}) => {
  const ben = await person();
  await sitDown(ann, ben, { time: { base: 600 } });
  await ann.move("C5", "C6");
  await ben.move("C9", "C8");
  await ann.page.getByRole("button", { name: "Offer a draw" }).first().click();
  await ben.page.getByRole("button", { name: "Decline" }).first().click();
  await expect(ann.line).toHaveText(/Ben .*draw/u);
  await resign(ben);
  await expect(ann.line).toHaveText("White wins: Black resigns.");
});
