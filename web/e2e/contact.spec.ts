// Messages about the connection to the server: sending, not answered, gone, back.
import { expect, holdBack, test } from "./test.ts";

/** White moves a man, and Black then has to capture it. */
const obliging = "1/3/5/7/7/3m3/7/3M3/7/7/5/3/1 w 0,0 0 1";

test("a move that is not answered while the socket lives: said, sent again, and then no more of it", async ({
  open,
  hand,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ fen: obliging });
  let tries = 0;
  await page.route("**/moves", (route) => {
    tries++;
    return route.abort();
  });
  await hand.move("D6", "D7");
  await expect(hand.line).toHaveText("Your move has not reached the server yet. Trying again.");
  await expect.poll(() => tries).toBeGreaterThan(1);
  await page.unroute("**/moves");
  await expect(hand.line).toHaveText("Connected again. You must capture: D8.", { timeout: 10_000 });
  await expect(hand.line).toHaveText("You must capture: D8.", { timeout: 6000 });
  await expect(page.locator(".line.must")).toBeVisible();
  await hand.move("D8", "D6");
  await expect(hand.moves).toHaveCount(2);
});

test("offline in the browser, a move, online again", async ({ open, hand, page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({});
  await context.setOffline(true);
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText(/^(Your move has not reached|The connection is gone)/);
  await context.setOffline(false);
  await expect(hand.line).toHaveText("Connected again. Black to move.", { timeout: 10_000 });
  await expect(hand.line).toHaveText("Black to move.", { timeout: 6000 });
});

test("a connection that is silently dead is noticed, and the opponent's move comes", async ({ hand, person }) => {
  const ben = await person("Ben");
  let dead = false;
  await ben.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    const first = !dead;
    socket.onMessage((message) => {
      if (!(first && dead)) server.send(message);
    });
    server.onMessage((message) => {
      if (!(first && dead)) socket.send(message);
    });
  });
  await hand.page.goto("/");
  const made = await hand.page.request.post("/api/invitations", {
    data: { variant: "cam", opponent: "person", colour: "w", name: "Ann" },
  });
  const { id } = (await made.json()) as { id: string };
  await ben.page.goto(`/i/${id}`);
  await ben.page.getByRole("button", { name: "Play as guest" }).click();
  await expect(ben.line).toHaveText("Ann to move for White.");
  await hand.page.goto(ben.page.url());
  dead = true;
  await hand.move("C5", "C6");
  await ben.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ben.line).toContainText("Your move", { timeout: 20_000 });
});

test("a slow move is shown as being sent, and no player as thinking", async ({ open, hand, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open({ opponent: "computer" });
  const send = await holdBack(page, "**/moves");
  await hand.move("C5", "C6");
  await expect(hand.line).toHaveText("Sending your move…");
  await expect(page.getByText(/thinking/)).toHaveCount(0);
  send();
  await expect(hand.moves).toHaveCount(2, { timeout: 10_000 });
  await expect(hand.line).toHaveText("Your move.");
});

test("a hint that is not answered asks for another try, and the connection is not called gone", async ({
  open,
  hand,
  page,
}) => {
  await open({});
  await page.route("**/hint", (route) => route.abort());
  await page.getByRole("button", { name: "Hint" }).first().click();
  await expect(hand.line).toHaveText("The server did not answer. Please try again.");
  await hand.move("C5", "C6");
  await expect(hand.line).not.toHaveText(/server/);
});

test("two people looking back see no message that a player thinks", async ({ open, hand, page }) => {
  await open({});
  await hand.move("C5", "C6");
  await page.getByRole("button", { name: "First position" }).first().click();
  await expect(page.locator(".say")).toContainText("This is an earlier position.");
  await expect(page.locator(".say")).not.toContainText("think");
});

test("a lost game does not end in the colours of a won one", async ({ open, page }) => {
  await open({ opponent: "computer" });
  await page.getByRole("button", { name: "Resign" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.locator(".line.lost [role=status]")).toBeVisible();
  await open({ fen: "1/1M1/5/7/7/7/7/7/7/7/5/m2/1 w 0,0 0 1", opponent: "computer" });
  await page.getByRole("textbox", { name: /^Type a move/ }).fill("D12-D13");
  await page.keyboard.press("Enter");
  await expect(page.locator(".line.good [role=status]")).toBeVisible();
});

/** The addresses of the styles that have arrived: those that failed are there, too, but empty. */
function filled(): string {
  const hasRules = (sheet: CSSStyleSheet): boolean => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  };
  return [...document.styleSheets]
    .filter(hasRules)
    .map((sheet) => sheet.href)
    .join(" ");
}

test("styles that failed to load while all was quiet are fetched again for their page", async ({ page }) => {
  // Several pages have these styles. How many of them ask again depends on how soon the first fails.
  const failed = new Set<string | undefined>();
  const styles = /\/assets\/(RecordPage|LearnPage).*\.css$/;
  await page.route(styles, (route) => {
    failed.add(styles.exec(route.request().url())?.[1]);
    return route.abort();
  });
  await page.goto("/");
  await expect.poll(() => [...failed].sort()).toEqual(["LearnPage", "RecordPage"]);
  await page.unroute(styles);
  for (const [link, part] of [
    ["Records", "RecordPage"],
    ["Learn", "LearnPage"],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name: link }).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(filled)).toContain(part);
  }
});

test("a game that is left while a move is on its way writes no warning", async ({ page, context, open, hand }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await open({ opponent: "person" });
  await context.setOffline(true);
  await hand.move("D5", "D6");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // The try fails meanwhile.
  await page.waitForTimeout(2000);
  expect(warnings).toEqual([]);
  await context.setOffline(false);
});
