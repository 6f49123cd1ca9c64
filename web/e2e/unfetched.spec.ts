// Pages are fetched one by one. One that does not come says so, and comes as soon as it can be had.
import { expectAccessible } from "./axe.ts";
import { Server } from "./server.ts";
import { expect, test } from "./test.ts";

const away = "The server is not answering. Trying again.";

test("a page whose file cannot be fetched says so and offers to try again", async ({ page }) => {
  await page.route("**/assets/LearnPage-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  // It has tried once by itself, by loading the address anew.
  await expect(page.getByRole("heading", { level: 1, name: away })).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Server status" })).toHaveAttribute("href", "/status");
  // Not before: the page would come by itself and take the button away.
  page.once("framenavigated", () => void page.unroute("**/assets/LearnPage-*.js"));
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Cam");
  await expect(page).toHaveURL(/\/rules\/cam/);
  await expect(page.getByText(away)).toHaveCount(0);
});

test("a study's page that was asked for while the server was away comes when it is back", async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await page.request.get("/api/games");
    // Before the page has fetched the others by itself.
    await page.route("**/assets/StudyPage-*.js", (route) => route.abort());
    await page.goto("/");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/study/none";
      link.textContent = "A study";
      document.body.prepend(link);
    });
    await server.kill();
    await page.unroute("**/assets/StudyPage-*.js");
    await page.getByRole("link", { name: "A study" }).click();
    await expect(page.getByText(away).first()).toBeVisible();
    await page.waitForTimeout(1500);
    await server.start();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/study/i, { timeout: 20_000 });
    await expect(page.getByText(away)).toHaveCount(0);
  } finally {
    await context.close();
    await server.stop();
  }
});

test("a part of a page that could not be fetched comes by itself as soon as it can be had", async ({ page }) => {
  await page.route("**/assets/Uploads-*.js", (route) => route.abort());
  await page.goto("/records");
  await expect(page.getByText(away)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/assets/Uploads-*.js");
  await expect(page.getByText(away)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole("region", { name: /Add games/ })).toBeVisible();
});

test("a part of a page that a newer server does not have any more is had by loading the page anew", async ({
  page,
}) => {
  await page.route("**/assets/Uploads-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/records");
  const said = page.getByRole("main").getByText(away);
  await expect(said).toBeVisible();
  await expectAccessible(page);
  // The reloaded page names files that exist.
  page.once("framenavigated", () => void page.unroute("**/assets/Uploads-*.js"));
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: /Add games/ })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("a server that is too new for the page does not reload it in the middle of a game: it says so", async ({
  page,
  hand,
  open,
}) => {
  await open({});
  await page.evaluate(() => (document.body.dataset["old"] = "yes"));
  await hand.move("C5", "C6");
  await expect(hand.moves).toHaveCount(1);
  await page.route("**/api/games/**", (route) => route.fulfill({ json: { unheard: "of" } }));
  await hand.move("C9", "C8");
  const said = page.getByRole("status").filter({ hasText: "A new version of this page is ready." });
  await expect(said).toBeVisible();
  await expect(page.locator("body[data-old]")).toHaveCount(1);
  await expectAccessible(page);
  await page.unroute("**/api/games/**");
  await said.getByRole("button", { name: "Load it" }).click();
  await expect(page.locator("body[data-old]")).toHaveCount(0);
  await expect(hand.moves).toHaveCount(2);
  await expect(said).toHaveCount(0);
});
