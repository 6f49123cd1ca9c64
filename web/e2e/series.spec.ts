// Tournaments by the calendar (issue 49.13): the form says a series in words, and each arena makes the next one.
import { expect, test } from "./test.ts";

test("49.13: a weekly arena makes the next one when it starts", async ({ hand, person }) => {
  test.slow();
  const ann = hand.page;
  const ben = (await person()).page;
  await ann.goto("/tournaments");
  await ann.getByRole("button", { name: "Create a tournament" }).first().click();
  const form = ann.getByRole("dialog", { name: "Create a tournament" });
  await form.getByRole("textbox", { name: "Name of the tournament" }).fill("Friday blitz");
  await form.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await form.getByRole("combobox", { name: "How it is played" }).selectOption("Arena");
  await expect(form.getByRole("combobox", { name: "Repeats" })).toHaveCount(0);
  await form.getByLabel("Starts at").fill("2040-06-01T19:30");
  await form.getByRole("combobox", { name: "Repeats" }).selectOption("Every month");
  await expect(form.getByText("It repeats on the first Friday of each month.")).toBeVisible();
  await form.getByRole("combobox", { name: "Repeats" }).selectOption("Every week");
  await expect(form.getByText("It repeats every Friday.")).toBeVisible();
  await form.getByRole("combobox", { name: "How it is played" }).selectOption("Swiss");
  await form.getByRole("combobox", { name: "Next rounds" }).selectOption("A week apart");
  await expect(
    form.getByText("Each round starts a week after the one before, at the same time, or once that one is over."),
  ).toBeVisible();
  await ann.keyboard.press("Escape");

  // A start in ten seconds, which the form's minutes cannot say.
  const answer = await ann.request.post("/api/tournaments", {
    data: {
      name: "Friday blitz",
      host: "Ann",
      variant: "cam",
      time: { base: 60, increment: 1 },
      system: "arena",
      minutes: 5,
      startsIn: 10,
      calendar: { repeats: "week", zone: "Europe/Berlin" },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const made = (await answer.json()) as { id: string; starts: string };
  for (const [page, name] of [
    [ann, "Ann"],
    [ben, "Ben"],
  ] as const) {
    await page.goto(`/tournament/${made.id}`);
    await expect(page.getByText(/It repeats every \w+day\./u)).toBeVisible();
    const entered = await page.request.post(`/api/tournaments/${made.id}/enter`, { data: { name } });
    expect(entered.ok(), await entered.text()).toBe(true);
  }
  await expect(ann).toHaveURL(/\/game\//u, { timeout: 40_000 });
  await ann.goto(`/tournament/${made.id}`);
  await ann.getByRole("link", { name: "The next one" }).click();
  await expect(ann).not.toHaveURL(new RegExp(made.id, "u"));
  await expect(ann.getByRole("heading", { name: "Friday blitz" })).toBeVisible();
  const next = (await (
    await ann.request.get(`/api/tournaments/${new URL(ann.url()).pathname.split("/").pop() ?? ""}`)
  ).json()) as { starts: string; phase: string };
  expect(next.phase).toBe("open");
  const days = (Date.parse(next.starts) - Date.parse(made.starts)) / 86_400_000;
  expect(Math.abs(days - 7)).toBeLessThan(0.05); // an hour more or less where the clocks change
});
