// E-mail from the page to the mailbox and back: an address is confirmed, and a forgotten password replaced. The mail
// server is played here.
import { createServer, type AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { Server } from "./server.ts";
import { expect, test } from "./test.ts";

/** What SMTP needs, and the letters that were taken. */
function mailbox(): { letters: string[]; open: () => Promise<number>; close: () => void } {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let rest = "";
    let letter: string | undefined;
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (bytes) => {
      rest += bytes.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (letter !== undefined) {
          if (line === ".") {
            letters.push(letter);
            letter = undefined;
            socket.write("250 taken\r\n");
          } else letter += `${line}\n`;
        } else if (line === "DATA") {
          letter = "";
          socket.write("354 go on\r\n");
        } else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
    socket.on("error", () => undefined);
  });
  return {
    letters,
    open: () =>
      new Promise((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () => server.close(),
  };
}

type Mailbox = ReturnType<typeof mailbox>;

async function serverWith(mail: Mailbox): Promise<Server> {
  const server = new Server("", "", [
    "--mail",
    `smtp://127.0.0.1:${String(await mail.open())}`,
    "--mail-from",
    "Camlann <club@example.org>",
    "--url",
    "https://camlann.example",
  ]);
  await server.start();
  return server;
}

/** Opens the link of the newest letter, once there are so many. */
async function follow(page: Page, mail: Mailbox, count: number): Promise<void> {
  await expect.poll(() => mail.letters.length, { timeout: 15_000 }).toBe(count);
  const link = /https:\/\/camlann\.example(\/mail#\S+)/.exec(mail.letters.at(-1) ?? "")?.[1] ?? "";
  await page.goto("/privacy");
  await page.goto(link);
}

/** Makes an account and asks for a link to its address; returns the part of the page about it. */
async function giveAddress(page: Page, name: string, address: string): Promise<Locator> {
  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill(name);
  await making.getByLabel("Password").fill("correct horse");
  await making.getByRole("button").click();
  const section = page.getByRole("region", { name: "E-mail" });
  await section.getByLabel("E-mail address").fill(address);
  await section.getByLabel("Password").fill("correct horse");
  await section.getByRole("button", { name: "Send me a link" }).click();
  await expect(section.getByText(`A link was sent to ${address}.`)).toBeVisible();
  return section;
}

test("an address is confirmed by its link, and a forgotten password replaced", async ({ browser }) => {
  const mail = mailbox();
  const server = await serverWith(mail);
  const page = await (await browser.newContext({ baseURL: server.address })).newPage();
  const section = await giveAddress(page, "Marta", "marta@example.org");
  await expectAccessible(page);
  await follow(page, mail, 1);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await page.goto("/account");
  await page.getByRole("checkbox", { name: "Remind me by e-mail" }).check();

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByText("Forgotten your password?").click();
  await page.getByLabel("E-mail address").fill("marta@example.org");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("a link is on its way")).toBeVisible();
  await expectAccessible(page);
  await follow(page, mail, 2);
  await page.getByLabel("New password").fill("battery staple");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("heading", { name: "Marta", level: 1 })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Remind me by e-mail" })).toBeChecked();
  await page.getByRole("button", { name: "Remove the address" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill("battery staple");
  await page.getByRole("dialog").getByRole("button", { name: "Remove the address" }).click();
  await expect(section.getByLabel("E-mail address")).toBeVisible();
  await server.stop();
  mail.close();
});

test("49.15: an officer sends news to the members as a letter, and a member chooses not to have such mail", async ({
  browser,
}) => {
  test.slow();
  const mail = mailbox();
  const server = await serverWith(mail);
  const [officer, member] = [
    await (await browser.newContext({ baseURL: server.address })).newPage(),
    await (await browser.newContext({ baseURL: server.address })).newPage(),
  ];
  await giveAddress(member, "Berta", "berta@example.org");
  await follow(member, mail, 1);
  await member.getByRole("button", { name: "Confirm" }).click();
  await expect(member.getByText("Your address is confirmed.")).toBeVisible();
  await member.goto("/account");
  await member.getByRole("checkbox", { name: "Remind me by e-mail" }).check();

  await officer.goto("/tournaments");
  await officer.getByRole("button", { name: "Create a club" }).click();
  await officer.getByRole("textbox", { name: "Name of the club" }).fill("Letter writers");
  await officer.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await officer.getByRole("button", { name: "Create", exact: true }).click();
  const link = new URL(await officer.getByRole("textbox", { name: "Link with which others join" }).inputValue());
  await member.goto(link.pathname + link.search);
  await member.getByRole("button", { name: "Join the club" }).click();
  await expect(member.getByText("Who may do what")).toBeVisible();

  const write = async (text: string, letter: boolean): Promise<void> => {
    await officer.getByText("Write news").click();
    await officer.getByRole("textbox", { name: "Text" }).fill(text);
    await officer.getByRole("checkbox", { name: /^Notify each member/u }).setChecked(letter);
    await officer.getByRole("button", { name: "Publish" }).click();
    await expect(officer.getByText(text)).toBeVisible();
  };
  await write("We meet on Friday.", true);
  await officer.getByText("Write news").click();
  await expect(officer.getByRole("checkbox", { name: /^Notify each member/u })).not.toBeChecked();
  await officer.getByText("Write news").click();
  await write("The chairs are new.", false);
  const { posts } = (await (await member.request.get(`/api${link.pathname.replace("club", "clubs")}/news`)).json()) as {
    posts: { text: string; letter?: boolean }[];
  };
  // Mail leaves minutes later, if the member has not looked by then: NewsForTheMembersIsANoticeUnlessTheyWantNone.
  expect(posts.map(({ text, letter }) => [text, letter === true])).toEqual([
    ["The chairs are new.", false],
    ["We meet on Friday.", true],
  ]);

  const wish = member.getByRole("checkbox", { name: "Your club has news for its members, Mail" });
  await member.goto("/settings");
  await expect(wish).toBeEnabled();
  await expect(wish).toBeChecked();
  const saved = member.waitForResponse(
    (answer) => answer.url().endsWith("/api/reminders/wishes") && answer.request().method() === "POST",
  );
  await wish.uncheck();
  expect((await saved).status()).toBe(200);
  await member.reload();
  await expect(wish).toBeEnabled();
  await expect(wish).not.toBeChecked();
  await expect(member.getByRole("checkbox", { name: "A tournament round begins, Mail" })).toBeChecked();
  await server.stop();
  mail.close();
});
