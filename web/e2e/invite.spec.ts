// An invitation opened by a guest, by a player with an account, and by one who signs in to accept it.
import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, test, type Hand } from "./test.ts";

const password = "correct horse battery";

/** Makes an account of this browser's guest. */
async function register({ page }: Hand, name: string): Promise<void> {
  await page.request.get("/api/games");
  const made = await page.request.post("/api/account", { data: { name, password } });
  expect(made.ok(), await made.text()).toBe(true);
}

async function invite({ page }: Hand, more: object = {}): Promise<string> {
  await page.request.get("/api/games");
  const made = await page.request.post("/api/invitations", {
    data: { variant: "cam", name: "Ann", colour: "w", ...more },
  });
  expect(made.status(), await made.text()).toBe(201);
  return `/i/${((await made.json()) as { id: string }).id}`;
}

const nameField = (page: Page) => page.getByRole("textbox", { name: "Your name" });

test("a signed-in player is not treated as a guest, by a link or a challenge", async ({ hand: ann, person }) => {
  await register(ann, "InviteAnn");
  const ben = await person("Old Guest");
  await register(ben, "InviteBen");
  const { page } = ben;
  await page.goto(await invite(ann));
  await page.getByRole("heading", { name: "InviteAnn invites you to Cam" }).waitFor();
  await expect(page.locator("main")).not.toContainText(/guest/i);
  await expect(nameField(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
  await ann.page.goto(page.url());
  await expect(ann.page.locator(".plate.top")).toContainText("InviteBen");

  // The name field is missing for a signed-in player's own link or challenge too.
  await page.goto("/");
  await page.getByText("a friend by link", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Cam", exact: true }).click();
  await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);
  const id = (await ann.page.context().cookies()).find(({ name }) => name === "camlann_id")?.value ?? "";
  await page.goto(`/player/${id}`);
  await page.getByRole("button", { name: "Challenge", exact: true }).click();
  const challenge = page.getByRole("dialog").getByRole("button", { name: "Challenge", exact: true });
  await expect(challenge).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);
  await challenge.click();
  await expect(page).toHaveURL(/\/i\//);
  await ann.page.goto(page.url());
  await expect(ann.page.getByRole("heading", { name: "InviteBen invites you to Cam" })).toBeVisible();
  await expect(ann.page.getByRole("button", { name: "Decline" })).toBeVisible();
  await ann.page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(ann.page).toHaveURL(/\/game\//);
});

for (const [way, form] of [
  ["signs in", "I have an account"],
  ["creates an account", "Create an account"],
] as const) {
  test(`a visitor who ${way} on the way returns to the invitation`, async ({ hand, person }) => {
    const address = await invite(hand);
    const name = way === "signs in" ? "BackOnce" : "BackAnew";
    const { page } = await person();
    if (way === "signs in") await register(await person(), name);
    await page.goto(address);
    const signIn = (place: "banner" | "main") => page.getByRole(place).getByRole("link", { name: "Sign in" });
    await expect(signIn("banner")).toHaveAttribute("href", `/account?to=${encodeURIComponent(address)}`);
    await signIn("main").click();
    const entry = page.locator("form", { has: page.getByRole("heading", { name: form }) });
    await entry.getByLabel("Name").fill(name);
    await entry.getByLabel("Password").fill(password);
    await entry.getByRole("button").click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("banner").getByRole("link", { name: `Your account: ${name}` })).toBeVisible();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page).toHaveURL(/\/game\//);
  });
}

test("signing in never redirects to another site", async ({ person }) => {
  const { page } = await person();
  const name = "Wilhelmina-of-Camlan";
  await page.goto("/account?to=%2F%2Felsewhere.example%2F");
  const entry = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await entry.getByLabel("Name").fill(name);
  await entry.getByLabel("Password").fill(password);
  await entry.getByRole("button").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  // The longest name that there can be stays on one line.
  const box = await page
    .getByRole("banner")
    .getByRole("link", { name: `Your account: ${name}` })
    .boundingBox();
  expect(box?.height).toBeLessThanOrEqual(44);
});

test("an invitation fits a phone: name and button are in sight, the rest of it follows", async ({ hand, person }) => {
  const two = await invite(hand, { time: { base: 600, increment: 10 } });
  const four = await invite(hand, {
    variant: "grand-cam",
    seats: Array.from({ length: 4 }, () => ({ player: "person" })),
  });
  const { page } = await person();
  for (const [width, height, address] of [
    [360, 740, two],
    [360, 640, two],
    [320, 568, two],
    [360, 740, four],
    [1440, 900, two],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await page.getByText("in five lines").waitFor();
    for (const part of [nameField(page), page.getByRole("button", { name: "Play as guest" })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expectFits(page);
    if (height === 740 && address === two) await expect(page.getByText("All the rules")).toBeInViewport({ ratio: 1 });
    if (width === 1440) await expect(page.getByText("Not now")).toBeInViewport({ ratio: 1 });
    await page.getByText("A guest's game is kept").scrollIntoViewIfNeeded();
    await expect(page.getByText("A guest's game is kept")).toBeInViewport({ ratio: 0.9 });
  }
});
