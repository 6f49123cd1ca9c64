// A game with a clock that begins while its players are on another page calls them, and each sees the board from their own
// seat.
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

const clock = { base: 300, increment: 0, delay: 0, days: 0 };

test("whoever reads the rules is called to the game that has begun, also if the other one moves first", async ({
  hand,
  person,
  server,
}) => {
  const { page } = hand;
  await page.goto("/rules/cam");
  const made = await page.request.post(`${server.address}/api/invitations`, {
    data: { variant: "cam", name: "Ann", colour: "b", time: clock },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const friend = await person();
  await friend.page.goto("/");
  const sat = await friend.page.request.post(`${server.address}/api/invitations/${id}/sit-down`, {
    data: { name: "Ben" },
  });
  const { game } = (await sat.json()) as { game: string };

  const bar = page.getByText("Your game of Cam has begun.");
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveTitle("Your game has begun!");
  // At another board it lies over the header, not over the board.
  await page.goto("/analysis/cam");
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "To the board" }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${game}$`));
  await expect(bar).toHaveCount(0);
  await expect(hand.line).toHaveText("Ben to move for White.");
});

test("each of three people sees their own seat at the foot", async ({ hand, person, server }) => {
  const made = await hand.page.request.post(`${server.address}/api/invitations`, {
    data: { variant: "tri-camelot", name: "Ann" },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const others = [await person(), await person()];
  let game = "";
  for (const [i, one] of others.entries()) {
    await one.page.goto("/");
    const sat = await one.page.request.post(`${server.address}/api/invitations/${id}/sit-down`, {
      data: { name: `Guest ${String(i)}` },
    });
    expect(sat.ok(), await sat.text()).toBe(true);
    ({ game = "" } = (await sat.json()) as { game?: string });
  }
  expect(game).not.toBe("");
  for (const one of [hand, ...others]) {
    await one.page.goto(`/game/${game}`);
    const own = one.page.locator(".plate", { hasText: "You" });
    await expect(own).toHaveCount(1);
    const [foot = 0, ...all] = await one.page.locator(".plate").evaluateAll((plates) => {
      const bottoms = plates.map((plate) => [plate.textContent.includes("You"), plate.getBoundingClientRect().bottom]);
      return [...bottoms.filter(([mine]) => mine), ...bottoms].map(([, bottom]) => Number(bottom));
    });
    expect(foot).toBe(Math.max(...all));
  }
});

test("49.10: at 360 px the call to a round is whole, with its button", async ({ hand, person }) => {
  const ben = await person();
  const director = await person();
  for (const { page } of [hand, ben, director]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/rules/cam");
    await page.request.get("/api/games");
  }
  const post = async ({ page }: Hand, path: string, data: object): Promise<{ id: string }> => {
    const answer = await page.request.post(`/api/tournaments${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const { id } = await post(director, "", {
    name: "The cup of those who read the rules on a phone",
    host: "Dora",
    variant: "mini-camelot",
    time: clock,
    system: "swiss",
    rated: false,
    nonce: "called",
  });
  await post(hand, `/${id}/enter`, { name: "Ann" });
  await post(ben, `/${id}/enter`, { name: "Ben" });
  await post(director, `/${id}/start-round`, { round: 1 });
  const { page } = hand;
  const bar = page.getByText("Your game of Mini-Camelot has begun.");
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const button = page.getByRole("button", { name: "To the board" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await button.click();
  await expect(page).toHaveURL(/\/game\//u);
});
