// Boards that other sites show within theirs.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Opens a page of another site that shows an address of ours. */
async function framed(page: Page, baseURL: string | undefined, path: string): Promise<FrameLocator> {
  const html = `<!doctype html><title>Another site</title><iframe src="${baseURL}${path}" width="400" height="640"></iframe>`;
  const site = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(html));
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${String(port)}/`);
  site.close();
  return page.frameLocator("iframe");
}

test("a published game can be stepped through on another site", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "/embed/records/camelot-wc2009-game1?ply=1&theme=dark&board=parch");
  await expect(frame.getByRole("status")).toContainText("Move 1");
  await frame.getByRole("button", { name: "To the start" }).click();
  await expect(frame.getByRole("status")).toHaveText("The starting position.");
  await frame.getByRole("button", { name: "One move on" }).click();
  await expect(frame.getByRole("status")).toContainText("Move 1");
  await frame.getByRole("button", { name: "To the last move" }).click();
  await expect(frame.getByRole("button", { name: "One move on" })).toBeDisabled();
  await expect(frame.getByRole("link")).toHaveAttribute("href", "/records/camelot-wc2009-game1");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await page.context().cookies()).toEqual([]);
});

test("a position with moves is shown, and its faults are said", async ({ page, baseURL }) => {
  const frame = await framed(page, baseURL, "/embed/position?variant=cam&moves=C5-C6,C9-C8&accent=0a7e4f");
  await expect(frame.getByRole("status")).toContainText("C9–C8");
  await expect(frame.getByRole("gridcell", { name: /^C6/ })).toHaveAccessibleName(/white/i);
  const drawn = await framed(page, baseURL, "/embed/position?variant=cam&moves=C5-C6&drawings=GD7,RC6C8,BZ9");
  await expect(drawn.locator("circle.cb-drawn-G")).toHaveCount(1);
  await expect(drawn.locator("path.cb-drawn-R")).toBeVisible();
  await expect(drawn.locator(".cb-drawn-B")).toHaveCount(0);
  await drawn.getByRole("button", { name: "To the start" }).click();
  await expect(drawn.locator(".cb-drawn-G")).toHaveCount(0);
  const wrong = await framed(page, baseURL, "/embed/position?variant=cam&moves=C5-C9");
  await expect(wrong.getByRole("alert")).toContainText("This board cannot be shown");
  const missing = await framed(page, baseURL, "/embed/records/nothing");
  await expect(missing.getByRole("alert")).toHaveText("This game does not exist, or is not public.");
});

test("a board speaks the language of its address, or that of the visitor's browser, and keeps nothing", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const path = "/embed/position?variant=cam&moves=C5-C6,C9-C8&ply=0";
  const frame = await framed(page, server.address, path);
  await expect(frame.locator("html")).toHaveAttribute("lang", "fr");
  await expect(frame.getByRole("status")).toHaveText("La position de départ.");
  await expect(frame.getByRole("gridcell", { name: /^C5/ })).toHaveAccessibleName(/pion/);
  const named = await framed(page, server.address, `${path}&language=he`);
  await expect(named.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(named.getByRole("status")).not.toHaveText(/[a-z]/i);
  const unknown = await framed(page, server.address, `${path}&language=tlh`);
  await expect(unknown.locator("html"), "one that the page does not speak").toHaveAttribute("lang", "fr");
  const english = await framed(page, server.address, `${path}&language=en`);
  await expect(english.getByRole("status")).toHaveText("The starting position.");
  const missing = await framed(page, server.address, "/embed/tournaments/nothing?language=de");
  await expect(missing.getByRole("alert")).toHaveText("Dieses Turnier gibt es nicht.");
  const kept = await page
    .frames()
    .at(-1)
    ?.evaluate(() => localStorage.length + sessionStorage.length);
  expect(kept).toBe(0);
  await context.close();
});

test("the standing of a tournament is shown on another site, in its colour, and follows the results", async ({
  page,
  person,
  baseURL,
}) => {
  const hand = await person();
  await hand.page.goto("/tournaments");
  const data = { name: "Friday Swiss", variant: "cam", time: { base: 300 }, host: "Ann", public: true };
  const made = await hand.page.request.post("/api/tournaments", { data });
  const { id } = (await made.json()) as { id: string };
  const named = await hand.page.request.post(`/api/tournaments/${id}/enter-names`, {
    data: { text: "Morgan 1700\nLancelot 1650" },
  });
  expect(named.ok(), await named.text()).toBe(true);
  const started = await hand.page.request.post(`/api/tournaments/${id}/start-round`, { data: { round: 1 } });
  expect(started.ok(), await started.text()).toBe(true);
  const frame = await framed(page, baseURL, `/embed/tournaments/${id}?accent=0a7e4f`);
  await expect(frame.getByRole("heading", { name: "Friday Swiss" })).toBeVisible();
  await expect(frame.getByRole("status")).toHaveText(/^Round 1 of /u);
  await expect(frame.getByRole("row")).toHaveCount(3);
  await expect(frame.getByRole("link")).toHaveAttribute("href", `/tournament/${id}`);
  expect(await page.context().cookies()).toEqual([]);
  const given = await hand.page.request.post(`/api/tournaments/${id}/give-result`, {
    data: { round: 1, board: 1, result: "1-0" },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const later = await framed(page, baseURL, `/embed/tournaments/${id}?theme=dark`);
  await expect(later.getByRole("row", { name: /^1 .* 1 1$/u })).toBeVisible();
  const pictures = process.env["CAMLANN_PICTURES"];
  if (pictures) await page.screenshot({ path: `${pictures}/embedded-standing.png` });
  const missing = await framed(page, baseURL, "/embed/tournaments/nothing");
  await expect(missing.getByRole("alert")).toHaveText("This tournament does not exist.");

  await hand.page.goto(`/tournament/${id}`);
  await expect(hand.page.getByRole("textbox", { name: "Standing for your site (HTML)" })).toHaveValue(
    new RegExp(`^<iframe src=".*/embed/tournaments/${id}"`, "u"),
  );
});

test("a puzzle is embedded from where it is shared, and its steps show the solution", async ({ page, baseURL }) => {
  await page.goto("/puzzles/cam/cam-0002");
  await page.getByRole("button", { name: "Show the solution" }).first().click();
  await page.getByRole("button", { name: "Share…" }).first().click();
  const html = await page.getByRole("textbox", { name: "Board for your site (HTML)" }).inputValue();
  const path = /src="https?:\/\/[^/]*([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(path).toContain("/embed/puzzles/cam/cam-0002?");
  const frame = await framed(page, baseURL, path);
  await expect(frame.getByRole("heading")).toHaveText("Puzzle: Cam");
  await expect(frame.getByRole("status")).toHaveText(/^(White|Black) to move\. The steps show the solution\.$/);
  await expect(frame.getByRole("link")).toHaveAttribute("href", "/puzzles/cam/cam-0002");
  await frame.getByRole("button", { name: "One move on" }).click();
  await expect(frame.getByRole("status")).toContainText(/^Move \d/);
});

test("a chapter of a study is embedded with its remarks", async ({ page, baseURL, request }) => {
  const text = "{Played at home} C5-C6 {[%csl GC6] the middle} (D5-D6) C9-C8";
  const chapter = { name: "First", variant: "cam", rules: "wcf", start: null, text };
  const made = await request.post("/api/studies", {
    data: { title: "Embedded openings", open: false, chapter },
    headers: { Origin: baseURL ?? "" },
  });
  const { id } = (await made.json()) as { id: string };
  const frame = await framed(page, baseURL, `/embed/studies/${id}/1`);
  await expect(frame.getByRole("heading")).toHaveText("Embedded openings: First");
  await frame.getByRole("button", { name: "To the start" }).click();
  await expect(frame.getByText("Played at home")).toBeVisible();
  await frame.getByRole("button", { name: "One move on" }).click();
  await expect(frame.getByText("the middle")).toBeVisible();
  await expect(frame.locator("circle.cb-drawn-G")).toHaveCount(1);
  await expect(frame.getByRole("link")).toHaveAttribute("href", `/study/${id}/1`);
  const missing = await framed(page, baseURL, `/embed/studies/${id}/9`);
  await expect(missing.getByRole("alert")).toHaveText("This game does not exist, or is not public.");
});

test("no other page can be framed", async ({ page, baseURL, request }) => {
  for (const path of ["/", "/records", "/account", "/docs/pictures"]) {
    const answer = await request.get(path);
    expect(answer.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
  const frame = await framed(page, baseURL, "/records");
  await expect(frame.getByRole("heading")).toHaveCount(0);
});

test("a record is shared as a link, a text, a picture and a board", async ({ page, request }) => {
  await page.goto("/records/camelot-wc2009-game1");
  await page.getByRole("button", { name: "Share…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(/\/records\/camelot-wc2009-game1$/);
  await expect(dialog.getByRole("textbox", { name: "Position (FEN)" })).toHaveValue(/ w/);
  await expect(dialog.getByRole("textbox", { name: "The game as a record" })).toHaveValue(/\[White /);
  await expect(dialog.getByRole("textbox", { name: "Board for your site (HTML)" })).toHaveValue(
    /^<iframe src=".*\/embed\/records\//,
  );
  await expect(dialog.getByRole("img", { name: "The position as a picture" })).toBeVisible();
  const address = (await dialog.getByRole("link", { name: "Animated GIF" }).getAttribute("href")) ?? "";
  const gif = await request.get(address);
  expect(gif.headers()["content-type"]).toBe("image/gif");
});
