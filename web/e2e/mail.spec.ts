// E-mail from the page to the mailbox and back: an address is confirmed, and a forgotten password replaced. The mail
// server is played here.
import { createServer, type AddressInfo } from "node:net";
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

test("an address is confirmed by its link, and a forgotten password replaced", async ({ browser }) => {
  const mail = mailbox();
  const options = ["--mail", `smtp://127.0.0.1:${String(await mail.open())}`];
  const server = new Server("", "", [
    ...options,
    "--mail-from",
    "Camlann <club@example.org>",
    "--url",
    "https://camlann.example",
  ]);
  await server.start();
  const page = await (await browser.newContext({ baseURL: server.address })).newPage();
  const follow = async (count: number): Promise<void> => {
    await expect.poll(() => mail.letters.length, { timeout: 15_000 }).toBe(count);
    const link = /https:\/\/camlann\.example(\/mail#\S+)/.exec(mail.letters.at(-1) ?? "")?.[1] ?? "";
    await page.goto("/privacy");
    await page.goto(link);
  };

  await page.goto("/account");
  const making = page.locator("form", { has: page.getByRole("heading", { name: "Create an account" }) });
  await making.getByLabel("Name").fill("Marta");
  await making.getByLabel("Password").fill("correct horse");
  await making.getByRole("button").click();
  const section = page.getByRole("region", { name: "E-mail" });
  await section.getByLabel("E-mail address").fill("marta@example.org");
  await section.getByLabel("Password").fill("correct horse");
  await section.getByRole("button", { name: "Send me a link" }).click();
  await expect(section.getByText("A link was sent to marta@example.org.")).toBeVisible();
  await expectAccessible(page);
  await follow(1);
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
  await follow(2);
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
