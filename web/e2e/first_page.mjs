// Time until a page is ready on a mid-range phone, its processor slowed down four times, with the program serving there:
// `npm --prefix web run first-page -- http://localhost:8080 [runs]`: the first page over slow 4G (1.6 Mbit/s, 150 ms), in
// milliseconds after the last byte of the HTML. With `game` after the runs: a new game of Cam, opened by its address over
// fast 3G (1.44 Mbit/s, 563 ms), in milliseconds from the start.
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", runs = "5", what = "home"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});

const networks = {
  home: { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 },
  game: { latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 },
};

/** Nine tiles with their boards, ready to be pressed; a board whose men can be moved. */
const ready = {
  home: () => document.querySelectorAll(".tile:not([disabled]) svg.cb-play").length >= 9,
  game: () => document.querySelectorAll(".cb-l-rings > *").length > 0,
};

for (let run = 0; run < Number(runs); run++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true });
  const path =
    what === "home"
      ? ""
      : await context.request
          .post(`${address}/api/games`, { data: { variant: "cam", opponent: "person" } })
          .then((answer) => answer.json())
          .then(({ id }) => `/game/${id}`);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", { offline: false, ...networks[what] });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(`{
    const marks = { ready: ${String(ready[what])}, board: () => document.querySelector(".cb-piece") !== null };
    new MutationObserver((_, observer) => {
      for (const [name, there] of Object.entries(marks)) {
        if (performance.getEntriesByName(name).length === 0 && there()) performance.mark(name);
      }
      if (performance.getEntriesByName("ready").length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("seen")));
    }).observe(document, { childList: true, subtree: true });
  }`);
  await page.goto(address + path);
  await page.waitForFunction(() => performance.getEntriesByName("seen").length > 0);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const times = await page.evaluate((fromHtml) => {
    const begin = fromHtml ? (performance.getEntriesByType("navigation")[0]?.responseEnd ?? 0) : 0;
    const at = (name) => Math.round((performance.getEntriesByName(name)[0]?.startTime ?? 0) - begin);
    return { ready: at("ready"), seen: at("seen"), board: at("board"), painted: at("first-contentful-paint") };
  }, what === "home");
  console.log(
    `ready ${times.ready} ms, drawn ${times.seen} ms, board ${times.board} ms, first picture ${times.painted} ms`,
  );
  await context.close();
}
await browser.close();
