// The page of a stranger's club with the installed packages, in a browser (test/doors/stranger).
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { browser, install, root, serve } from "./installed.mjs";

const { folder, remove } = install();
const record = join(root, "data/records/camelot-wc2009-game1.txt");
let site;
let chromium;
let page;
const problems = [];

before(async () => {
  copyFileSync(
    join(root, "test/doors/stranger/club.html"),
    join(folder, "index.html"),
  );
  copyFileSync(record, join(folder, "last.txt"));
  site = await serve(folder);
  chromium = await browser();
  page = await chromium.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on(
    "console",
    (message) => message.type() === "error" && problems.push(message.text()),
  );
  await page.goto(`${site.address}/`);
  await page.locator("body[data-ready]").waitFor();
});

after(async () => {
  await chromium.close();
  site.stop();
  remove();
});

test("the club's last game is stepped through to its end", async () => {
  const [, plies] = /^\[Plies "(\d+)"\]/m.exec(readFileSync(record, "utf8"));
  const men = () => page.locator("#last .cb-piece").count();
  assert.equal(await men(), 28);
  for (let ply = 0; ply <= Number(plies); ply += 1)
    await page.locator("#on").click();
  assert.equal(await page.locator("#at").textContent(), `${plies} of ${plies}`);
  // Each x of the record is a man that was taken.
  const taken = readFileSync(record, "utf8").match(/x[A-L]\d/g).length;
  await page.waitForFunction(
    (left) => document.querySelectorAll("#last .cb-piece").length === left,
    28 - taken,
  );
});

test("the question is answered by moves as people write them, and nonsense by a sentence", async () => {
  const says = async (answer, words) => {
    await page.locator("#answer").fill(answer);
    await page.locator("#question button").click();
    await page.locator("#verdict").filter({ hasText: words }).waitFor();
  };
  await says("g8 c4", "It takes 1; look for more.");
  await says("G8-E6xE4xC6xA8", "That is it!");
  await says("rook to nowhere", "this is not a square");
  await says("G8-G10", /^G10: /);
});

test("a game is played against the machine, and nothing went wrong on the page", async () => {
  const plies = () =>
    page.evaluate(
      () => document.querySelector("camlann-board").game.played.length,
    );
  const ends = await page.evaluate(() => {
    const { legal } = document.querySelector("camlann-board").game;
    const all = legal.map(({ from, to }) => `${from} ${to}`);
    return all
      .find((one) => all.filter((other) => other === one).length === 1)
      .split(" ");
  });
  for (const square of ends)
    await page
      .locator(`camlann-board [data-square="${square}"]`)
      .first()
      .click({ force: true });
  await page.waitForFunction(
    () => document.querySelector("camlann-board").game.played.length >= 2,
  );
  assert.equal(await plies(), 2);
  assert.match(
    await page.locator("#hint").textContent(),
    /^The machine would play G8-E6xE4xC6xA8\.$/,
  );
  assert.deepEqual(problems, []);
});
