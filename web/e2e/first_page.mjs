// How soon the first page is there on a mid-range phone: processor slowed down four times, slow 4G (1.6 Mbit/s, 150 ms).
// `npm --prefix web run first-page -- http://localhost:8080 [runs]`, with the program serving there. Prints milliseconds
// after the last byte of the HTML.
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", runs = "5"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});

for (let run = 0; run < Number(runs); run++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Network.enable");
  const slow = { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 };
  await phone.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    // Nine tiles with their boards, ready to be pressed.
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll(".tile:not([disabled]) svg.cb-play").length < 9) return;
      observer.disconnect();
      performance.mark("ready");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const times = await page.evaluate(() => {
    const html = performance.getEntriesByType("navigation")[0]?.responseEnd ?? 0;
    const at = (name) => Math.round((performance.getEntriesByName(name)[0]?.startTime ?? 0) - html);
    return { ready: at("ready"), painted: at("first-contentful-paint") };
  });
  console.log(`tiles ready ${times.ready} ms, first picture ${times.painted} ms`);
  await context.close();
}
await browser.close();
