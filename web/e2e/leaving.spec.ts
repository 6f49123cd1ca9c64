// A player leaves and does not come back. The consequences take half a minute, so the player leaves three
// games at once.
import { expect, Hand, test } from "./test.ts";

/** Sits everybody down at a game of the first; its address. */
async function begin(host: Hand, guests: readonly (readonly [Hand, string, string])[], wish: object): Promise<string> {
  const invited = await host.page.request.post("/api/invitations", { data: { name: "Ann", ...wish } });
  expect(invited.status(), await invited.text()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  let game = "";
  for (const [{ page }, name, seat] of guests) {
    const sat = await page.request.post(`/api/invitations/${id}/sit-down`, { data: { name, seat } });
    game = ((await sat.json()) as { game?: string }).game ?? "";
  }
  return `/game/${game}`;
}

/** This game on a page of its own. */
async function open({ page }: Hand, game: string): Promise<Hand> {
  const one = new Hand(await page.context().newPage());
  await one.page.goto(game);
  await one.page.locator("[data-square]").first().waitFor();
  return one;
}

/** Moves any man one step. */
async function stepAny(one: Hand): Promise<void> {
  for (const mark of [/, \d+ moves?$/, /\bstep\b/]) {
    const square = one.page.locator("[data-square]").and(one.page.getByLabel(mark)).first();
    await one.click((await square.getAttribute("data-square")) ?? "");
  }
}

test("a player who leaves loses on time or by a claim, and a partner moves instead", async ({ hand: ann, person }) => {
  test.setTimeout(180_000);
  const [ben, cleo, dan] = [await person(), await person(), await person()];
  for (const { page } of [ann, ben, cleo, dan]) await page.request.get("/api/games");
  const two = { variant: "cam", colour: "w" };
  const fast = await begin(ann, [[ben, "Ben", "b"]], { ...two, time: { base: 8 } });
  const slow = await begin(ann, [[ben, "Ben", "b"]], { ...two, time: { base: 180 } });
  const four = Array.from({ length: 4 }, () => ({ player: "person" }));
  const guests = [
    [cleo, "Cleo", "G"],
    [ben, "Ben", "B"],
    [dan, "Dan", "Y"],
  ] as const;
  const team = await begin(ann, guests, { variant: "grand-cam", seat: "R", seats: four, time: { base: 180 } });

  // In the team game it is Ben's turn when Ben leaves.
  const [annInTeam, cleoInTeam, benInTeam] = [await open(ann, team), await open(cleo, team), await open(ben, team)];
  await expect(annInTeam.line).toContainText("Your move");
  await stepAny(annInTeam);
  await expect(cleoInTeam.line).toContainText("Your move");
  await stepAny(cleoInTeam);
  await expect(benInTeam.line).toContainText("Your move");
  const played = async (game: string): Promise<readonly [Hand, Hand]> => {
    const [own, others] = [await open(ann, game), await open(ben, game)];
    await own.move("C5", "C6");
    await others.move("C9", "C8");
    await own.move("C6", "C7");
    await expect(others.moves).toHaveCount(3);
    return [own, others];
  };
  const [annInSlow, benInSlow] = await played(slow);
  const [annInFast, benInFast] = await played(fast);
  for (const { page } of [benInTeam, benInSlow, benInFast]) await page.close();

  const claim = annInSlow.page.getByRole("button", { name: "Claim the win" });
  await expect(annInSlow.line).toHaveText(/^Ben has left\. You can claim the win in 0:\d\d\.$/, { timeout: 25_000 });
  await expect(claim).toHaveCount(0);
  await expect(annInTeam.line).toContainText("Ben, your partner, to move for Blue.");
  await expect(annInFast.line).toHaveText("White wins: Black's time ran out.");

  await claim.first().click({ timeout: 25_000 });
  await expect(annInSlow.line).toHaveText("White wins: Black has left the game.");
  await expect(annInTeam.line).toContainText("Ben has left. You move for Blue.", { timeout: 15_000 });
  await stepAny(annInTeam);
  await expect(cleoInTeam.moves).toHaveCount(3);
  // Dan never came, and counts as having left by now on a slow machine.
  await expect(cleoInTeam.line).toContainText(/(Dan, your partner, to move|Dan has left\. You move) for Yellow\./);

  // The results are shown when the player is back.
  for (const [game, text] of [
    [fast, "White wins: Black's time ran out."],
    [slow, "White wins: Black has left the game."],
    [team, "Dan to move for Yellow."],
  ] as const) {
    await ben.page.goto(game);
    await expect(ben.line).toContainText(text);
  }
});
