// Games on the page of a stranger: <camlann-board> against the engine, by taps, with the packages from another origin, from the
// same one, and in single files from a disk. Run by script/test after `npm --prefix web run packages`.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";

import { browser, install, printed, root, serve } from "./installed.mjs";

const { folder, remove } = install();
after(remove);

const pages = [...readFileSync(join(root, "doc/javascript.md"), "utf8").matchAll(/^```html\n(.*?)^```$/gms)].map(
  ([, html]) => `<!doctype html>\n${html}`,
);
const [withModules, withoutTools] = ["import { createEngine", "play/dist/single.js"].map((words) =>
  pages.find((html) => html.includes(words)),
);

describe("a page", () => {
  let chromium, packages, page, problems;

  before(async () => {
    packages = await serve(folder, { shared: true });
    chromium = await browser();
  });
  after(async () => {
    await chromium?.close();
    packages?.stop();
  });

  async function open(address) {
    await page?.context().close();
    const context = await chromium.newContext({
      hasTouch: true,
      viewport: { width: 500, height: 1200 },
    });
    page = await context.newPage();
    problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(address);
    await page.locator("camlann-board .cb-piece").first().waitFor();
  }

  const cell = (square) => page.locator(`camlann-board [data-square="${square}"]`);

  async function tap(square) {
    const { x, y, width, height } = await cell(square).boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  const line = () => page.locator("camlann-board .camlann-line").textContent();
  const said = (words) => page.locator("camlann-board .camlann-line").filter({ hasText: words }).waitFor();
  const plies = () => page.evaluate(() => document.querySelector("camlann-board").game.played.length);
  const reached = (count) =>
    page.waitForFunction((wanted) => document.querySelector("camlann-board").game.played.length >= wanted, count);

  /** Plays one of the legal moves that two taps name, or more if it is walked. */
  async function tapMove([from, to]) {
    const made = (await plies()) + 1;
    await tap(from);
    await tap(to);
    await reached(made);
  }

  /** The ends of a legal move that no other one shares. */
  const anyMove = () =>
    page.evaluate(() => {
      const { legal } = document.querySelector("camlann-board").game;
      const ends = legal.map(({ from, to }) => `${from} ${to}`);
      return ends.find((one) => ends.filter((other) => other === one).length === 1).split(" ");
    });

  async function playToTheEnd() {
    await page.evaluate(() =>
      document.querySelector("camlann-board").setAttribute("fen", "1/3/1M3/7/6m/7/7/7/m6/7/5/3/1 w"),
    );
    await cell("C11").and(page.locator('[aria-label*="white man"]')).waitFor();
    await tapMove(["C11", "D12"]);
    await reached(2);
    await tapMove(["D12", "D13"]);
    await said("White wins: a piece in Black's castle, D13.");
    assert.equal(await plies(), 3);
  }

  test("from another origin plays with the engine by taps", async () => {
    const place = mkdtempSync(join(tmpdir(), "camlann-page-"));
    writeFileSync(
      join(place, "index.html"),
      withModules.replaceAll("node_modules/", `${packages.address}/node_modules/`).replaceAll("./http", "http"),
    );
    const site = await serve(place);
    try {
      await open(`${site.address}/`);
      assert.match(await line(), /^Your move\./);
      // Rings are under the pieces that may move, and marks where one can go.
      assert.ok((await page.locator("camlann-board .cb-ring-line").count()) > 0);
      await tap("D5");
      await said("Man D5: ");
      assert.match(await cell("D6").getAttribute("aria-label"), /, step$/);
      await tap("D9");
      await page.locator('camlann-board .camlann-line[data-tone="refused"]').waitFor();
      assert.equal(await plies(), 0);
      for (let made = 2; made <= 6; made += 2) {
        await tapMove(await anyMove());
        await reached(made);
      }
      await playToTheEnd();
      assert.deepEqual(problems, []);
    } finally {
      site.stop();
      rmSync(place, { recursive: true, force: true });
    }
  });

  test("from one origin does the same", async () => {
    writeFileSync(join(folder, "play.html"), withModules);
    await open(`${packages.address}/play.html`);
    await tapMove(["D5", "D6"]);
    await reached(2);
    await playToTheEnd();
    assert.deepEqual(problems, []);
  });

  test("from a disk, without tools, does the same", async () => {
    writeFileSync(join(folder, "single_play.html"), withoutTools);
    await open(pathToFileURL(join(folder, "single_play.html")).href);
    await tapMove(["D5", "D6"]);
    await reached(2);
    await playToTheEnd();
    assert.deepEqual(problems, []);
  });

  test("lets a move be chosen among several, walked, confirmed and promoted", async () => {
    const begin = async (attributes) => {
      await page.evaluate((given) => {
        const board = document.createElement("camlann-board");
        for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
        document.querySelector("camlann-board").replaceWith(board);
        return board.ready.then(() => null);
      }, attributes);
    };
    // Walked leg by leg: a knight canters, then takes twice; each tap is a leg.
    const fen = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w";
    await begin({ game: "cam", fen, steps: "" });
    await tap("G8");
    await said("tap its landings one after another");
    await tap("E6");
    await said("One leg walked");
    await tap("E4");
    await said("Two legs walked, one piece taken");
    await tap("C6");
    await tap("A8");
    await reached(1);
    assert.equal(
      await page.evaluate(() => document.querySelector("camlann-board").game.played[0].notation),
      "G8-E6xE4xC6xA8",
    );

    await begin({ game: "cam", confirm: "" });
    await tap("D5");
    await tap("D6");
    await said("Play D5–D6?");
    assert.equal(await plies(), 0);
    await page.locator("camlann-board").getByRole("button", { name: "Play" }).tap();
    await reached(1);

    await begin({
      game: "camblam",
      fen: "k11/2P9/12/12/12/12/12/12/12/12/12/11K w - - 0 1",
    });
    const [from, to] = await page.evaluate(() => {
      const { legal } = document.querySelector("camlann-board").game;
      const move = legal.find(({ promotion }) => promotion !== undefined);
      return [move.from, move.to];
    });
    await tap(from);
    await tap(to);
    await page
      .locator("camlann-board")
      .getByRole("button", { name: /knight/i })
      .tap();
    await reached(1);
    assert.equal(await page.evaluate(() => document.querySelector("camlann-board").game.played[0].promotion), "N");
    assert.deepEqual(problems, []);
  });

  test("reads the single files in any character set", () => {
    for (const name of ["core", "engine", "play"]) {
      const script = readFileSync(join(folder, `node_modules/@camlann/${name}/dist/single.js`), "latin1");
      assert.doesNotMatch(script, /[^\0-\x7f]/, name);
    }
  });

  test("hears what is wrong", async () => {
    const message = await page.evaluate(() => {
      const board = document.createElement("camlann-board");
      board.setAttribute("game", "nine");
      const heard = new Promise((hear) =>
        board.addEventListener("camlann-error", ({ detail }) => hear(detail.message)),
      );
      document.body.append(board);
      return heard;
    });
    assert.match(message, /^variant: there is no variant "nine"/);
  });
});

test("the package can be imported where there are no elements", () => {
  const out = printed(folder, 'import { createPlay } from "@camlann/play";\nconsole.log(typeof createPlay);');
  assert.equal(out, "function\n");
});
