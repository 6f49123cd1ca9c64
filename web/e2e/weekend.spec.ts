// Things that were awkward when a weekend of a club was run by hand, at 360 and at 1440 px (doc/measurements/weekend.md).
import { expectFits } from "./fits.ts";
import { test } from "./own_server.ts";
import { expect, type Hand } from "./test.ts";

const phone = { width: 360, height: 740 };

async function post(who: Hand, path: string, data: object): Promise<{ id: string; address: string; code: string }> {
  await who.page.request.get("/api/games");
  const answer = await who.page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; address: string; code: string };
}

/** A Swiss that Ann directs; its address. */
async function swiss(hand: Hand, more: object = {}): Promise<string> {
  const terms = { name: "Weekend", host: "Ann", variant: "cam", time: { base: 300 }, system: "swiss", rounds: 6 };
  const { id } = await post(hand, "/api/tournaments", { ...terms, rated: false, ...more });
  return `/tournament/${id}`;
}

test("49: a member who is invited joins at the top, and nobody leaves a club by one tap", async ({ hand, person }) => {
  const ben = await person();
  await hand.page.goto("/tournaments");
  await ben.page.goto("/tournaments");
  const { address } = await post(hand, "/api/clubs", { name: "Weir", open: false, host: "Ann" });
  const { code } = await post(hand, `/api/clubs/${address}/link`, { days: 7 });
  const { page } = ben;
  await page.setViewportSize(phone);
  await page.goto(`/club/${address}?code=${code}`);
  await expect(page.getByRole("button", { name: "Join the club" })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await page.getByLabel("Your name").fill("Ben");
  await page.getByRole("button", { name: "Join the club" }).click();
  await page.getByRole("button", { name: "Leave the club" }).click();
  await page.getByRole("button", { name: "Really? Leave the club" }).click();
  await expect(page.getByRole("button", { name: "Join the club" })).toBeVisible();

  await hand.page.goto(`/club/${address}`);
  await expect(hand.page.getByText("A new link ends the one above.")).toBeVisible();
});

test("49: a bye is asked for twice, and a guest comes back under another name", async ({ hand, person }) => {
  const ben = await person();
  for (const { page } of [hand, ben]) await page.goto("/tournaments");
  const address = await swiss(hand);
  await hand.page.goto(address);
  await expect(hand.page.getByRole("button", { name: "Start the tournament" })).toBeDisabled();
  await expect(hand.page.getByText("Two players are needed.")).toBeVisible();

  const { page } = ben;
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByLabel("Your name").fill("Bne");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByRole("button", { name: "Leave the tournament" }).click();
  await page.getByRole("button", { name: "Leave the tournament" }).click();
  await page.getByLabel("Your name").fill("Ben");
  await page.getByRole("button", { name: "Take part again" }).click();
  await expect(page.getByRole("link", { name: "Ben", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Rest in round 1" }).click();
  await expect(page.getByText("Rest in round 1 for half a point?")).toBeVisible();
  await page.getByRole("button", { name: "Rest in round 1" }).click();
  await expect(page.getByText("You rest in round 1: half a point.")).toBeVisible();
});

test("49: a director sees what was entered, who is not paired, and the whole standing", async ({ hand, person }) => {
  const ben = await person();
  const gone = await person();
  const { page } = hand;
  for (const one of [hand, ben, gone]) await one.page.goto("/tournaments");
  const address = await swiss(hand);
  const api = `/api${address.replace("tournament", "tournaments")}`;
  await post(gone, `${api}/enter`, { name: "Gone" });
  await post(gone, `${api}/leave`, {});
  await post(ben, `${api}/enter`, { name: "Ben" });
  await page.goto(address);
  await expect(page.getByRole("row", { name: /Ben/u })).toBeVisible();
  await expect(page.getByRole("row", { name: /Gone/u })).toHaveCount(0);
  await page.getByText("Enter names without a device").click();
  const names = ["Vera Leonhardt", "Willi Baum", "Xenia Fuchs", "Yara Wolff", "Zeno Voss", "Ida Ulm", "Karel Zeller"];
  await page.getByLabel("Names").fill(names.map((name, i) => `${name} ${String(1500 + 20 * i)}`).join("\n"));
  await page.getByRole("button", { name: "Enter these names" }).click();
  await expect(page.getByText("Entered: 7.")).toBeVisible();
  // A player without a device cannot direct.
  await page.getByText("Appoint a director").first().click();
  await expect(page.getByRole("combobox", { name: "A player" }).getByRole("option")).toHaveText([
    "Choose",
    "Gone",
    "Ben",
  ]);

  for (let round = 1; round <= 6; round += 1) {
    await post(hand, `${api}/start-round`, { round });
    for (let board = 1; board <= 4; board += 1) {
      const answer = await page.request.post(`${api}/give-result`, { data: { round, board, result: "1/2-1/2" } });
      if (round === 1) expect(answer.ok() || board === 4, await answer.text()).toBe(true);
    }
    if (round === 2) {
      await post(ben, `${api}/leave`, {});
      await page.goto(address);
      const missing = page.getByText("Not in the next round, because they left or did not come: Ben (guest).");
      await expect(missing).toBeVisible();
    }
  }
  // On a wide screen all is seen, on a tablet the points, and on paper all again.
  const table = page.getByRole("region", { name: "Standing" });
  const hidden = (): Promise<number> => table.evaluate((region) => region.scrollWidth - region.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(table).toBeVisible();
  expect(await hidden()).toBeLessThanOrEqual(0);
  const directors = await page.getByRole("region", { name: "Directors" }).boundingBox();
  const files = await page.getByRole("heading", { name: "To keep" }).boundingBox();
  expect((files?.y ?? 0) - ((directors?.y ?? 0) + (directors?.height ?? 0))).toBeLessThan(40);
  await page.setViewportSize({ width: 768, height: 1024 });
  const points = await table.getByRole("columnheader", { name: "Points" }).boundingBox();
  expect((points?.x ?? 0) + (points?.width ?? 0)).toBeLessThanOrEqual(768);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await hidden()).toBeLessThanOrEqual(0);
});

test("49: names are read in full when a director pairs on a phone", async ({ hand }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  const address = await swiss(hand);
  const api = `/api${address.replace("tournament", "tournaments")}`;
  await post(hand, `${api}/enter-names`, { text: "Vera Leonhardt\nWilli Baumgartner", form: "lines" });
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByText("Pair round 1 yourself").click();
  const seat = page.getByLabel("White at board 1");
  await expect(seat).toBeVisible();
  expect((await seat.boundingBox())?.width).toBeGreaterThan(230);
  await expectFits(page);
});

test("49: whoever has joined reads when it starts, to the minute", async ({ hand }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  const address = await swiss(hand, { system: "arena", rounds: undefined, minutes: 60, startsIn: 3 * 86_400 });
  await post(hand, `/api${address.replace("tournament", "tournaments")}/enter`, { name: "Ann" });
  await page.goto(address);
  await expect(page.getByText(/^Starts on .*\d+:\d\d.*\.$/u)).toHaveCount(2);
  await expect(page.getByText(/Round 1 starts/u)).toHaveCount(0);
});

test("49: the menu leads to the tournaments from every page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/rules/cam");
  await page.getByRole("button", { name: "Menu and settings" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tournaments" }).click();
  await expect(page).toHaveURL(/\/tournaments$/u);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/rules/cam");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tournaments" });
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(link).toBeHidden();
});

test("49: two people at one phone offer, refuse and agree to a draw without looking for the answer", async ({
  hand,
}) => {
  const { page } = hand;
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.locator(".tile.big .button").click();
  await expect(page).toHaveURL(/\/game\//u);
  await hand.move("C5", "C6");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Offer a draw" }).click();
  await sheet.getByRole("button", { name: "Decline" }).click();
  await expect(sheet.getByRole("button", { name: "Accept draw" })).toHaveCount(0);
  await hand.page.keyboard.press("Escape");
  await hand.move("C9", "C8");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await sheet.getByRole("button", { name: "Offer a draw" }).click();
  await sheet.getByRole("button", { name: "Accept draw" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText("Draw by agreement.").first()).toBeVisible();
});
