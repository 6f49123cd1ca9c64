// Endings with small tables without a network, after one visit to them: the tables are kept whole, and read here.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { PerfectValues } from "../src/lib/wire.ts";
import { expectAccessible } from "./axe.ts";
import { positionOf } from "./core.ts";
import { Server } from "./server.ts";
import { program } from "./where.ts";
import { expect, test as base } from "./test.ts";
import { leaveNetwork } from "./without_network.ts";

interface Ending {
  game: string;
  id: string;
  fen: string;
  plies: number;
}

const endings = JSON.parse(
  readFileSync(join(import.meta.dirname, "../src/endings/list.json"), "utf8"),
) as readonly Ending[];
const race = endings.find(({ game, id }) => game === "camette" && id === "race-1");

const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "camlann-tables-"));
      execFileSync(program, ["tables", "build", "--variant", "camette", "--pieces", "4", "--dir", folder]);
      const server = new Server(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "allow" });

const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("camlann-tables");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname.replace("/tables/camette/wcf/", "")).sort();
  });

/** The moves of both sides in perfect play, as the server says it. */
async function perfectLine(page: Page, { game, fen, plies }: Ending): Promise<string[]> {
  const line: string[] = [];
  while (line.length < plies) {
    const { state } = await positionOf(game, fen, line);
    const query = new URLSearchParams({ rules: "wcf", fen: state.fen }).toString();
    const answer = await page.request.get(`/api/tables/${game}?${query}`);
    const { moves } = (await answer.json()) as PerfectValues;
    line.push(moves[0]?.notation ?? "");
  }
  return line;
}

const mine = (line: readonly string[]): string[] => line.filter((_, index) => index % 2 === 0);

test("an ending is played, its values are shown, and what is kept is removed with the rest", async ({
  page,
  context,
  hand,
}) => {
  if (!race) throw new Error("no race of Camette");
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const line = await perfectLine(page, race);
  await page.goto("/endings");
  // Those of the endings on the list, which have no knight next to a man.
  const tables = ["K-M.table", "M-M.table", "MM-K.table", "MM-M.table", "MM-MM.table"];
  await expect.poll(() => keptIn(page)).toEqual(tables);

  await leaveNetwork(context, page);
  await page.goto("/endings");
  const card = page.getByRole("listitem").filter({ hasText: "Race to the castle 1" });
  const large = page.getByRole("region", { name: "Cam", exact: true });
  await expect(large).toContainText("These endings need the network");
  await expectAccessible(page);
  await card.getByRole("link").click();
  await page.reload();
  await expect(hand.line).toHaveText("White to move and win.");
  for (const [count, notation] of mine(line).entries()) {
    const squares = notation.split(/[-x^]/);
    await hand.move(squares[0] ?? "", squares.at(-1) ?? "");
    if (count === 0) await expect(hand.line).toHaveText("Right: still a win, in four moves.");
  }
  await expect(page.locator(".said")).toContainText(
    /Won in five moves\.\s*That is the shortest win\.\s*You gave nothing away\./,
  );

  await page.goto(`/analysis/camette?fen=${encodeURIComponent(race.fen)}`);
  const values = page.getByRole("list", { name: "Moves with their values" }).getByRole("listitem");
  await expect(values.first()).toContainText("win in 5 moves", { timeout: 30_000 });

  await page.goto("/endings");
  await expect(large).toContainText("These endings need the network");
  await context.setOffline(false);
  await expect(large).toContainText("This server has no endgame tables of this game");
  await expect(card).toContainText("Won in five moves, without a slip");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Nothing of the page is kept here")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("where nothing is kept, the page says that there is no answer, and nothing is fetched unasked", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("camlann.offline", "no");
  });
  await page.goto("/endings");
  await expect(page.getByRole("region", { name: "Camette" }).getByRole("listitem").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.getByRole("listitem").filter({ hasText: "Race to the castle 1" }).getByRole("link").click();
  await page.getByRole("link", { name: "All endings" }).first().waitFor();
  await context.setOffline(true);
  await page.getByRole("link", { name: "All endings" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: /answer/ })).toBeVisible();
});
