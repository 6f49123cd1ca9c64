// The page of an event: its days, the link to its club, and the whole crosstable.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

interface Event {
  id: string;
  rounds: { started: string }[];
}

async function post({ page }: Hand, path: string, data: object): Promise<Event> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Event;
}

const wish = { host: "Ann", variant: "cam", time: { base: 300 }, rated: false };

/** The day as the page writes it. */
const dayIn = ({ page }: Hand, time: string): Promise<string> =>
  page.evaluate((iso) => new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium" }), time);

test("49.14: an event's page has the days of the event and of its rounds, and its club by name", async ({ hand }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  await page.request.get("/api/games");
  const { address } = (await post(hand, "clubs", { name: "Club with a calendar", host: "Ann" })) as unknown as {
    address: string;
  };
  const terms = { ...wish, name: "Dated cup", system: "swiss", rounds: 2, club: address, nonce: "dated" };
  const { id } = await post(hand, "tournaments", { ...terms, startsIn: 7_000_000 });
  const { starts } = (await (await page.request.get(`/api/tournaments/${id}`)).json()) as { starts: string };
  await post(hand, `tournaments/${id}/enter-names`, { text: "Vera\nWilli" });
  await page.goto(`/tournament/${id}`);
  const header = page.locator(".main > header");
  await expect(header.getByText(await dayIn(hand, starts), { exact: true })).toBeVisible();
  await expect(header.getByRole("link", { name: "Club with a calendar" })).toHaveAttribute("href", `/club/${address}`);

  const { rounds } = await post(hand, `tournaments/${id}/start-round`, { round: 1 });
  const day = await dayIn(hand, rounds[0]?.started ?? "");
  await expect(header.getByText(`Began on ${day}`, { exact: true })).toBeVisible();
  const round = page.locator("section", { has: page.getByRole("heading", { name: "Round 1" }) });
  await expect(round.getByText(day, { exact: true })).toBeVisible();
  await post(hand, `tournaments/${id}/give-result`, { round: 1, board: 1, result: "1-0" });
  await post(hand, `tournaments/${id}/finish`, {});
  await expect(header.getByText(day, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("49.14: a round robin of 18 has its whole crosstable, which scrolls by itself", async ({ hand }) => {
  const { page } = hand;
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto("/tournaments");
  await page.request.get("/api/games");
  const { id } = await post(hand, "tournaments", { ...wish, name: "All of 18", system: "round-robin", nonce: "all" });
  const names = Array.from({ length: 18 }, (_, index) => `Knight ${"ABCDEFGHJKMNPQRTUV"[index] ?? ""}`);
  await post(hand, `tournaments/${id}/enter-names`, { text: names.join("\n") });
  await post(hand, `tournaments/${id}/start-round`, { round: 1 });
  await post(hand, `tournaments/${id}/give-result`, { round: 1, board: 9, result: "1-0" });
  await page.goto(`/tournament/${id}`);
  const table = page.getByRole("region", { name: "Standing" });
  await expect(table.locator("thead .cell")).toHaveText(names.map((_, index) => String(index + 1)));
  await expect(table.locator(".self")).toHaveCount(18);
  // Against each other, in the row of either.
  await expect(table.locator(".result", { hasText: /^[01]$/u })).toHaveText(["1", "0"]);
  await expectFits(page);
  const last = table.locator("thead .cell").last();
  await expect(last).not.toBeInViewport();
  await table.focus();
  for (let presses = 0; presses < 40; presses++) await page.keyboard.press("ArrowRight");
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole("rowheader", { name: /^Knight A/u })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
