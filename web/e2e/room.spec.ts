// Point 49.12: a board in the room that is played on one device between the two players, and a bot that a director enters.
import { request as http } from "@playwright/test";
import { expectSound } from "./sound.ts";
import { expect, test, type Hand } from "./test.ts";

/** Makes a tournament that the player of this browser directs and does not play in, and returns its path. */
async function direct({ page }: Hand, address: string, more: object = {}): Promise<string> {
  await page.request.get(`${address}/api/games`);
  const made = await page.request.post(`${address}/api/tournaments`, {
    data: {
      name: "In the room",
      variant: "cam",
      time: { base: 300, increment: 5 },
      system: "knockout",
      host: "Ann",
      public: true,
      ...more,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return `/tournament/${id}`;
}

test("49.12: two names without a device play their whole game on a phone between them, by a link", async ({
  hand,
  person,
  server,
}) => {
  const address = await direct(hand, server.address);
  const { page } = hand;
  const names = await page.request.post(
    `${server.address}/api${address.replace("tournament", "tournaments")}/enter-names`,
    {
      data: { text: "Vera 1700\nWilli 1500" },
    },
  );
  expect(names.status(), await names.text()).toBe(200);
  await page.goto(address);
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.getByText("On a device").click();
  await page.getByRole("button", { name: "A link for Vera – Willi" }).click();
  const link = await page.getByRole("textbox", { name: "A link for Vera – Willi" }).inputValue();
  expect(link).toContain("#board-1-1-");
  await expectSound(hand, "room-director");

  // A phone without an account.
  const phone = await person();
  await phone.page.setViewportSize({ width: 360, height: 740 });
  await phone.page.goto(link);
  await expect(phone.page.getByRole("heading", { name: "Your board" })).toBeVisible();
  await expectSound(phone, "room-link");
  await phone.page.setViewportSize({ width: 360, height: 740 });
  await phone.page.getByRole("button", { name: "Play on this device: Vera – Willi" }).click();
  await expect(phone.page).toHaveURL(/\/game\//u);
  await phone.move("C5", "C6");
  await phone.move("C9", "C8");
  await expect(phone.page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await expect(phone.page.getByText("Vera").first()).toBeVisible();
  await expect(phone.page.getByText("Willi").first()).toBeVisible();

  // Others only watch.
  const watcher = await person();
  await watcher.page.goto(phone.page.url());
  await expect(watcher.moves).toHaveCount(2);
  await expect(watcher.page.getByRole("button", { name: /^Resign/u })).toHaveCount(0);

  // White resigns on the phone, and the result is that of the board.
  await phone.page.setViewportSize({ width: 1280, height: 800 });
  await phone.page
    .getByRole("button", { name: /^Resign/u })
    .first()
    .click();
  await phone.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Resign/u })
    .click();
  await expect(phone.page.getByText(/Willi wins|Black wins/u).first()).toBeVisible();
  await expect(phone.page.getByRole("button", { name: /rematch/iu })).toHaveCount(0);
  await page.getByText("Enter or correct results").click();
  await expect(page.getByRole("combobox", { name: /^Result of/u })).toHaveValue("0-1");
  await phone.page.goto(link);
  await expect(phone.page.getByText("This game has a result already.")).toBeVisible();

  // A director corrects it as any other, and the record has names, round and board.
  await page.getByRole("combobox", { name: /^Result of/u }).selectOption("1-0");
  await page.getByRole("button", { name: "Correct the result" }).click();
  await expect(page.getByRole("combobox", { name: /^Result of/u })).toHaveValue("1-0");
  const records = await page.request.get(
    `${server.address}/api${address.replace("tournament", "tournaments")}/games.txt`,
  );
  const text = await records.text();
  for (const tag of ['[White "Vera"]', '[Black "Willi"]', '[Round "1"]', '[Board "1"]', '[Event "In the room"]'])
    expect(text).toContain(tag);
});

test("49.12: a player with a device and the director put the same board on theirs", async ({
  hand,
  person,
  server,
}) => {
  const address = await direct(hand, server.address);
  const api = `${server.address}/api${address.replace("tournament", "tournaments")}`;
  const ben = await person();
  await ben.page.goto(address);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(ben.page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();
  expect((await hand.page.request.post(`${api}/enter-names`, { data: { text: "Vera 1700" } })).status()).toBe(200);
  const started = await hand.page.request.post(`${api}/start-round`, { data: { round: 1 } });
  expect(started.status(), await started.text()).toBe(200);
  await ben.page.getByLabel("With the clock of the tournament").check();
  await expectSound(ben, "room-player");
  await ben.page.getByRole("button", { name: /^Play on this device: /u }).click();
  await expect(ben.page).toHaveURL(/\/game\//u);
  await ben.move("C5", "C6");
  await ben.move("C9", "C8");

  // The director takes it over, and plays on for both.
  await hand.page.goto(address);
  await hand.page.getByText("On a device").click();
  await hand.page.getByRole("button", { name: "Go on on this device" }).click();
  await expect(hand.page).toHaveURL(/\/game\//u);
  await hand.move("D5", "D6");
  await hand.move("D9", "D8");
  await expect(hand.moves).toHaveCount(4);
});

test("49.12: a director enters a bot whose owner permits it", async ({ hand, page, person, baseURL, server }) => {
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Sir_Tor");
  await making.getByLabel("Password").fill("correct horse battery");
  await making.getByRole("button").click();
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Tokens" }) });
  await section.getByRole("heading", { name: "Tokens" }).click();
  await section.getByLabel("Only programs play for this account").check();
  await section.getByRole("button", { name: "Mark it as a bot" }).click();

  const director = await person();
  const address = await direct(director, server.address, { system: "swiss" });
  await director.page.goto(address);
  await director.page.getByText("Enter a bot").click();
  const enter = async (name: string): Promise<void> => {
    await director.page.getByLabel("Name of the bot").fill(name);
    await director.page.getByRole("button", { name: "Enter this bot" }).click();
  };
  await enter("Nobody");
  await expect(director.page.getByText("There is no bot of this name")).toBeVisible();
  await enter("Sir_Tor");
  await expect(director.page.getByText("The owner of this bot does not let directors enter it")).toBeVisible();
  await expectSound(director, "room-bot-refused");

  await section.getByLabel("Directors may enter it into their tournaments").check();
  await expect(section.getByLabel("Tournaments that it accepts")).toHaveValue("casual");
  await expectSound(hand, "room-bot-owner");
  await enter("sir_tor");
  await expect(director.page.getByRole("row", { name: /Sir_Tor.*bot/u })).toBeVisible();
  await expectSound(director, "room-bot-entered");

  // Its program sees the game as any other.
  await section.getByLabel("What the token is for").fill("engine");
  await section.getByLabel("Password").fill("correct horse battery");
  await page.keyboard.press("Enter");
  const token = await section.getByLabel("The new token").inputValue();
  const program = await http.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const api = `${server.address}/api${address.replace("tournament", "tournaments")}`;
  expect((await director.page.request.post(`${api}/enter`, { data: { name: "Ann" } })).status()).toBe(200);
  expect((await director.page.request.post(`${api}/start-round`, { data: { round: 1 } })).status()).toBe(200);
  const seats = async (): Promise<boolean> => (await (await program.get("/api/games")).text()).includes("Sir_Tor");
  await expect.poll(seats).toBe(true);
  await program.dispose();
});

/** A Swiss of Roswitha and Rolf at boards in the room, with its first round paired, on both their browsers. */
async function twoInTheRoom(hand: Hand, person: () => Promise<Hand>, server: { address: string }, names: string[]) {
  const address = await direct(hand, server.address, {
    system: "swiss",
    rounds: 1,
    inRoom: true,
    name: names.join(" "),
  });
  const api = `${server.address}/api${address.replace("tournament", "tournaments")}`;
  const hands: Hand[] = [];
  for (const name of names) {
    const one = await person();
    await one.page.goto(address);
    await one.page.getByLabel("Your name").fill(name);
    await one.page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(one.page.getByRole("button", { name: "Leave the tournament" })).toBeVisible();
    hands.push(one);
  }
  const started = await hand.page.request.post(`${api}/start-round`, { data: { round: 1 } });
  expect(started.status(), await started.text()).toBe(200);
  await hand.page.goto(address);
  const [first, second] = hands;
  if (first === undefined || second === undefined) throw new Error("two players");
  return { first, second };
}

test("49.12: two players in the room report their result and confirm it", async ({ hand, person, server }) => {
  const { first, second } = await twoInTheRoom(hand, person, server, ["Roswitha", "Rolf"]);
  await expect(first.page.getByText("The games are played at boards in the room.")).toBeVisible();
  await expect(first.page).toHaveURL(/\/tournament\//u);
  const own = first.page.getByRole("combobox", { name: "The result of your game" });
  await own.selectOption("1/2-1/2");
  await expectSound(first, "room-report");
  await first.page.getByRole("button", { name: "Report this result" }).click();
  await expect(first.page.getByText("You have reported ½ – ½. It counts when Rolf has confirmed it.")).toBeVisible();
  // Taken back, and reported again.
  await first.page.getByRole("button", { name: "Take my report back" }).click();
  await own.selectOption("1-0");
  await first.page.getByRole("button", { name: "Report this result" }).click();

  await expect(second.page.getByText("Roswitha has reported 1 – 0.").first()).toBeVisible();
  await expectSound(second, "room-confirm");
  await second.page.getByRole("button", { name: "Confirm 1 – 0" }).click();
  for (const { page } of [first, second, hand])
    await expect(page.getByText("Reported by Roswitha, confirmed by Rolf")).toBeVisible();
  await hand.page.getByText("What directors did").click();
  await expect(
    hand.page.getByText(/Rolf confirmed 1 – 0 in round 1, board 1, as Roswitha has reported/u),
  ).toBeVisible();
});

test("49.12: two players in the room contradict each other, and the director decides", async ({
  hand,
  person,
  server,
}) => {
  const { first, second } = await twoInTheRoom(hand, person, server, ["Ronja", "Ruben"]);
  await first.page.getByRole("combobox", { name: "The result of your game" }).selectOption("1-0");
  await first.page.getByRole("button", { name: "Report this result" }).click();
  await expect(second.page.getByRole("button", { name: "Confirm 1 – 0" })).toBeVisible();
  await second.page.getByRole("combobox", { name: "The result of your game" }).selectOption("0-1");
  await second.page.getByRole("button", { name: "Report this result" }).click();
  for (const { page } of [first, second])
    await expect(page.getByText("The two reports differ.", { exact: false })).toBeVisible();
  await expectSound(second, "room-differ");
  await expect(hand.page.getByText("The players have reported different results.", { exact: false })).toBeVisible();
  await expect(hand.page.getByText("Ronja has reported 1 – 0.").first()).toBeVisible();
  await expect(hand.page.getByText("Ruben has reported 0 – 1.").first()).toBeVisible();
  await expectSound(hand, "room-decide");
  await hand.page.getByRole("combobox", { name: /^Result of/u }).selectOption("0-1");
  await hand.page.getByRole("button", { name: "Save the result" }).click();
  for (const { page } of [first, second, hand]) {
    await expect(page.getByText(/Given by Ann/u)).toBeVisible();
    await expect(page.getByText("has reported", { exact: false })).toHaveCount(0);
  }
});

test("49.12: the form makes a tournament at boards in the room", async ({ page }) => {
  await page.goto("/tournaments");
  await page.getByRole("button", { name: "Create a tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("Hall of wood");
  await page.getByLabel("Your name").fill("Rasmus");
  await expect(page.getByLabel("The games are rated")).toBeVisible();
  await page.getByLabel("All games are played at boards in the room").check();
  await expect(page.getByLabel("The games are rated")).toHaveCount(0);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\//u);
  await expect(page.getByText("The games are played at boards in the room.")).toBeVisible();
  await expect(page.getByText(/, rated/u)).toHaveCount(0);
});
