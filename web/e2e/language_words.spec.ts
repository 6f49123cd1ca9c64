// The stations of an evening in all other languages: no English word is left. The game and the events are made once, in German; the other
// languages read what is left of them.
import type { Page } from "@playwright/test";
import { test } from "./own_server.ts";
import { englishIn, writtenBy } from "./page_texts.ts";
import { expect, Hand } from "./test.ts";
import { walk } from "./walk.ts";

/** What the people of this evening write. */
const written = writtenBy("camelot-0", "Wanda", "Winfried", "Xaver", "Yorick");

/** Reads everything on a page in another language, folded parts too, and looks for English words. */
async function readIn(page: Page, language: string, station: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  expect.soft(await englishIn(page, written, language), `${language}: ${station}`).toEqual([]);
}

/** Reads pages one after another. */
async function readAll(page: Page, language: string, addresses: readonly string[]): Promise<void> {
  const go = await walk(page);
  for (const address of addresses) {
    await go(address);
    await readIn(page, language, address);
  }
}

test("50: the stations of an evening have no English word in any language", async ({ browser, server }) => {
  test.slow();
  const context = await browser.newContext({ locale: "de-DE", baseURL: server.address, reducedMotion: "reduce" });
  const hand = new Hand(await context.newPage());
  const { page } = hand;
  const ask = async <T>(path: string, data: object, browserOf = context): Promise<T> => {
    const answer = await browserOf.request.post(`${server.address}/api/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const read = (station: string): Promise<void> => readIn(page, "de", station);
  const other = await browser.newContext({ baseURL: server.address });
  for (const one of [context, other]) await one.request.get(`${server.address}/api/games`);
  const { id } = await ask<{ id: string }>("invitations", { variant: "cam", name: "Wanda", colour: "w" });
  await page.goto(`/i/${id}`);
  await page.locator("main h1").first().waitFor();
  await read("an invitation");
  const { game } = await ask<{ game: string }>(`invitations/${id}/sit-down`, { name: "Xaver" }, other);
  await page.goto(`/game/${game}`);
  await hand.square("C5").waitFor();
  await ask(`games/${game}/chat`, { phrase: "good-luck" }, other);
  await ask(`games/${game}/offer-draw`, {}, other);
  await expect(page.locator(".offer, .offers").first()).toBeVisible();
  await read("an offer");
  await hand.click("C5");
  await hand.click("C8");
  await read("an illegal move");
  await ask(`games/${game}/resign`, {}, other);
  await expect(page.getByText("Du gewinnst").first()).toBeVisible();
  await read("the end");
  const club = await ask<{ address: string }>("clubs", { name: "Winfried", host: "Wanda", open: true });
  await ask(`clubs/${club.address}/news`, { text: "Yorick", letter: false });
  const terms = { name: "Winfried", host: "Wanda", variant: "cam", time: { base: 300 }, rated: false };
  const event = await ask<{ id: string }>("tournaments", { ...terms, system: "swiss", rounds: 2, nonce: "german" });
  await ask(`tournaments/${event.id}/enter-names`, { text: "Kunigunde\nWolfram" });
  await ask(`tournaments/${event.id}/start-round`, { round: 1 });
  await ask(`tournaments/${event.id}/give-result`, { round: 1, board: 1, result: "1-0" });
  for (const address of [
    `/embed/tournaments/${event.id}?language=de`,
    "/embed/position?variant=cam&moves=C5-C9&language=de",
  ]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await read(address);
  }
  const stations = [
    ...[`/club/${club.address}`, `/tournament/${event.id}`, `/game/${game}`, "/", "/tournaments", "/puzzles"],
    ...["/puzzles/cam", "/learn/cam", "/endings", "/records", "/records?view=statistics", "/account", "/settings"],
    ...["/records/camelot-wc2009-game4", "/days", "/leaders", "/studies", "/imprint", "/privacy"],
    "/analysis/cam?fen=1/3/5/6/7/7/7/7/7/7/5/3/1%20w",
  ];
  await readAll(page, "de", stations);
  await context.close();
  await other.close();
  for (const [language, locale] of Object.entries({ es: "es-ES", fr: "fr-FR", he: "he-IL", pl: "pl-PL" })) {
    const reader = await browser.newContext({ locale, baseURL: server.address, reducedMotion: "reduce" });
    await readAll(await reader.newPage(), language, stations);
    await reader.close();
  }
});
