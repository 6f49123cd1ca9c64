// The host's own site: by the server's options, and by a moderator on the page.
import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1f4f7d" d="M0 0h8v8H0z"/></svg>';

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  const status = await page.evaluate(
    async (body) => {
      await fetch("/api/games");
      const answer = await fetch("/api/account", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { name, password: "correct horse battery" },
  );
  expect(status).toBe(201);
}

test("49.17: a moderator names the site, and players see it on every page", async ({
  page,
  server,
  browser,
  baseURL,
}, info) => {
  await signUp(page, "Zoe_Site");
  server.admin("make", "Zoe_Site");
  await page.goto("/imprint");
  await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();

  const form = page.locator("section", { has: page.getByRole("heading", { name: "This site" }) });
  // A moderator made by the command line is known to the server after its next look.
  await expect(async () => {
    await page.goto("/admin");
    await expect(form).toBeVisible({ timeout: 3000 });
  }).toPass();
  await form.getByRole("textbox", { name: /^Name/ }).fill("Camelot Club");
  await form.getByLabel("Colour").fill("#ffff00");
  await form.getByRole("button", { name: "Save the site" }).click();
  await expect(form.getByRole("alert")).toContainText("cannot be read on the light theme");
  await form.getByLabel("Colour").fill("#1f4f7d");
  await form.getByLabel("Contact").fill("you@example.org");
  await form.getByLabel("Imprint").fill("Camelot Club\n\n1 Castle Lane, see https://example.org/");
  await form.getByLabel("Further rules").fill("Be kind.");
  const file = info.outputPath("logo.svg");
  writeFileSync(file, drawing);
  await form.getByLabel(/^Logo/).setInputFiles(file);
  await form.getByRole("button", { name: "Save the site" }).click();
  await expect(form.getByRole("status")).toHaveText("Saved.");
  await expectAccessible(page, { part: "main" });

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const player = await context.newPage();
  await player.goto("/conduct");
  await expect(player).toHaveTitle("Fair play · Camelot Club");
  await expect(player.locator("header .brand")).toHaveText("Camelot Club");
  await expect(player.getByText("Be kind.")).toBeVisible();
  const accent = (): Promise<string> =>
    player.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--fill"));
  expect(await accent()).toBe("#1f4f7d");
  const picture = (): Promise<string> =>
    player.locator(".brand").evaluate((brand) => getComputedStyle(brand, "::before").backgroundImage);
  expect(await picture()).toContain("/site/logo-");
  const footer = player.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "mailto:you@example.org");
  await footer.getByRole("link", { name: "Imprint" }).click();
  await expect(player.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await expect(player).toHaveTitle("Imprint · Camelot Club");
  await expect(player.getByRole("link", { name: "https://example.org/" })).toBeVisible();
  await player.setViewportSize({ width: 320, height: 640 });
  await expectFits(player);
  await expectAccessible(player, { part: "main" });

  // A logo that is opened by itself runs nothing.
  const path = /url\("(.*)"\)/.exec(await picture())?.[1] ?? "";
  const answer = await player.request.get(path);
  expect(answer.headers()["content-security-policy"]).toContain("sandbox");
  await context.close();

  // Without the settings all is as before.
  for (const setting of ["name", "logo", "accent", "imprint", "contact", "conduct"]) server.admin("site", setting);
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await expect
    .poll(async () => {
      await page.goto("/about");
      return [await page.title(), await contact.count()];
    })
    .toEqual(["About Camlann · Camlann", 0]);
});
