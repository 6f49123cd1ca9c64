// Lists that the server sends in parts (point 5 of issue 49): the games of a player, open seats.
import { expect, test, type Hand } from "./test.ts";

const post = async ({ page }: Hand, path: string, data: object): Promise<{ id: string; game: string }> => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; game: string };
};

test("49.5: the games of a player are listed in parts, to the first one", async ({ person }) => {
  const ann = await person();
  const ben = await person();
  for (const { page } of [ann, ben]) await page.request.get("/api/games");
  for (let i = 0; i < 22; i++) {
    const { id } = await post(ann, "/api/invitations", { variant: "cam", name: "Ann", colour: "w" });
    const { game } = await post(ben, `/api/invitations/${id}/sit-down`, { name: "Ben" });
    await post(ben, `/api/games/${game}/resign`, {});
  }
  const { page } = ben;
  const ids = await page.context().cookies();
  await page.goto(`/player/${ids.find(({ name }) => name === "camlann_id")?.value ?? ""}`);
  const games = page.getByRole("link").filter({ hasText: "Ann (guest)" }).filter({ hasText: "Lost" });
  await expect(games).toHaveCount(20);
  await page.getByRole("button", { name: "More: Games" }).click();
  await expect(games).toHaveCount(22);
  await expect(page.getByRole("button", { name: "More: Games" })).toHaveCount(0);
});

test("49.5: the opponents of a player are listed in parts", async ({ browser, person, server }) => {
  const ann = await person();
  await ann.page.request.get("/api/games");
  for (let i = 0; i < 22; i++) {
    const other = await browser.newContext({ baseURL: server.address });
    await other.request.get("/api/games");
    const { id } = await post(ann, "/api/invitations", { variant: "cam", name: "Ann", colour: "w" });
    const seat = await other.request.post(`/api/invitations/${id}/sit-down`, {
      data: { name: `Opponent ${String(i)}` },
    });
    const { game } = (await seat.json()) as { game: string };
    await other.request.post(`/api/games/${game}/resign`, { data: {} });
    await other.close();
  }
  const { page } = ann;
  const ids = await page.context().cookies();
  await page.goto(`/player/${ids.find(({ name }) => name === "camlann_id")?.value ?? ""}`);
  const opponents = page.getByRole("rowheader", { name: /Opponent \d+/ });
  await expect(opponents).toHaveCount(20);
  await page.getByRole("button", { name: "More: By opponent" }).click();
  await expect(opponents).toHaveCount(22);
});

test("49.5: live games are listed in parts", async ({ hand, person }) => {
  const ann = await person();
  const ben = await person();
  for (const { page } of [ann, ben]) await page.request.get("/api/games");
  const wish = { variant: "cam", name: "Live Ann", colour: "w", public: true, time: { base: 600, increment: 10 } };
  const games: string[] = [];
  for (let i = 0; i < 8; i++) {
    const { id } = await post(ann, "/api/invitations", wish);
    games.push((await post(ben, `/api/invitations/${id}/sit-down`, { name: "Live Ben" })).game);
  }
  const { page } = hand;
  // Games of other tests may be among them.
  await page.route(/\/api\/live/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "6");
    return route.continue({ url: url.href });
  });
  await page.goto("/");
  const live = page.locator("section", { has: page.getByRole("heading", { name: "Live now" }) });
  const shown = live.getByRole("listitem");
  await expect(shown).toHaveCount(4);
  await live.getByRole("button", { name: "Show all" }).click();
  await expect(shown).toHaveCount(5);
  await live.getByRole("button", { name: "More: Live now" }).click();
  await expect(async () => {
    for (const game of games) await expect(live.locator(`a[href="/game/${game}"]`)).toHaveCount(1, { timeout: 100 });
  }).toPass();
  for (const game of games) await post(ben, `/api/games/${game}/resign`, {});
});

test("49.5: open seats are listed in parts", async ({ hand, person }) => {
  const hosts = ["Ida", "Jon", "Kit", "Lea", "Max", "Ned"];
  for (const name of hosts) {
    const one = await person();
    await one.page.request.get("/api/games");
    await post(one, "/api/invitations", { variant: "camette", name, colour: "w", public: true });
  }
  const { page } = hand;
  // A part of fewer than the page asks for.
  await page.route(/\/api\/(seek|invitations)\?/, (route) =>
    route.continue({ url: route.request().url().replace("limit=100", "limit=5") }),
  );
  await page.goto("/");
  const seats = page.locator("#open-seats li").filter({ hasText: "Camette" });
  await expect(seats).toHaveCount(4);
  await page.locator("#open-seats").getByRole("button", { name: "Show all" }).click();
  await expect(seats).toHaveCount(5);
  await page.getByRole("button", { name: "More: Open seats" }).click();
  await expect(seats).toHaveCount(6);
});
