// 49.16: a federation moves in: the host imports its players and their games, a person says to be one of them, and the host confirms it.
import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { Server } from "./server.ts";
import { expectSound } from "./sound.ts";
import { expect, Hand, test as base } from "./test.ts";

// A server for this test alone: others count the games of theirs.
const test = base.extend<{ own: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  own: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
});

const list = `name,rating,deviation,games,id,date
"Lee, Ann",1875,60,120,4711,
Ben Old,15x0,,,,
Cleo Dahl,1500,,3,,
"Lee, Ann",1790,70,80,4711,2019-05-31
"Lee, Ann",1820,65,100,4711,2022-05
`;

const games = `[White "Ann Lee"]
[Black "Cleo Dahl"]
[Event "Club championship 1998"]
[Date "1998.05.03"]
[Variant "Camette"]

1. B3-B4 *
`;

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  const status = await page.evaluate(
    async (body) => {
      await fetch("/api/games");
      const answer = await fetch("/api/account", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { name, password: "correct horse battery" },
  );
  expect(status).toBe(201);
}

test("49.16: the players of a federation move in", async ({ browser, own }, info) => {
  const person = async (): Promise<Hand> =>
    new Hand(await (await browser.newContext({ baseURL: own.address })).newPage());
  const host = await person();
  await signUp(host.page, "Zoe_Moves");
  own.admin("make", "Zoe_Moves");
  const imports = host.page.locator("section", {
    has: host.page.getByRole("heading", { name: "Players of a federation" }),
  });
  await expect(async () => {
    await host.page.goto("/admin");
    await expect(imports).toBeVisible({ timeout: 3000 });
  }).toPass();
  const file = info.outputPath("players.csv");
  writeFileSync(file, list);
  await imports.getByLabel("List of players").setInputFiles(file);
  await expect(imports.getByRole("status")).toHaveText("2 players would be new, 0 changed, 0 stay as they are.");
  await expect(imports.getByText("Line 3: This is not a rating: 15x0")).toBeVisible();
  await imports.getByRole("button", { name: "Import 2 players" }).click();
  await expect(imports.getByRole("status")).toHaveText("2 players imported, 0 changed, 0 stay as they were.");
  await imports.getByLabel("List of players").setInputFiles(file);
  await expect(imports.getByRole("status")).toHaveText("0 players would be new, 0 changed, 2 stay as they are.");

  await host.page.goto("/records");
  const gamesFile = info.outputPath("games.txt");
  writeFileSync(gamesFile, games);
  await host.page.getByLabel("File of games").setInputFiles(gamesFile);
  await expect(host.page.getByText("1 game added.")).toBeVisible();

  const ann = await person();
  await signUp(ann.page, "Ann_Claims");
  await ann.page.goto("/leaders");
  const row = ann.page.getByRole("row", { name: /Lee, Ann/ });
  await expect(row).toContainText("imported");
  await expect(row).toContainText("1875");
  await row.getByRole("link").click();
  await expect(ann.page.getByRole("heading", { level: 1, name: "Lee, Ann" })).toBeVisible();
  await expect(ann.page.getByText("1875 ± 60")).toBeVisible();
  await expect(ann.page.getByText("Club championship 1998")).toBeVisible();
  const history = ann.page.getByRole("table", { name: /Cam/ }).getByRole("row");
  await expect(history).toHaveText([/Day/, /2019.*1790/, /2022.*1820/, /1875/]);
  const address = ann.page.url();
  await ann.page.getByRole("button", { name: "This is me" }).click();
  await expectSound(ann, "claim");
  await ann.page.getByLabel("A line for the host").fill("My number is 4711");
  await ann.page.getByRole("button", { name: "Send to the host" }).click();
  await expect(ann.page.getByText("The host has yet to confirm it.")).toBeVisible();

  await host.page.goto("/admin");
  const claims = host.page.locator("section", {
    has: host.page.getByRole("heading", { name: "Who says to be an imported player" }),
  });
  await expect(claims).toContainText("My number is 4711");
  await expectSound(host, "claims");
  await claims.getByRole("button", { name: "Confirm: Ann_Claims is Lee, Ann" }).click();
  await expect(claims.getByRole("button", { name: "Undo: Ann_Claims is Lee, Ann" })).toBeVisible();

  await ann.page.goto(address);
  await expect(ann.page.getByText("On this site this is Ann_Claims.")).toBeVisible();
  await expectSound(ann, "imported");
  await ann.page.getByRole("main").getByRole("link", { name: "Ann_Claims" }).click();
  await expect(ann.page.getByText("1875").first()).toBeVisible();
  await expect(history).toHaveText([/Day/, /2019.*1790/, /2022.*1820/, /1875/]);
  await expect(ann.page.getByText("Club championship 1998")).toBeVisible();
  await expectSound(ann, "account");

  await claims.getByRole("button", { name: "Undo: Ann_Claims is Lee, Ann" }).click();
  await expect(claims.getByRole("button", { name: "Confirm: Ann_Claims is Lee, Ann" })).toBeVisible();
  await ann.page.goto(address);
  await expect(ann.page.getByText("The host has not confirmed that this is you.")).toBeVisible();
});
