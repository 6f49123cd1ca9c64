// Languages of the page (doc/players/languages.md).
import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { speak, untranslated } from "./page_texts.ts";
import { expect, test } from "./test.ts";

const places = [
  "/",
  "/?play=cam",
  "/?play=tri-camelot",
  "/rules/cam",
  "/rules/camblam",
  "/rules/tri-camelot",
  "/learn/cam",
  "/puzzles",
  "/puzzles/cam",
  "/endings",
  "/analysis/cam",
  "/editor/camelot",
  "/openings/cam",
  "/studies",
  "/print",
  "/settings",
  "/account",
  "/about",
  "/privacy",
  "/conduct",
  "/nowhere",
  "/game/none",
];

test("every text of the pages is in a catalogue", async ({ page }) => {
  test.slow();
  await speak(page, "xx");
  const found: Record<string, string[]> = {};
  for (const place of places) {
    await page.goto(place, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
    const texts = await untranslated(page);
    if (texts.length > 0) found[place] = texts;
  }
  expect(found).toEqual({});
});

test("a game against the computer, with refusals, is in the language of the browser", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: server.address });
  const page = await context.newPage();
  await page.goto("/rules/cam");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Das Ziel" })).toBeVisible();
  await page.goto("/");
  await page
    .getByRole("button", { name: /^(\S+ )?Cam\b/ })
    .first()
    .click();
  await page.locator("[data-square=D13]").waitFor();
  await expect(page.locator("[data-square=D1]")).toHaveAttribute("aria-label", /Burg/);
  await expect(page.locator(".line [role=status]")).toHaveText(/Zug/);
  const typed = page.locator("form input").first();
  await typed.fill("C5-C9");
  await typed.press("Enter");
  await expect(page.getByText(/^C9: .*C5/)).toContainText("führt");
  await page.locator("[data-square=D13]").click();
  await expect(page.locator(".line [role=status]")).toHaveText(/Figur/);
  await context.close();
});

test("the language is chosen in the settings, and read from right to left without overflow", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/settings");
  await page.getByLabel("Language").selectOption("he");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const place of ["/settings", "/", "/rules/cam", "/?play=cam", "/tournaments"]) {
    await page.goto(place, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", "he");
    await expectFits(page, place);
  }
  await page.goto("/settings");
  await page.locator("select").first().selectOption("en");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("what the server refuses is read in the language of the page", async ({ browser, server }) => {
  const inLanguage = async (locale: string): Promise<Page> => {
    const page = await (await browser.newContext({ locale, baseURL: server.address })).newPage();
    await page.goto("/account");
    await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
    return page;
  };
  const form = (page: Page, heading: string) =>
    page.locator("form", { has: page.getByRole("heading", { name: heading }) });
  const send = async (page: Page, heading: string, password: string): Promise<void> => {
    await form(page, heading).locator("[name=username]").fill("Adelgunde");
    await form(page, heading).locator("[name=password]").fill(password);
    await form(page, heading).getByRole("button").click();
  };

  const first = await inLanguage("de-DE");
  await send(first, "Konto anlegen", "Adelgunde2026");
  await expect(form(first, "Konto anlegen").getByRole("alert")).toHaveText(/^Viele Leute benutzen dieses Passwort/);
  await send(first, "Konto anlegen", "vier rote burgen am see");
  await expect(first.getByRole("heading", { name: "Adelgunde", level: 1 })).toBeVisible();

  const second = await inLanguage("de-DE");
  await send(second, "Ich habe ein Konto", "falsches Passwort");
  await expect(form(second, "Ich habe ein Konto").getByRole("alert")).toHaveText(
    "Name und Passwort passen nicht zusammen. Erwartet: das Passwort dieses Kontos.",
  );

  const third = await inLanguage("he-IL");
  await send(third, "יצירת חשבון", "vier rote burgen am see");
  await expect(form(third, "יצירת חשבון").getByRole("alert")).toContainText("השם הזה תפוס");
  await expect(form(third, "יצירת חשבון").getByRole("alert")).not.toContainText(/[A-Za-z]{3}/);

  for (const page of [first, second, third]) await page.context().close();
});

test("50: the description of the interface, and a tournament's calendar and feed, are in the language of the page", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: server.address });
  const page = await context.newPage();
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "API", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Schnittstelle für Programme");
  await expect(page.getByText("Namen, Typen und Beschreibungen sind auf Englisch.")).toBeVisible();
  await page.getByRole("link", { name: "עברית" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page, "/api in Hebrew");

  const data = { name: "Sommer", variant: "cam", time: { base: 300 }, host: "Ann", startsIn: 3600 };
  const made = (await (await page.request.post("/api/tournaments", { data })).json()) as { id: string };
  // French is chosen, whatever the browser asks for.
  await page.goto("/settings");
  await page.locator("select").first().selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(`/tournament/${made.id}`);
  const fileOf = async (ending: string): Promise<string> => {
    const href = (await page.locator(`a[href*="${ending}"]`).getAttribute("href")) ?? "";
    return (await page.request.get(href)).text();
  };
  expect(await fileOf("/rounds.ics")).toContain("SUMMARY:Sommer : ronde 1\r\n");
  expect(await fileOf("/feed.atom")).toContain('xml:lang="fr"');
  await context.close();
});
