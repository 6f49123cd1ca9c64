// An evening in the pseudo-language xx, in which nothing stands outside its brackets (doc/players/languages.md): what is read on the way is
// in a catalogue of the languages. What people have written is exempt, and squares, notation, and names of games.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import type { PerfectValues } from "../src/lib/wire.ts";
import { loadRules } from "./core.ts";
import { speak, untranslated, writtenBy } from "./page_texts.ts";
import { Server } from "./server.ts";
import { test as base } from "./own_server.ts";
import { expect, Hand } from "./test.ts";
import { program } from "./where.ts";

const data = join(import.meta.dirname, "../../data");

/** What the people of this evening write, and ids of puzzles. */
const written = writtenBy("camelot-0", "Ottilie", "Wanda", "Winfried", "Xaver", "Yorick", "Zenobia");

/** A person whose pages are in the pseudo-language. */
type Stranger = (name?: string) => Promise<Hand>;

const test = base.extend<{ stranger: Stranger }>({
  stranger: async ({ person }, use) => {
    await use(async (name) => {
      const hand = await person(name);
      await speak(hand.page, "xx");
      await hand.page.emulateMedia({ reducedMotion: "reduce" });
      return hand;
    });
  },
});

/** Looks at everything that is on a page, folded parts too. */
async function look(page: Page, station: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "xx");
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  expect.soft(await untranslated(page, written), station).toEqual([]);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  await look(page, address);
}

const named = (text: string) => ({ name: `⟦${text}⟧`, exact: true });
const button = (page: Page | Locator, text: string): Locator => page.getByRole("button", named(text)).first();
const link = (page: Page | Locator, text: string): Locator => page.getByRole("link", named(text)).first();
const alert = (page: Page | Locator): Locator => page.getByRole("alert").filter({ hasText: /./u }).first();

test("50: an account is made and signed in to in the pseudo-language, with what is refused", async ({ stranger }) => {
  const { page } = await stranger();
  const form = (heading: string): Locator =>
    page.locator("form", { has: page.getByRole("heading", { name: heading }) });
  const send = async (heading: string, name: string, password: string): Promise<void> => {
    await form(heading).locator("[name=username]").fill(name);
    await form(heading).locator("[name=password]").fill(password);
    await form(heading).getByRole("button").click();
  };
  const refused = async (heading: string, name: string, password: string, why: string): Promise<void> => {
    await send(heading, name, password);
    await expect(alert(form(heading))).toContainText(why);
    await look(page, why);
  };
  await page.goto("/account");
  await refused("Create an account", "admin", "vier rote burgen am see", "This name is reserved");
  await refused("Create an account", "Ottilie", "Ottilie2026", "Many people use this password");
  await send("Create an account", "Ottilie", "vier rote burgen am see");
  await expect(page.getByRole("heading", { name: "Ottilie", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await look(page, "the account");
  await button(page, "Sign out").click();
  await refused("I have an account", "Ottilie", "drei rote burgen am see", "Name and password do not match");
  await send("I have an account", "Ottilie", "vier rote burgen am see");
  await expect(page.getByRole("heading", { name: "Ottilie", level: 1 })).toBeVisible();
  for (const address of ["/", "/@/Ottilie", "/settings", "/mail", "/days", "/studies", "/leaders", "/imprint"])
    await visit(page, address);
  // The server writes them in its own languages, which the one of tests is not, and they say so.
  for (const address of ["/status", "/api"]) {
    await page.goto(address);
    await expect(page.locator("html"), address).toHaveAttribute("lang", "en");
  }
});

test("50: two people play by invitation, to the review of their game, in the pseudo-language", async ({ stranger }) => {
  const [wanda, xaver] = [await stranger("Wanda"), await stranger("Xaver")];
  const { page } = wanda;
  await page.goto("/");
  await page.getByText("⟦a friend by link⟧").click();
  await look(page, "the start page with a friend");
  await button(page, "Choices for Cam").click();
  await look(page, "the form of a game");
  await page.getByRole("dialog").locator("[name=colour]").first().check({ force: true });
  await button(page, "Create a link").click();
  await page.waitForURL(/\/i\//u);
  await page.locator("h1").first().waitFor();
  await look(page, "the invitation, host");
  await visit(xaver.page, page.url());
  await xaver.page.getByRole("main").getByRole("button", { name: "Play as guest" }).click();
  for (const one of [wanda, xaver]) {
    await one.page.waitForURL(/\/game\//u);
    await one.square("A1").or(one.square("C5")).first().waitFor();
  }
  const whiteAtFoot = (await page.locator(".plate.bottom").getAttribute("data-seat")) === "w";
  const [white, black] = whiteAtFoot ? [wanda, xaver] : [xaver, wanda];
  await white.click("C9");
  await look(white.page, "a tap on the other side's piece");
  await white.click("C5");
  await white.click("C8");
  await look(white.page, "an illegal move");
  await white.page.reload();
  await white.move("C5", "C6");
  await expect(black.line).toContainText("Your move.");
  await look(white.page, "the other's turn");

  await button(white.page, "Chat").click();
  await white.page.getByRole("button", { name: "Good luck" }).click();
  await expect(black.page.locator(".chat .row")).toContainText("Good luck");
  await black.page.locator(".chat .row").click();
  await look(black.page, "a phrase");
  await black.page.getByRole("button", { name: "Thanks" }).click();
  await expect(white.page.getByRole("log")).toContainText("Thanks");
  await look(white.page, "the chat");

  await button(black.page, "Offer a draw").click();
  await expect(button(white.page, "Decline")).toBeEnabled();
  await look(white.page, "a draw that is offered");
  await look(black.page, "an own offer of a draw");
  await button(white.page, "Decline").click();
  await expect(black.line).toContainText("declined the draw");
  await look(black.page, "a draw that is declined");
  await black.move("C9", "C8");
  await button(white.page, "Ask for a take-back").click();
  await expect(button(black.page, "Allow")).toBeEnabled();
  await look(black.page, "a take-back that is asked for");
  await button(black.page, "No").click();
  await expect(white.line).toContainText("did not allow");
  await look(white.page, "a take-back that is refused");

  await button(white.page, "Resign").click();
  await look(white.page, "to resign or not");
  await button(white.page.getByRole("dialog"), "Resign").click();
  await expect(black.page.getByText(/You win/u).first()).toBeVisible();
  await look(white.page, "a lost game");
  await look(black.page, "a won game");
  await button(black.page, "Share…").click();
  await look(black.page, "sharing a game");
  await black.page.keyboard.press("Escape");
  await button(black.page, "Rematch").click();
  await expect(white.page.getByText(/rematch/u).first()).toBeVisible();
  await look(white.page, "a rematch that is offered");
  await link(white.page, "Review").click();
  await expect(white.page.getByText(/⟦Reviewed /u)).toHaveCount(0, { timeout: 20_000 });
  await look(white.page, "the review");
  await visit(white.page, "/");
});

/** Plays a game of two guests, and waits until the archive has it. */
async function playedByGuests(server: Server): Promise<void> {
  const [white, black] = await Promise.all([0, 1].map(() => request.newContext({ baseURL: server.address })));
  const ask = async (of: APIRequestContext | undefined, path: string, data: object): Promise<unknown> => {
    const answer = await of?.post(`/api/${path}`, { data });
    expect(answer?.ok(), await answer?.text()).toBe(true);
    return answer?.json();
  };
  for (const one of [white, black]) await one?.get("/api/games");
  const { id } = (await ask(white, "invitations", { variant: "cam", name: "Wanda", colour: "w" })) as { id: string };
  const { game } = (await ask(black, `invitations/${id}/sit-down`, { name: "Xaver" })) as { game: string };
  await ask(white, `games/${game}/moves`, { ply: 0, move: "C5-C6", nonce: "first" });
  await ask(black, `games/${game}/moves`, { ply: 1, move: "C9-C8", nonce: "second" });
  await ask(white, `games/${game}/resign`, {});
  await expect.poll(async () => (await white?.get("/api/archive/games"))?.text()).toContain("Wanda (guest)");
  await Promise.all([white?.dispose(), black?.dispose()]);
}

const endings = JSON.parse(readFileSync(join(import.meta.dirname, "../src/endings/list.json"), "utf8")) as readonly {
  game: string;
  id: string;
  fen: string;
}[];

interface Puzzle {
  id: string;
  fen: string;
  line: string[];
}

test("50: a puzzle, a lesson and an ending are solved in the pseudo-language", async ({ stranger }) => {
  const hand = await stranger();
  const { page } = hand;
  await visit(page, "/puzzles");
  const puzzles = readFileSync(join(data, "puzzles/camelot.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Puzzle);
  const rules = await loadRules();
  const puzzle = puzzles.find(({ line }) => line.length === 1 && line[0]?.split(/[-x^]/).length === 2);
  const [from = "", to = ""] = puzzle?.line[0]?.split(/[-x^]/) ?? [];
  const wrong = rules("camelot", puzzle?.fen ?? "").outcomes.find((one) => one.from !== from && one.path.length === 2);
  await page.goto(`/puzzles/camelot/${puzzle?.id ?? ""}`);
  await hand.square(from).waitFor();
  await look(page, "a puzzle");
  for (const square of wrong?.path ?? []) await hand.click(square);
  await expect(button(page, "Try again")).toBeVisible({ timeout: 20_000 });
  await look(page, "a wrong move");
  await button(page, "Try again").click();
  await look(page, "another try");
  await hand.click(from);
  await hand.click(to);
  const end = page.locator(".so-far").getByRole("button", { name: "End here" });
  if (await end.isVisible()) await end.click();
  await expect(page.locator(".verdict")).toContainText("Solved");
  await expect(page.locator(".idea")).toContainText("⟦", { timeout: 20_000 });
  await look(page, "a puzzle that is solved");
  await visit(page, "/puzzles/camelot/daily");
  await button(page, "Hint").click();
  await look(page, "a hint");
  await button(page, "Show the solution").click();
  await expect(page.locator(".idea")).toContainText("⟦", { timeout: 20_000 });
  await look(page, "a solution");
  await visit(page, "/puzzles/camelot/storm");

  await visit(page, "/learn/cam");
  await page.getByRole("button", { name: /An offer that wins/u }).click();
  await hand.square("D6").waitFor();
  await look(page, "a lesson");
  await hand.move("D6", "E7");
  await expect(page.locator(".exercise [role=status]")).toContainText("two of your men are gone");
  await look(page, "a wrong move in a lesson");
  await button(page, "Start over").click();
  await hand.move("D6", "D7");
  await expect(page.locator(".exercise [role=status]")).toContainText("Right.");
  await look(page, "a right move in a lesson");
  await hand.move("E5", "A9");
  await expect(page.locator(".exercise [role=status]")).toContainText("Correct.");
  await look(page, "a lesson that is learnt");
});

test("50: an ending is practised in the pseudo-language", async ({ browser }) => {
  const tables = mkdtempSync(join(tmpdir(), "camlann-tables-"));
  execFileSync(program, ["tables", "build", "--variant", "camette", "--pieces", "3", "--dir", tables]);
  const server = new Server(tables);
  await server.start();
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  try {
    const hand = new Hand(await context.newPage());
    const { page } = hand;
    await speak(page, "xx");
    await visit(page, "/endings");
    await page.locator("main a[href^='/endings/camette/']").first().click();
    await expect(hand.line).toContainText("to move and win");
    await look(page, "an ending");
    const { pathname } = new URL(page.url());
    const ending = endings.find(({ game, id }) => pathname === `/endings/${game}/${id}`);
    const query = new URLSearchParams({ rules: "wcf", fen: ending?.fen ?? "" }).toString();
    const values = (await (await page.request.get(`/api/tables/camette?${query}`)).json()) as PerfectValues;
    const play = async (notation = ""): Promise<void> => {
      const squares = notation.split(/[-x^]/u);
      await hand.move(squares[0] ?? "", squares.at(-1) ?? "");
    };
    await play(values.moves.at(-1)?.notation);
    await expect(hand.line).toContainText("gives away the win");
    await look(page, "a slip");
    await button(page, "Try again from here").click();
    await look(page, "an ending, once more");
    await play(values.moves[0]?.notation);
    await expect(hand.line).toContainText("still a win");
    await look(page, "a right move in an ending");
    await visit(page, "/endings");
  } finally {
    await context.close();
    await server.stop();
    rmSync(tables, { recursive: true, force: true });
  }
});

test("50: a tournament is made, entered, played and ended in the pseudo-language", async ({ stranger }) => {
  const [wanda, xaver] = [await stranger("Wanda"), await stranger("Xaver")];
  const { page } = wanda;
  await visit(page, "/tournaments");
  await button(page, "Create a tournament").click();
  const dialog = page.getByRole("dialog");
  const system = dialog.getByRole("combobox", { name: "How it is played" });
  for (const one of ["round-robin", "knockout", "arena", "simul", "swiss"]) {
    await system.selectOption(one);
    await look(page, `the form of a tournament: ${one}`);
  }
  await dialog.getByRole("textbox", { name: "Name of the tournament" }).fill("Zenobia Yorick");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("Wanda");
  await dialog.getByRole("spinbutton", { name: "Rounds" }).fill("2");
  await button(dialog, "Create").click();
  await page.waitForURL(/\/tournament\//u);
  await page.getByRole("heading", { name: "Zenobia Yorick" }).waitFor();
  await look(page, "a tournament, director");
  await visit(xaver.page, page.url());
  await xaver.page.getByRole("textbox", named("Your name")).fill("Xaver");
  await button(xaver.page, "Join").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
  await look(xaver.page, "a tournament that is entered");
  await look(page, "a tournament with players");
  const event = page.url();
  await button(page, "Start the tournament").click();
  for (const one of [wanda, xaver]) {
    await one.page.waitForURL(/\/game\//u);
    await one.square("C5").waitFor();
    await look(one.page, "a game of the tournament");
  }
  await visit(xaver.page, event);
  await visit(page, event);
  await page.getByRole("combobox", { name: /Result of/u }).selectOption("1-0");
  await button(page, "Save the result").click();
  await expect(xaver.page.getByText(/⟦Given by Wanda/u).first()).toBeVisible();
  await look(page, "a result, director");
  await look(xaver.page, "a result, player");
  await button(page, "End the tournament").click();
  await look(page, "to end it or not");
  await button(page, "End it now").click();
  await expect(xaver.page.locator(".over")).toContainText("has won the tournament");
  await page.waitForLoadState("networkidle");
  await look(page, "a tournament that is over, director");
  await look(xaver.page, "a tournament that is over, player");
  await visit(page, "/tournaments");
  await page.goto(`${event.replace("/tournament/", "/embed/tournaments/")}?language=xx`, { waitUntil: "networkidle" });
  await look(page, "the standing on another site");
});

test("50: a club with news and a league is founded in the pseudo-language", async ({ stranger }) => {
  const [wanda, xaver] = [await stranger("Wanda"), await stranger("Xaver")];
  const { page } = wanda;
  await page.goto("/tournaments");
  await button(page, "Create a club").click();
  await look(page, "the form of a club");
  await page.getByRole("textbox", named("Name of the club")).fill("Zenobia");
  await page.getByRole("textbox", named("Your name")).fill("Wanda");
  await button(page, "Create").click();
  await page.waitForURL(/\/club\//u);
  await page.getByRole("heading", { level: 1, name: "Zenobia" }).waitFor();
  const club = page.url();
  await page.waitForLoadState("networkidle");
  await look(page, "a club, owner");
  await page.getByRole("textbox", { name: "⟦Text⟧" }).fill("Yorick");
  await button(page, "Publish").click();
  await expect(page.getByText("Yorick")).toBeVisible();
  await look(page, "news, officer");
  const invitation = await page.getByRole("textbox", named("Link with which others join")).inputValue();
  await visit(xaver.page, invitation);
  await xaver.page.getByRole("textbox", named("Your name")).fill("Xaver");
  await button(xaver.page, "Join the club").click();
  await expect(xaver.page.getByText("⟦Who may do what⟧").first()).toBeAttached();
  await look(xaver.page, "a club, member");

  await button(page, "Create a league for the club").click();
  await look(page, "the form of a league");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", named("Name of the league")).fill("Yorick");
  await button(dialog, "Create").click();
  await page.waitForURL(/\/league\//u);
  await page.getByRole("heading", { name: "Yorick" }).waitFor();
  await look(page, "a league, director");
  await visit(xaver.page, page.url());
  await xaver.page.getByRole("textbox", named("Your name")).fill("Xaver");
  await button(xaver.page, "Enter").click();
  await expect(button(page, "Start season 1")).toBeEnabled();
  await look(xaver.page, "a league that is entered");
  await button(page, "Start season 1").click();
  await expect(xaver.page.getByRole("region", { name: /Division 1/u })).toBeVisible();
  await look(page, "a season");
  await visit(page, club);
  await visit(page, "/tournaments");
});

test("50: records, a study and boards on other sites are read in the pseudo-language", async ({ stranger, server }) => {
  const hand = await stranger();
  const { page } = hand;
  await playedByGuests(server);
  for (const address of [
    "/records",
    "/records?view=statistics&variant=camelot",
    "/records?variant=camelot&player=nolan&opening=E6-G8",
    "/records/camelot-wc2009-game4",
  ])
    await visit(page, address);
  await button(page, "Share…").click();
  await page.getByRole("dialog").waitFor();
  await look(page, "sharing a record");

  // Few positions, of which each is soon searched.
  await page.goto(`/analysis/cam?fen=${encodeURIComponent("1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w")}&review#D11-C10%20A4-B3`);
  await expect(page.getByRole("status").filter({ hasText: /mistakes?/u })).toBeVisible({ timeout: 30_000 });
  await look(page, "a review with a mistake");
  await page.getByRole("tabpanel").getByRole("button", named("Try again")).first().click();
  await look(page, "a better move");

  await page.goto("/analysis/cam");
  await hand.move("D5", "D6");
  await button(page, "Save as a study").click();
  await look(page, "the form of a study");
  await page.getByRole("dialog").getByRole("textbox", named("Title")).fill("Yorick");
  await button(page.getByRole("dialog"), "Save").click();
  await page.waitForURL(/\/study\/\w+$/u);
  await button(page, "Chapters and sharing").click();
  await look(page, "a study");
  await visit(page, "/studies");

  for (const address of [
    "/embed/records/camelot-wc2009-game1?ply=1&language=xx",
    "/embed/position?variant=cam&moves=C5-C6,C9-C8&language=xx",
    "/embed/position?variant=cam&moves=C5-C9&language=xx",
    "/embed/records/nothing?language=xx",
  ]) {
    await page.goto(address);
    await page.locator("main a, [role=alert]").first().waitFor();
    await look(page, address);
  }
});
