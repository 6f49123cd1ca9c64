// A club's page: officers change it, write news and accept players; members read the table of roles.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

test("the owner changes the text of a club, and only members see the table of roles", async ({ hand, person }) => {
  const ben = await person();
  const { page } = hand;
  for (const { page: one } of [hand, ben]) {
    await one.goto("/tournaments");
    await one.request.get("/api/games");
  }
  const made = await page.request.post("/api/clubs", { data: { name: "Oarsmen", open: true, host: "Ann" } });
  const { address } = (await made.json()) as { address: string };

  await page.goto(`/club/${address}`);
  await page.getByText("Change the club").click();
  await page.getByRole("textbox", { name: "About the club" }).fill("Fridays at the river");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByText("Fridays at the river", { exact: true })).toBeVisible();

  await ben.page.goto(`/club/${address}`);
  await expect(ben.page.getByText("Fridays at the river", { exact: true })).toBeVisible();
  await expect(ben.page.getByText("Who may do what")).toHaveCount(0);
  const joined = await ben.page.request.post(`/api/clubs/${address}/join`, { data: { name: "Ben" } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await ben.page.reload();
  await ben.page.getByText("Who may do what").click();
  const table = ben.page.getByRole("table", { name: "Who may do what" });
  await expect(table.getByRole("row", { name: "Hand the club over yes – –" })).toBeVisible();
  await expect(ben.page.getByText("Change the club")).toHaveCount(0);

  await page.getByText("Who may do what").click();
  await expectAccessible(page);
  const pictures = process.env["CAMLANN_PICTURES"];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    if (pictures) await page.screenshot({ path: `${pictures}/club-${String(width)}.png`, fullPage: true });
  }
});

test("officers write news, accept who asks to join, and renew the link; the owner deletes the club", async ({
  hand,
  person,
}) => {
  test.slow();
  const ben = await person();
  const { page } = hand;
  for (const { page: one } of [hand, ben]) {
    await one.goto("/tournaments");
    await one.request.get("/api/games");
  }
  const made = await page.request.post("/api/clubs", { data: { name: "Lakeside", host: "Ann" } });
  const { address, code } = (await made.json()) as { address: string; code: string };

  await page.goto(`/club/${address}`);
  await page.getByText("Change the club").click();
  await page.getByRole("textbox", { name: "Name of the club" }).fill("Lakeside players");
  await page.getByRole("checkbox", { name: "Officers accept or refuse each player" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lakeside players" })).toBeVisible();
  await page.getByText("Change the club").click();

  // The link of a week replaces the one before.
  await page.getByRole("combobox", { name: "Valid" }).selectOption("for a week");
  await page.getByRole("button", { name: "New link" }).click();
  await expect(page.getByText(/^Valid until /u)).toBeVisible();
  const link = page.getByRole("textbox", { name: "Link with which others join" });
  await expect(link).not.toHaveValue(new RegExp(code, "u"));
  const fresh = await link.inputValue();

  await ben.page.goto(`/club/${address}?code=${code}`);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Ask to join" }).click();
  await expect(ben.page.getByRole("alert")).toContainText("This club is not open to everybody");
  await ben.page.goto(fresh);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Ask to join" }).click();
  await expect(ben.page.getByText("You have asked to join.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Accept Ben" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ben" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept Ben" })).toHaveCount(0);

  await page.getByText("Write news").click();
  await page.getByRole("textbox", { name: "Text" }).fill("We meet on Friday.\nSee https://example.org");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("We meet on Friday.")).toBeVisible();
  await expect(page.getByRole("link", { name: "https://example.org" })).toHaveAttribute("rel", /nofollow/u);

  await ben.page.reload();
  await expect(ben.page.getByText("We meet on Friday.")).toBeVisible();
  await expect(ben.page.getByText("Write news")).toHaveCount(0);
  await ben.page.getByRole("button", { name: /^Report the news by Ann/u }).click();
  await expect(ben.page.getByRole("dialog", { name: "Report Ann" })).toBeVisible();
  await ben.page.keyboard.press("Escape");
  await ben.page.getByText("Ratings of the members").click();
  await expect(ben.page.getByText("No member has a rating in this game at this speed.")).toBeVisible();
  await expectAccessible(page);
  const pictures = process.env["CAMLANN_PICTURES"];
  for (const [name, one] of [
    ["officer", page],
    ["member", ben.page],
  ] as const) {
    for (const width of [360, 768, 1440]) {
      await one.setViewportSize({ width, height: 800 });
      await expectFits(one);
      if (pictures) await one.screenshot({ path: `${pictures}/club-${name}-${String(width)}.png`, fullPage: true });
    }
  }

  await page.getByRole("button", { name: /^Remove the news of/u }).click();
  await page.getByRole("button", { name: /^Really\? Remove the news of/u }).click();
  await expect(page.getByText("No news yet.")).toBeVisible();
  await page.getByRole("heading", { name: "Delete the club" }).click();
  await page.getByRole("textbox", { name: /^To confirm, write the name of the club/u }).fill("Lakeside");
  await page.getByRole("button", { name: "Delete the club" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not the name of the club");
  await page.getByRole("textbox", { name: /^To confirm, write the name of the club/u }).fill("Lakeside players");
  await page.getByRole("button", { name: "Delete the club" }).click();
  await expect(page).toHaveURL(/\/tournaments$/u);
  await ben.page.reload();
  await expect(ben.page.getByText("There is no such club")).toBeVisible();
});

test("49.14: an officer sets the webhook of a club, sees the secret once, and the deliveries", async ({
  hand,
  person,
}) => {
  const ben = await person();
  const { page } = hand;
  for (const { page: one } of [hand, ben]) {
    await one.goto("/tournaments");
    await one.request.get("/api/games");
  }
  const made = await page.request.post("/api/clubs", { data: { name: "Hooked", open: true, host: "Ann" } });
  const { address } = (await made.json()) as { address: string };

  await page.goto(`/club/${address}`);
  await page.getByRole("heading", { name: "Webhook" }).click();
  const url = page.getByRole("textbox", { name: "Address" });
  await url.fill("https://127.0.0.1/in");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("alert")).toContainText("Events cannot be sent to this address");
  await url.fill("https://hook.invalid/in");
  await page.getByRole("button", { name: "Save" }).last().click();
  const secret = page.getByRole("textbox", { name: "Secret" });
  await expect(secret).toHaveValue(/^whsec_[A-Za-z0-9+/]{64}$/u);
  const first = await secret.inputValue();
  await page.getByRole("button", { name: "New secret" }).click();
  await expect(secret).not.toHaveValue(first);
  await page.getByRole("button", { name: "Send a test" }).click();
  // Nothing answers there.
  const tried = page.getByRole("listitem").filter({ hasText: "webhook.test" });
  await expect(tried).toContainText("no answer, one try", { timeout: 20_000 });
  await ben.page.goto(`/club/${address}`);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Join the club" }).click();
  await expect(ben.page.getByText("Who may do what")).toBeVisible();
  await expect(ben.page.getByRole("heading", { name: "Webhook" })).toHaveCount(0);

  await page.reload();
  await page.getByRole("heading", { name: "Webhook" }).click();
  await expect(url).toHaveValue("https://hook.invalid/in");
  await expect(secret).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "club.member_joined" })).toContainText("waits", {
    timeout: 20_000,
  });
  await expectAccessible(page);
  const pictures = process.env["CAMLANN_PICTURES"];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
    if (pictures) await page.screenshot({ path: `${pictures}/webhook-${String(width)}.png`, fullPage: true });
  }
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await page.getByRole("button", { name: "Really remove?" }).click();
  await expect(page.getByText("Last deliveries")).toHaveCount(0);
  await expect(url).toHaveValue("");
});

test("49.7: clubs are named in any alphabet, and their links are those names in Latin letters", async ({ hand }) => {
  const { page } = hand;
  await page.goto("/tournaments");
  for (const [name, link] of [
    ["Łódź", /^\/club\/lodz$/u],
    ["Zürich", /^\/club\/zurich$/u],
    ["Клуб Камелот", /^\/club\/klub-kamelot$/u],
    ["囲碁", /^\/club\/[a-z0-9-]+$/u],
  ] as const) {
    await page.getByRole("button", { name: "Create a club" }).click();
    await page.getByRole("textbox", { name: "Name of the club" }).fill(name);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(link);
    await page.goto("/tournaments");
  }
});
