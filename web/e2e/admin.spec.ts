// Moderation: a line of chat is reported, an account made admin on the command line mutes its author, the player reads why;
// other accounts find nothing at /admin.
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./test.ts";

const password = "correct horse battery";

async function member(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto("/account");
  const { status } = await page.evaluate(
    async (body) => {
      await fetch("/api/games");
      return fetch("/api/account", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }).then((answer) => ({ status: answer.status }));
    },
    { name, password },
  );
  expect(status).toBe(201);
  return page;
}

test("a line of chat is reported, its writer muted by page, and both read it", async ({
  page: guest,
  browser,
  baseURL,
  server,
}) => {
  const writer = await member(browser, baseURL, "Rude_Ben");
  const host = await member(browser, baseURL, "Zoe_Keeper");

  // A game of the writer and a guest.
  const invitation = await writer.evaluate(() =>
    fetch("/api/invitations", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ variant: "cam", opponent: "person", name: "x" }),
    }).then(async (answer) => ((await answer.json()) as { id: string }).id),
  );
  await guest.goto(`/i/${invitation}`);
  await guest.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await guest.getByRole("button", { name: "Play as guest" }).click();
  await expect(guest).toHaveURL(/\/game\//);
  await writer.goto(guest.url());

  // An account writes text; the guest has phrases and no field.
  await writer.getByRole("button", { name: "Chat" }).click();
  await writer.getByRole("textbox", { name: "Your message" }).fill("You play like a wet sock");
  await writer.keyboard.press("Enter");
  await expect(writer.getByRole("log")).toContainText("wet sock");
  await guest.getByRole("button", { name: "Chat" }).click();
  await expect(guest.getByText("wet sock")).toHaveCount(0);
  await guest.getByRole("button", { name: "Hello" }).click();
  await expect(guest.getByRole("log")).toContainText("wet sock");
  await expect(guest.getByRole("textbox", { name: "Your message" })).toHaveCount(0);

  await guest.getByRole("button", { name: "Report Rude_Ben" }).click();
  await guest.getByRole("textbox", { name: "What happened?" }).fill("That is not nice");
  // The rail with the button is hidden on a narrow screen, its dialog is not.
  const wide = guest.viewportSize() ?? { width: 1280, height: 720 };
  await guest.setViewportSize({ width: 360, height: 740 });
  await expect(guest.getByRole("textbox", { name: "What happened?" })).toBeVisible();
  await expect(guest.getByRole("textbox", { name: "What happened?" })).toHaveValue("That is not nice");
  await guest.setViewportSize(wide);
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Send the report" }).click();
  await expect(guest.getByText("The host of this server will read your report.")).toBeVisible();
  await guest.keyboard.press("Escape");

  // The address shows nothing to others, and nothing to the host before the command line made the
  // account admin.
  for (const page of [await guest.context().newPage(), host]) {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "There is no square here" })).toBeVisible();
  }
  expect(server.admin("make", "Zoe_Keeper")).toContain("make-admin Zoe_Keeper");
  await expect(async () => {
    await host.goto("/admin");
    await expect(host.getByRole("heading", { name: "Moderation" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await host.goto("/account");
  await host.getByRole("link", { name: "Moderation" }).click();
  await host.getByText("What was said").click();
  await expect(host.getByText("You play like a wet sock")).toBeVisible();
  await expect(host.getByText("That is not nice")).toBeVisible();
  // The tests' servers have no tables.
  await expect(host.getByText("camlann tables build --variant cam --pieces 4 --dir DIR")).toBeVisible();
  await expectAccessible(host);

  // By keyboard: decide, mute for a day.
  await host.getByRole("button", { name: "Decide about Rude_Ben" }).focus();
  await host.keyboard.press("Enter");
  await expect(host.getByRole("combobox", { name: "What to do" })).toHaveValue("mute");
  await host.getByRole("textbox", { name: "Reason" }).fill("insults");
  await expectAccessible(host);
  await host.keyboard.press("Enter");
  await expect(host.getByText("Nothing is reported.")).toBeVisible();
  await expect(host.getByText(/Zoe_Keeper muted Rude_Ben until .*: insults/)).toBeVisible();
  await writer.getByRole("textbox", { name: "Your message" }).fill("But why");
  await writer.keyboard.press("Enter");
  await expect(writer.getByText(/You cannot chat until .* UTC: insults/)).toBeVisible();

  // The words.
  await host.getByRole("textbox", { name: "Blocked words" }).fill("sock");
  await host.getByRole("button", { name: "Save the words" }).click();
  await expect(host.getByText("Saved.")).toBeVisible();
  await host.getByRole("button", { name: "Lift what is in force against Rude_Ben" }).click();
  await expect(host.getByText("Nobody is muted or banned.")).toBeVisible();
  await writer.getByRole("textbox", { name: "Your message" }).fill("S0CK!");
  await writer.keyboard.press("Enter");
  await expect(writer.getByText("does not want this word here")).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await host.setViewportSize({ width, height: 900 });
    await expectFits(host);
  }

  // 49.5: a tournament is deleted only with the tick that it is meant.
  const made = await host.request.post("/api/tournaments", {
    data: { name: "Spam cup", variant: "cam", time: { base: 300 }, system: "round-robin", host: "Zoe", public: true },
  });
  expect(made.status(), await made.text()).toBe(201);
  const cup = `/tournament/${((await made.json()) as { id: string }).id}`;
  await host.getByRole("button", { name: "Decide about a player, a range or an event" }).click();
  await host.getByRole("combobox", { name: "What to do" }).selectOption("delete-event");
  await host.getByRole("textbox", { name: "Address of its page" }).fill(cup);
  await host.getByRole("textbox", { name: "Reason" }).fill("advertising");
  await host.keyboard.press("Enter");
  expect((await writer.request.get(`/api${cup.replace("tournament", "tournaments")}`)).status()).toBe(200);
  await host.getByRole("checkbox", { name: "Delete it for good." }).check();
  await host.getByRole("textbox", { name: "Reason" }).press("Enter");
  await expect(host.getByText("Zoe_Keeper deleted Spam cup: advertising")).toBeVisible();
  await writer.goto(cup);
  await expect(writer.getByRole("heading", { name: "There is no such tournament" })).toBeVisible();
});
