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
