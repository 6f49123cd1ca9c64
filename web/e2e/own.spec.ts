// Games from files: built-in ones, and a server's additional ones.
import { join } from "node:path";
import { Server } from "./server.ts";
import { expect, test as base } from "./test.ts";

const file = (name: string): string => join(import.meta.dirname, `../../test/data/variants/${name}.variant`);

const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const server = new Server("", file("crossroads"), ["--variants", file("orchard"), "--variants", file("terrace")]);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("River Camelot is begun from its tile, with trees, and played around the river", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("button", { name: /^River Camelot/ }).click();
  await page.waitForURL(/\/game\//);
  await expect(hand.line).toContainText("Put three trees on your side: 3 to go.");
  const mayHaveTree = /^F7, empty, a tree may be put here$/;
  await expect(hand.square("F7")).toHaveAttribute("aria-label", mayHaveTree);
  await hand.click("F7");
  await expect(hand.square("F7")).toHaveAttribute("aria-label", "F7, tree");
  await expect(hand.line).toContainText("Put three trees on your side: 2 to go.");
  await hand.click("E5");
  await expect(hand.line).toContainText("Put three trees on your side: 2 to go.");
  // By the keyboard, too.
  await hand.square("G7").focus();
  await page.keyboard.press("Enter");
  await expect(hand.square("G7")).toHaveAttribute("aria-label", "G7, tree");
  await hand.click("C2");
  for (const square of ["A8", "G10", "J15"]) {
    await expect(hand.square(square)).toHaveAttribute("aria-label", /a tree may be put here/);
    await hand.click(square);
    await expect(hand.square(square)).toHaveAttribute("aria-label", `${square}, tree`);
  }
  await expect(hand.moves).toHaveText(["tree F7", "tree A8", "tree G7", "tree G10", "tree C2", "tree J15"]);
  await hand.move("E5", "E6");
  await expect(hand.square("E12")).toHaveAttribute("aria-label", /\d move/);
  await hand.click("E12");
  await hand.click("G10");
  await expect(hand.line).toContainText("A tree stands on G10");
  await hand.move("F12", "F11");
  await expect(hand.moves).toHaveCount(8);
  await page.reload();
  await hand.move("D5", "D6");
  await expect(hand.moves).toHaveCount(9);
  await expect(hand.square("D8")).toHaveCount(1);
  await expect(hand.square("E7")).toHaveCount(0);
});

test("the computer plays Anti-Camelot, and its rules are written", async ({ page, open, hand }) => {
  await open({ variant: "anti-camelot", opponent: "computer", level: 1 });
  await hand.move("E7", "E8");
  await expect(hand.moves).toHaveCount(2, { timeout: 20_000 });
  await page.goto("/rules/anti-camelot");
  await expect(page.getByText(/^Here whoever would win has lost/).first()).toBeVisible();
  await expect(page.getByText("Whoever gets a piece into the enemy castle has lost.").first()).toBeVisible();
  await expect(page.getByText(/reconstruction/)).toHaveCount(0);
  // No anchor leads to a chapter that is not there.
  const anchors = await page
    .locator('main a[href^="#"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  for (const anchor of anchors) await expect(page.locator(anchor ?? "")).toHaveCount(1);
});

test("a game of the server's own is offered, played, found again and explained", async ({ page, hand }) => {
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "More games" })).toBeVisible();
  await page.getByRole("button", { name: /^Crossroads/ }).click();
  await page.waitForURL(/\/game\//);
  await hand.move("D1", "D2");
  await expect(hand.moves).toHaveCount(1);
  await page.reload();
  await hand.move("F9", "F8");
  await expect(hand.moves).toHaveText(["D1–D2", "F9–F8"]);
  await page.goto("/");
  await expect(page.locator(".board svg").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Crossroads/ })).toBeVisible();
  await page.goto("/rules/crossroads");
  await expect(page.getByRole("heading", { name: /Crossroads/ }).first()).toBeVisible();
  await page.goto("/editor/crossroads");
  await expect(hand.square("E3")).toBeVisible();
});

test("the worker knows it, too", async ({ page, open, hand }) => {
  await open({ variant: "crossroads" });
  await hand.move("D1", "D2");
  await page.getByRole("button", { name: "Why this move?" }).click();
  await expect(page.getByRole("region", { name: "Why D1–D2?" })).toContainText(/\d\.\d/, { timeout: 20_000 });
});

test("51: an array is chosen, and the first move may be taken over as a rule of the variant", async ({
  page,
  hand,
}) => {
  await page.goto("/");
  await page.getByText("a friend on this device", { exact: true }).click();
  await page.getByRole("button", { name: "Choices for Obstgärten" }).click();
  const dialog = page.getByRole("dialog", { name: "New game of Obstgärten" });
  await expect(dialog.getByLabel("Opening position")).toHaveValue("default");
  await dialog.getByLabel("Opening position").selectOption("wide");
  await dialog.getByText("More choices").click();
  await expect(dialog.getByLabel("Swap: the second player may take over the first move")).toBeChecked();
  await dialog.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/game\//);
  await hand.expectPiece("A6", "black knight");
  await hand.move("C2", "C3");
  await page.getByRole("button", { name: "Take over the first move" }).click();
  await hand.expectPiece("C5", "black man");
  const id = page.url().split("/").at(-1) ?? "";
  const record = await (await page.request.get(`/api/games/${id}/record`)).text();
  expect(record).toContain('[Variant "Obstgärten"]');
  expect(record).toContain('[Rules "default,array=wide,swap=true"]');
});

test("51: nobody has to capture, and a jump ends where the player stops", async ({ page, open, hand }) => {
  const fen = "4/6/3m2/2m3/2M3/6/4 w";
  await open({ variant: "orchard", rules: "default,swap=false", fen });
  await hand.move("C3", "B3");
  await expect(hand.moves).toHaveText(["C3–B3"]);
  await open({ variant: "orchard", rules: "default,swap=false", fen });
  await hand.move("C3", "C5");
  await expect(hand.moves).toHaveText([/^C3×C5/]); // and how many it takes
  await hand.expectPiece("D5", "black man");
  await page.goto("/rules/orchard");
  await expect(page.getByText(/Nobody has to capture: you may make another move instead/).first()).toBeVisible();
  await expect(page.getByText(/if you can jump, you must/)).toHaveCount(0);
});

test("the words of an author stand above the rules, and the lessons are played through", async ({ page, hand }) => {
  await page.goto("/rules/terrace");
  const chapter = page.locator("section", { has: page.getByRole("heading", { name: "In the words of its author" }) });
  // As they are written: no HTML.
  await expect(chapter.locator("p").first()).toHaveText(/^Ogród ma trzy tarasy\. .*: 山の上 <b>first<\/b> & last\.$/);
  await expect(chapter.locator("p")).toHaveCount(2);
  await page.getByRole("link", { name: "Learn Tarasy" }).click();
  await page.waitForURL("/learn/terrace");
  await page.getByRole("button", { name: /Over the hedge/ }).click();
  await expect(page.getByText("Two jumps are open to your man. One of them wins at once: find it.")).toBeVisible();
  // The wrong jump first.
  await hand.move("B5", "D5");
  await expect(page.getByText(/it is not the one asked for/)).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText("Black's castle is D7.")).toBeVisible();
  await hand.move("B5", "D7");
  await expect(page.getByText("Correct.")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Two ways to the gate" })).toBeVisible();
  await hand.move("C5", "D6");
  await expect(page.getByText("Correct.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /Two ways to the gate/ })).toContainText("done");
  // No lessons of an author, no page of lessons.
  await page.goto("/learn/crossroads");
  await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
});
