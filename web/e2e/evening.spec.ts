// A club's whole evening: ten bots and two people with a browser each play a Swiss from the first round to the winner.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { request, type APIRequestContext } from "@playwright/test";
import type { Game, MadeToken, Outcome, Tournament } from "@camlann/core/wire";
import { expectAccessible } from "./axe.ts";
import { expect, Hand, test } from "./test.ts";

const rounds = 3;
const botNames = [
  "Agravain",
  "Bedivere",
  "Caradoc",
  "Dinadan",
  "Ector",
  "Gareth",
  "Kay",
  "Lamorak",
  "Pellinore",
  "Tor",
];

/** An account with a token, which has entered the tournament; its program plays until it is ended. */
async function bot(baseURL: string, tournament: string, name: string): Promise<ChildProcess> {
  const browser = await request.newContext({ baseURL });
  await browser.get("/api/games");
  const posted = async <T>(path: string, data: object): Promise<T> => {
    const answer = await browser.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  await posted("/api/account", { name, password: "correct horse battery" });
  const { text } = await posted<MadeToken>("/api/account/tokens", { name: "the evening" });
  // Before it plays anywhere, so that every opponent can see that it is a bot.
  await posted("/api/account/bot", {});
  await posted(`/api/tournaments/${tournament}/enter`, { name });
  await browser.dispose();
  return spawn("python3", [join(import.meta.dirname, "../../examples/bot.py"), baseURL], {
    env: { ...process.env, CAMLANN_TOKEN: text },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Plays the game that is open in this browser to its end, by clicks: takes what it can, else runs for the castle. */
async function playToTheEnd(hand: Hand): Promise<void> {
  const { page } = hand;
  const path = `/api/games/${page.url().split("/").at(-1) ?? ""}?state=1`;
  const seat = await page.locator(".plate.bottom").getAttribute("data-seat");
  let game: Game | undefined;
  const myTurn = async (): Promise<boolean> => {
    game = (await (await page.request.get(path)).json()) as Game;
    return game.result !== null || game.seat === seat;
  };
  for (;;) {
    await expect.poll(myTurn, { timeout: 30_000 }).toBe(true);
    if (!game || game.result) break;
    const outcomes = game.state?.outcomes ?? [];
    const rank = (square: string): number => Number(square.slice(1));
    const gain = ({ from, to, captures }: Outcome): number =>
      10 * captures.length + (seat === "w" ? rank(to) - rank(from) : rank(from) - rank(to));
    const [best] = [...outcomes].sort((a, b) => gain(b) - gain(a));
    if (!best) throw new Error("no move");
    await hand.move(best.from, best.to);
    if (outcomes.filter(({ from, to }) => from === best.from && to === best.to).length > 1)
      await page.keyboard.press("Enter");
    const { plies } = game;
    await expect.poll(async () => (await myTurn()) && game?.plies !== plies, { timeout: 30_000 }).toBe(true);
  }
  expect(game?.result?.reason).not.toMatch(/time|resign/);
  await expect(page.getByRole("link", { name: "To the tournament" }).first()).toBeVisible();
}

interface Sum {
  name: string;
  halves: number;
  opponents: string[];
}

/** What each player won, by the games themselves. */
async function sums(asked: APIRequestContext, { rounds: all }: Tournament): Promise<Map<string, Sum>> {
  const found = new Map<string, Sum>();
  for (const { game } of all.flatMap(({ games }) => games)) {
    const { seats, result } = (await (await asked.get(`/api/games/${game ?? ""}`)).json()) as Game;
    for (const player of seats) {
      const other = seats.find((one) => one !== player);
      const sum = found.get(player.id ?? "") ?? { name: player.name, halves: 0, opponents: [] };
      if (!result) throw new Error("a game is open");
      sum.halves += result.winner === null ? 1 : result.winner === player.seat ? 2 : 0;
      sum.opponents.push(other?.id ?? "");
      found.set(player.id ?? "", sum);
    }
  }
  return found;
}

test("an evening of a club: ten bots and two people play a Swiss to its end", async ({ hand, browser, server }) => {
  test.setTimeout(90_000);
  const { address } = server;
  const ann = hand;
  const ben = new Hand(await (await browser.newContext({ baseURL: address })).newPage());
  await ann.page.goto("/tournaments");
  await ann.page.getByRole("button", { name: "Create a tournament" }).click();
  await ann.page.getByRole("textbox", { name: "Name of the tournament" }).fill("Club evening");
  await ann.page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await ann.page.getByRole("combobox", { name: "Game", exact: true }).selectOption("camette");
  await ann.page.getByRole("spinbutton", { name: "Rounds" }).fill(String(rounds));
  await ann.page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: "Club evening" })).toBeVisible();
  const link = ann.page.url();
  const id = link.split("/").at(-1) ?? "";
  await ben.page.goto(link);
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Join" }).click();
  const bots: ChildProcess[] = [];
  try {
    for (const name of botNames) bots.push(await bot(address, id, name));
    await expect(ann.page.getByRole("table").getByRole("row")).toHaveCount(13);
    await ann.page.getByRole("button", { name: "Start the tournament" }).click();
    for (let round = 1; ; ++round) {
      // The boards open by themselves, and each way back is a link.
      await Promise.all(
        [ann, ben].map(async (one) => {
          await one.page.waitForURL(/\/game\//);
          await one.page.locator("[data-square]").first().waitFor();
          await playToTheEnd(one);
          await one.page.getByRole("link", { name: "To the tournament" }).first().click();
          await expect(one.page.getByRole("heading", { name: "Club evening" })).toBeVisible();
        }),
      );
      if (round === rounds) break;
      const next = ann.page.getByRole("button", { name: `Start round ${String(round + 1)}` });
      await expect(next).toBeEnabled({ timeout: 60_000 });
      await next.click();
    }
    const finish = ann.page.getByRole("button", { name: "End the tournament" });
    await expect(ben.page.getByText("All rounds are played. The director ends the tournament.")).toBeVisible({
      timeout: 60_000,
    });
    await finish.click();
    await ann.page.getByRole("button", { name: "End it now" }).click();
    await expect(ben.page.locator(".over")).toHaveText(/has won the tournament|share the first place/);
  } finally {
    for (const program of bots) program.kill();
  }

  const told = (await (await ann.page.request.get(`/api/tournaments/${id}`)).json()) as Tournament;
  expect(told.rounds.map(({ games }) => games.length)).toEqual([6, 6, 6]);
  const found = await sums(ann.page.request, told);
  const halves = (player: string): number => found.get(player)?.halves ?? NaN;
  const standing = told.standing.map(({ player, halves: points, tieBreaks }) => ({
    id: told.entrants[player]?.id ?? "",
    points,
    quarters: tieBreaks[told.tieBreaks.indexOf("opponents-points")],
  }));
  expect(standing.map(({ points }) => points)).toEqual(standing.map(({ id: player }) => halves(player)));
  expect(standing.map(({ points }) => points)).toEqual(standing.map(({ points }) => points).sort((a, b) => b - a));
  // Points are shown in halves, and their sums in quarters.
  for (const { id: player, quarters } of standing) {
    const opponents = found.get(player)?.opponents ?? [];
    expect(new Set(opponents).size).toBe(rounds);
    expect(quarters).toBe(2 * opponents.reduce((sum, other) => sum + halves(other), 0));
  }
  await expect(ben.page.locator("tbody .points")).toHaveText(
    standing.map(({ points }) => `${points === 1 ? "" : String(Math.floor(points / 2))}${points % 2 === 1 ? "½" : ""}`),
  );
  const best = told.standing.filter(({ place }) => place === 1).map(({ player }) => told.entrants[player]?.name ?? "");
  for (const name of best) await expect(ben.page.locator(".over")).toContainText(name);
  await expectAccessible(ben.page);
});
