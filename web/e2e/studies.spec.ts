// Studies on the server: two people in one, with a browser each; chapters, rights, and changes kept while the server is
// away.
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { Server } from "./server.ts";
import { expect, Hand, test } from "./test.ts";

const moves = (page: Page): Locator => page.getByRole("list", { name: "Moves", exact: true });
const said = (page: Page): Locator => page.locator("header [role=status]").filter({ hasText: /./ }).first();

/** Saves what is on the board; the address of the study. */
async function save(page: Page, title: string, open = false): Promise<string> {
  await page.getByRole("button", { name: "Save as a study" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as a study" });
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  if (open) await dialog.getByLabel("Everybody who has the link may write in it, too").check();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/study\/\w+$/);
  // The page before it has a list of moves, too.
  await expect(page.getByRole("button", { name: "Chapters and sharing" })).toBeVisible();
  await expect(moves(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

test("two people in one study see each other's moves, and what both do at once is kept", async ({ person }) => {
  const [anna, ben] = [await person(), await person()];
  await anna.page.goto("/analysis/cam");
  await anna.move("D5", "D6");
  const study = await save(anna.page, "Endings", true);
  await expect(moves(anna.page)).toContainText("D5–D6");

  await ben.page.goto(study);
  await expect(moves(ben.page)).toContainText("D5–D6");
  await moves(ben.page).getByRole("button", { name: "1, White: D5-D6" }).click();
  await ben.move("D9", "D8");
  await expect(said(ben.page)).toHaveText("Saved");
  await expect(moves(anna.page)).toContainText("D9–D8");

  // Both at once: what Anna has done is on its way while Ben's is taken. She is refused, and puts both together.
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await anna.page.route("**/chapters/1", async (route) => {
    await held;
    await route.continue();
  });
  const sent = anna.page.waitForRequest("**/chapters/1");
  await anna.move("C5", "C6");
  await sent;
  await expect(said(anna.page)).toHaveText("Saving…");
  // It says "Saved" of the move before, too.
  const taken = ben.page.waitForResponse("**/chapters/1");
  await ben.move("C5", "C6");
  await taken;
  await expect(said(ben.page)).toHaveText("Saved");
  const refused = anna.page.waitForResponse((response) => response.status() === 409);
  release();
  await refused;
  for (const { page } of [anna, ben]) {
    await expect(moves(page).getByRole("group", { name: "Variation at move 1" })).toContainText("C5–C6");
    await expect(moves(page).getByRole("button", { name: "2, White: C5-C6" })).toBeVisible();
    await expect(said(page)).toHaveText("Saved");
  }
  await anna.page.reload();
  await expect(moves(anna.page)).toContainText("D9–D8");
  await anna.page.context().close();
  await ben.page.context().close();
});

/** What others do can only be told to this page: it cannot ask. */
async function neverAsks(page: Page): Promise<void> {
  await page.route(/\/api\/studies\/\w+\?after=[1-9]/, (route) => route.abort());
}

test("both receive the other's moves at once, also after a reconnect", async ({ person }) => {
  const [anna, ben] = [await person(), await person()];
  await neverAsks(ben.page);
  await anna.page.goto("/analysis/cam");
  await anna.move("D5", "D6");
  const study = await save(anna.page, "Endings", true);
  let away = false;
  let cut = (): Promise<void> => Promise.resolve();
  await ben.page.routeWebSocket(/\/ws$/, (socket) => {
    if (away) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
    cut = async () => {
      await server.close();
      await socket.close();
    };
  });
  await ben.page.goto(study);
  await expect(moves(ben.page)).toContainText("D5–D6");
  await moves(anna.page).getByRole("button", { name: "1, White: D5-D6" }).click();
  await anna.move("D9", "D8");
  await expect(moves(ben.page)).toContainText("D9–D8");

  // Without its socket the page receives nothing; the next one brings the missed events.
  away = true;
  await cut();
  await anna.move("E5", "E6");
  await expect(said(anna.page)).toHaveText("Saved");
  await expect(moves(ben.page)).not.toContainText("E5–E6");
  away = false;
  await expect(moves(ben.page)).toContainText("E5–E6");

  // Undo takes back one's own moves, not the other's.
  await moves(ben.page).getByRole("button", { name: "1, White: D5-D6" }).click();
  await ben.move("C9", "C8");
  await expect(moves(anna.page)).toContainText("C9–C8");
  await anna.page.getByRole("button", { name: "Undo" }).first().click();
  await anna.page.getByRole("button", { name: "Undo" }).first().click();
  await expect(moves(ben.page)).not.toContainText("D9–D8");
  await expect(moves(ben.page)).toContainText("C9–C8");
  await anna.page.context().close();
  await ben.page.context().close();
});

test("rights change while others are in the study, and chapters are put in order before their eyes", async ({
  person,
}) => {
  const [anna, ben] = [await person(), await person()];
  await neverAsks(ben.page);
  await anna.page.goto("/analysis/cam");
  await anna.move("D5", "D6");
  const study = await save(anna.page, "Endings");
  await ben.page.goto(study);
  await expect(said(ben.page)).toHaveText("Read only");

  const tools = (page: Page): Locator => page.getByRole("button", { name: "Chapters and sharing" });
  const [annas, bens] = [anna, ben].map(({ page }) => page.getByRole("dialog", { name: "Endings" }));
  if (!annas || !bens) throw new Error("two people");
  await tools(ben.page).click();
  await expect(bens.getByRole("button", { name: "Add the chapter" })).toHaveCount(0);
  await tools(anna.page).click();
  await annas.getByLabel("Everybody who has the link may write in it, too").check();
  await expect(bens.getByRole("button", { name: "Add the chapter" })).toBeVisible();
  await annas.getByLabel("New chapter").fill("Second");
  await annas.getByRole("button", { name: "Add the chapter" }).click();
  await anna.page.waitForURL(`**${study}/2`);
  const chapters = bens.getByRole("listitem").getByRole("link");
  await expect(chapters).toHaveText(["Chapter 1", "Second"]);
  await tools(anna.page).click();
  await annas.getByRole("button", { name: "Move the chapter Second up" }).press("Enter");
  await expect(chapters).toHaveText(["Second", "Chapter 1"]);
  await expect(annas.getByText("Second is number 1 now.")).toBeAttached();
  await expect(annas.getByRole("button", { name: "Move the chapter Second up" })).toBeFocused();
  await annas.getByLabel("Everybody who has the link may write in it, too").uncheck();
  await expect(bens.getByRole("button", { name: "Add the chapter" })).toHaveCount(0);
  await expect(said(ben.page)).toHaveText("Read only");
  await anna.page.context().close();
  await ben.page.context().close();
});

test("a chapter goes back to what it was, and Undo goes on again", async ({ person }) => {
  const [anna, ben] = [await person(), await person()];
  await anna.page.goto("/analysis/cam");
  await anna.move("D5", "D6");
  const study = await save(anna.page, "Endings", true);
  await ben.page.goto(study);
  await moves(ben.page).getByRole("button", { name: "1, White: D5-D6" }).click();
  await ben.page.getByRole("button", { name: "Delete from here" }).click();
  await ben.move("C5", "C6");
  await expect(said(ben.page)).toHaveText("Saved");
  await expect(moves(anna.page)).toContainText("C5–C6");

  await anna.page.getByRole("button", { name: "Chapters and sharing" }).click();
  const dialog = anna.page.getByRole("dialog", { name: "Endings" });
  await dialog.getByRole("button", { name: "Earlier states" }).click();
  await expect(dialog.getByText("Somebody")).toBeVisible();
  await expectAccessible(anna.page);
  await dialog.getByRole("button", { name: /^Go back to how it was: You/ }).click();
  await expect(moves(ben.page)).toContainText("D5–D6");
  await expect(moves(ben.page)).not.toContainText("C5–C6");
  await anna.page.getByRole("button", { name: "Undo" }).first().click();
  await expect(moves(ben.page)).toContainText("C5–C6");
  await anna.page.context().close();
  await ben.page.context().close();
});

test("a reader tries moves out, invisible to all others", async ({ person }) => {
  const [anna, eve] = [await person(), await person()];
  await anna.page.goto("/analysis/cam");
  await anna.move("D5", "D6");
  const study = await save(anna.page, "Endings");
  await eve.page.goto(study);
  await expect(said(eve.page)).toHaveText("Read only");
  await eve.move("C5", "C6");
  await expect(moves(eve.page)).toContainText("C5–C6");
  await eve.page.getByRole("button", { name: "Chapters and sharing" }).click();
  const dialog = eve.page.getByRole("dialog", { name: "Endings" });
  await expect(dialog).toContainText("What you try out here is not saved.");
  for (const name of ["Add the chapter", "Rename", "Delete this study"]) {
    await expect(dialog.getByRole("button", { name })).toHaveCount(0);
  }
  await eve.page.goto(study);
  await expect(moves(eve.page)).toContainText("D5–D6");
  await expect(moves(eve.page)).not.toContainText("C5–C6");
  await anna.page.context().close();
  await eve.page.context().close();
});

test("chapters are added, renamed and deleted, and the study is in the list until it is deleted", async ({
  page,
  hand,
}) => {
  await page.goto("/analysis/cam");
  await hand.move("D5", "D6");
  const study = await save(page, "My openings");
  const tools = page.getByRole("button", { name: "Chapters and sharing" });
  const dialog = page.getByRole("dialog", { name: "My openings" });
  await tools.click();
  await expect(dialog.getByLabel("Link to this study")).toHaveValue(new RegExp(`${study}/1$`));
  await expectAccessible(page);
  await dialog.getByLabel("New chapter").fill("Second");
  await dialog.getByRole("button", { name: "Add the chapter" }).click();
  await page.waitForURL(`**${study}/2`);
  await expect(page.getByRole("heading", { name: "My openings: Second", exact: true })).toBeVisible();
  await hand.move("C5", "C6");
  await expect(said(page)).toHaveText("Saved");
  await expect(moves(page)).not.toContainText("D5–D6");

  await tools.click();
  await dialog.getByLabel("Name of the chapter").fill("To the left");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(dialog.getByRole("link", { name: "To the left" })).toHaveAttribute("aria-current", "page");
  await dialog.getByRole("link", { name: "Chapter 1" }).click();
  await expect(moves(page)).toContainText("D5–D6");
  await tools.click();
  await dialog.getByRole("button", { name: "Delete the chapter To the left" }).click();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByRole("link", { name: "To the left" })).toHaveCount(0);

  await dialog.getByRole("link", { name: "My studies" }).click();
  await expect(page.getByRole("heading", { name: "My studies" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^My openings Cam · Chapter 1 1 chapter/ }).click();
  await expect(moves(page)).toContainText("D5–D6");
  await tools.click();
  await dialog.getByRole("button", { name: "Delete this study" }).click();
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("You have no studies yet.", { exact: false })).toBeVisible();
  await page.goto(study);
  await expect(page.getByRole("heading", { name: "This study does not exist." })).toBeVisible();
});

test("moves made while the server is away are kept and saved later", async ({ browser }) => {
  const own = new Server();
  await own.start();
  const context = await browser.newContext({ baseURL: own.address });
  const hand = new Hand(await context.newPage());
  const { page } = hand;
  await page.goto("/analysis/cam");
  await hand.move("D5", "D6");
  const study = await save(page, "Endings");
  await own.kill();
  await moves(page).getByRole("button", { name: "1, White: D5-D6" }).click();
  await hand.move("D9", "D8");
  await expect(said(page)).toHaveText("Not saved yet");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(hand.line).toHaveText("Not saved yet");
  await page.setViewportSize({ width: 1280, height: 720 });
  await own.start();
  await expect(said(page)).toHaveText("Saved");
  const second = await browser.newContext({ baseURL: own.address });
  const reader = await second.newPage();
  await reader.goto(study);
  await expect(moves(reader)).toContainText("D9–D8");
  await context.close();
  await second.close();
  await own.stop();
});

test("48.13: the list of studies shows the game and the chapters of each", async ({ page }) => {
  await page.goto("/");
  const chapter = (name: string) => ({ name, variant: "camelot", text: "" });
  const answer = await page.request.post("/api/studies", {
    data: { title: "Two chapters", open: false, chapter: chapter("Main line") },
  });
  const { id } = (await answer.json()) as { id: string };
  await page.request.post(`/api/studies/${id}/chapters`, { data: chapter("Traps") });
  await page.goto("/studies");
  const study = page.getByRole("main").getByRole("link", { name: /^Two chapters/ });
  await expect(study).toContainText("Camelot · Main line · Traps");
  await expect(study.locator("svg").first()).toBeVisible();
  await expectAccessible(page);
});
