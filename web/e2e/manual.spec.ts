// The manual at /docs, as the server sends it: under its content policy, in both themes on a phone, on a wide screen, with its search,
// and without scripts.
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

/** Pages with all there is in a page: tables, long blocks, pictures, a long list of parts. */
const pages = [
  "/docs",
  "/docs/players/tutorial",
  "/docs/rules/rules",
  "/docs/rules/rule-sets",
  "/docs/hosting",
  "/docs/pictures",
];

const translated = ["/docs/de", "/docs/fr/players/faq", "/docs/he/players/tutorial"];

for (const [kind, width, addresses] of [
  ["pages", 360, pages],
  ["pages", 1440, pages],
  ["translated pages", 360, translated],
  ["translated pages", 1440, translated],
] as const) {
  test(`${kind} fit ${width === 360 ? "and are accessible in both themes " : ""}at ${String(width)} px`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      await expectFits(page, address);
      if (width === 360) await expectAccessible(page);
    }
    // The content policy and missing files are reported there.
    expect(said).toEqual([]);
  });
}

test("the colours are those of the system, or of the setting", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/docs");
  expect(await ground()).toBe("rgb(27, 25, 23)");
  await page.evaluate(() => {
    localStorage.setItem("camlann.settings", '{"theme":"light"}');
  });
  await page.reload();
  expect(await ground()).toBe("rgb(227, 222, 212)");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toBe("rgb(227, 222, 212)");
});

test("the search finds a word, and leads to its place", async ({ page }) => {
  await page.goto("/docs");
  const wanted = page.getByRole("searchbox", { name: "Search the manual" });
  await wanted.fill("canter past");
  const results = page.locator(".results a");
  await expect(results.filter({ hasText: "Duties" })).toHaveCount(1);
  await expect(page.locator(".found")).toHaveText(/\d+ places?$/);
  await wanted.fill("zyzzyva");
  await expect(page.locator(".found")).toHaveText("Nothing found");
  await expect(results).toHaveCount(0);
  await wanted.fill("3. moves cam, camelot");
  await expect(results.first()).toBeVisible();
  await wanted.press("Enter");
  await expect(page).toHaveURL(/\/docs\/rules\/rules#/);
});

test("a page is read in another language, which its links and its search keep", async ({ page }) => {
  await page.goto("/docs/players/tutorial");
  await page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/docs\/de\/players\/tutorial$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine erste Partie Cam");
  await expect(page.locator(".note")).toContainText("Maschine");
  await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
  const wanted = page.getByRole("searchbox", { name: "Im Handbuch suchen" });
  await wanted.fill("springer");
  await expect(page.locator(".found")).toHaveText("Nichts gefunden");
  await wanted.fill("schritt");
  await expect(page.locator(".found")).toHaveText(/^\d+ Stellen?$/);
  await wanted.press("Enter");
  await expect(page).toHaveURL(/\/docs\/de\/players\//);
  await page.getByRole("link", { name: "Handbuch", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Handbuch von Camlann");
  // What is not translated is in English, and is marked.
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Turniere/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/tournaments$/);
});

test("in Hebrew a page is read from right to left, and moves from left to right", async ({ page }) => {
  await page.goto("/docs/he/players/notation");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const [code, cell] = await page.evaluate(() =>
    ["main td code", "main td:nth-child(2)"].map((one) => {
      const found = document.querySelector(one);
      return found && getComputedStyle(found).direction;
    }),
  );
  expect([code, cell]).toEqual(["ltr", "rtl"]);
});

test.describe("in the page's language", () => {
  test.use({ locale: "pl" });

  test("the foot of a page leads to the manual in this language", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Podręcznik", exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/pl$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podręcznik Camlann");
  });
});

test("what is not in the manual is not found", async ({ page, request }) => {
  for (const address of ["/docs/nothing", "/docs/rules/nothing", "/docs/rules"])
    expect((await request.get(address)).status(), address).toBe(404);
  expect((await request.get("/docs/nothing.svg")).status()).toBe(404);
  for (const address of ["/docs", "/docs/", "/docs/measurements", "/docs/rules/rules", "/docs/es", "/docs/es/"])
    expect((await request.get(address)).status(), address).toBe(200);
  await page.goto("/docs/nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no square here");
});

test("the page about the site leads to the manual", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: /^Manual:/ }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Camlann manual");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are read, and pictures and links work", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/docs");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("link", { name: "your first game", exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/players\/tutorial$/);
    await expect(page.locator("main img").first()).toBeVisible();
    await page.getByRole("link", { name: "Contents", exact: true }).click();
    await expect(page).toHaveURL(/#contents$/);
    await page.getByRole("link", { name: "Glossary", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  });
});
