// Several directors of a tournament and the officers of a club: appointed, handed over to, and their public log.
import type { Hand } from "./test.ts";
import { expectSound } from "./sound.ts";
import { expect, test } from "./test.ts";

test("49.11: one director appoints another, hands over, and everybody reads what they did", async ({
  hand,
  person,
}) => {
  const ben = await person();
  const { page } = hand;
  await page.goto("/tournaments");
  const post = async (who: Hand, path: string, data: object): Promise<{ id: string }> => {
    await who.page.request.get("/api/games");
    const answer = await who.page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const terms = { name: "Two directors", host: "Ann", variant: "cam", time: { base: 300 }, system: "swiss", rounds: 3 };
  const { id } = await post(hand, "/api/tournaments", { ...terms, rated: false, nonce: "directors" });
  await ben.page.goto("/tournaments");
  await post(ben, `/api/tournaments/${id}/enter`, { name: "Ben" });
  await post(hand, `/api/tournaments/${id}/enter`, { name: "Ann" });

  await page.goto(`/tournament/${id}`);
  await ben.page.goto(`/tournament/${id}`);
  await expect(ben.page.getByText("You direct it")).toHaveCount(0);
  await page.getByText("Appoint a director").first().click();
  await page.getByRole("combobox", { name: "A player" }).selectOption({ label: "Ben" });
  await page.getByRole("button", { name: "Appoint a director" }).click();
  await expect(page.getByText("Directors: Ann (guest), Ben (guest)")).toBeVisible();
  await expectSound(hand, "directors");

  // The other one sees at once that there is more to do.
  await expect(ben.page.getByRole("heading", { name: "You direct it" })).toBeVisible();
  await ben.page.getByRole("button", { name: "Start the tournament" }).click();
  await expect(ben.page).toHaveURL(/\/game\//u);
  await ben.page.goto(`/tournament/${id}`);
  await ben.page.getByText("Enter or correct results").click();
  await ben.page.getByRole("combobox", { name: /^Result of/u }).selectOption("1-0");
  await ben.page.getByRole("button", { name: "Save the result" }).click();
  await expect(ben.page.getByText(/^Given by Ben/u)).toBeVisible();

  await page.goto(`/tournament/${id}`);
  await page.getByRole("button", { name: "Hand over to Ben" }).click();
  await page.getByRole("button", { name: "Really? Hand over to Ben" }).click();
  await expect(page.getByText("Directors: Ben (guest), Ann (guest)")).toBeVisible();
  await page.getByText("What directors did").click();
  await expect(page.getByText(/Ann handed over to Ben$/u)).toBeVisible();
  await expect(page.getByText(/Ben entered 1 – 0 in round 1, board 1$/u)).toBeVisible();
  await expectSound(hand, "log");
  await page.getByRole("button", { name: "Step down" }).click();
  await page.getByRole("button", { name: "Really? Step down" }).click();
  await expect(page.getByText("Director: Ben (guest)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You direct it" })).toHaveCount(0);
  await expect(page.getByText(/Ann stepped down$/u)).toBeVisible();
});

test("49.11: officers of a club remove members, and the first one hands over", async ({ hand, person }) => {
  const ben = await person();
  const { page } = hand;
  for (const { page: one } of [hand, ben]) await one.goto("/tournaments");
  for (const one of [hand, ben]) await one.page.request.get("/api/games");
  const made = await page.request.post("/api/clubs", { data: { name: "Rowers", open: true, host: "Ann" } });
  const { address } = (await made.json()) as { address: string };
  const joined = await ben.page.request.post(`/api/clubs/${address}/join`, { data: { name: "Ben" } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await page.goto(`/club/${address}`);
  await page.getByText("Appoint an officer").first().click();
  await page.getByRole("combobox", { name: "A player" }).selectOption({ label: "Ben" });
  await page.getByRole("button", { name: "Appoint an officer" }).click();
  await expect(page.getByText("officer", { exact: true })).toBeVisible();
  await expectSound(hand, "club");
  await page.getByRole("button", { name: "Hand over to Ben" }).click();
  await page.getByRole("button", { name: "Really? Hand over to Ben" }).click();
  await ben.page.goto(`/club/${address}`);
  await ben.page.getByRole("button", { name: "Remove Ann" }).click();
  await expect(ben.page.getByRole("link", { name: "Ann", exact: true }).first()).toHaveAttribute(
    "href",
    /^\/player\//u,
  );
  await ben.page.getByRole("button", { name: "Really? Remove Ann" }).click();
  await expect(ben.page.getByRole("button", { name: "Remove Ann" })).toHaveCount(0);
  await ben.page.getByText("What officers did").click();
  await expect(ben.page.getByText(/Ann appointed Ben$/u)).toBeVisible();
  await expect(ben.page.getByText(/Ben removed Ann$/u)).toBeVisible();
});
