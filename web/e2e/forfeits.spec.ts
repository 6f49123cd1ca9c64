// Results that a director gives: a game that was not played changes no rating, and its record says what happened.
import type { Hand } from "./test.ts";
import { expect, test } from "./test.ts";

interface Event {
  id: string;
  rounds: { games: { game: string }[] }[];
}

const idOf = async ({ page }: Hand): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";

async function post(who: Hand, path: string, data: object): Promise<Event> {
  const answer = await who.page.request.post(`/api/tournaments${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Event;
}

/** A tournament of two that another person directs, with its first round started; returns its address in the API. */
async function meet(director: Hand, players: readonly Hand[], name: string): Promise<string> {
  for (const { page } of [director, ...players]) {
    await page.goto("/tournaments");
    await page.request.get("/api/games");
  }
  const wish = {
    name,
    host: "Ann",
    variant: "cam",
    time: { base: 600 },
    system: "round-robin",
    cycles: 2,
    rated: true,
  };
  const { id } = await post(director, "", { ...wish, nonce: name });
  for (const [place, player] of players.entries())
    await post(player, `/${id}/enter`, { name: ["Ben", "Cleo"][place] ?? "" });
  await post(director, `/${id}/start-round`, { round: 1 });
  await director.page.goto(`/tournament/${id}`);
  await director.page.getByText("Enter or correct results").click();
  return `/${id}`;
}

async function give({ page }: Hand, result: string, button: string): Promise<void> {
  await page
    .getByRole("combobox", { name: /^Result of/u })
    .first()
    .selectOption(result);
  await page.getByRole("button", { name: button }).click();
}

const gameOf = ({ rounds }: Event, round: number): string => rounds[round - 1]?.games[0]?.game ?? "";

test("49.1: a no-show costs no rating, and the game that is played afterwards counts as the first", async ({
  hand,
  person,
}) => {
  test.slow();
  const players = [await person(), await person()] as const;
  const event = await meet(hand, players, "One did not come");
  await give(hand, "1-0f", "Save the result");
  await expect(hand.page.getByText(/^Given by Ann/u)).toBeVisible();
  for (const player of players) {
    await hand.page.goto(`/player/${await idOf(player)}`);
    await expect(hand.page.getByText("No rated games yet")).toBeVisible();
  }

  const game = gameOf(await post(hand, `${event}/start-round`, { round: 2 }), 2);
  for (const { page } of players) {
    await page.goto(`/game/${game}`);
    await page.locator("[data-square]").first().waitFor();
  }
  const begins = await players[0].page.locator('.plate.bottom[data-seat="w"]').count();
  const [white, black] = begins === 1 ? players : [players[1], players[0]];
  await white.move("C5", "C6");
  await black.move("C9", "C8");
  await white.move("B5", "A5");
  await expect(black.moves).toHaveCount(3);
  await black.page.getByRole("button", { name: "Resign" }).first().click();
  await black.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/u })
    .click();
  await expect(white.line).toContainText("White wins");
  // As after the first game of two new players.
  for (const [player, rating] of [
    [white, "1662?"],
    [black, "1338?"],
  ] as const) {
    await hand.page.goto(`/player/${await idOf(player)}`);
    await expect(hand.page.getByRole("button", { name: /^Cam / })).toContainText(rating);
  }
});

test("49.2: the game and its record say that nobody came, and then what a director has corrected", async ({
  hand,
  person,
}) => {
  const players = [await person(), await person()] as const;
  const event = await meet(hand, players, "Nobody came");
  await give(hand, "0-0f", "Save the result");
  await expect(hand.page.getByText(/^Given by Ann/u)).toBeVisible();
  const game = gameOf((await (await hand.page.request.get(`/api/tournaments${event}`)).json()) as Event, 1);
  const record = async (): Promise<string> => (await hand.page.request.get(`/api/games/${game}/record`)).text();
  expect(await record()).toContain('[Termination "neither-came"]');
  const { page, line } = players[0];
  await page.goto(`/game/${game}`);
  await expect(line).toHaveText("Nobody wins: neither player came.");

  await give(hand, "1/2-1/2", "Correct the result");
  await expect(hand.page.getByText(/^Corrected by Ann/u)).toBeVisible();
  expect(await record()).toContain('[Termination "director"]');
  await page.reload();
  await expect(line).toContainText("director");
  await expect(line).not.toContainText(/agree/iu);
  await expect(page.getByText(/^Corrected by Ann/u).first()).toBeVisible();
});
