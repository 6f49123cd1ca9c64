// How soon a tap on the board is seen on a mid-range phone, its processor slowed down four times, with the program serving
// there: `npm --prefix web run taps -- http://localhost:8080 [taps] [variant]`. A game between two people is played by two
// taps a move; each is measured by the browser itself (event timing), from the touch to the next picture, in steps of 8 ms.
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", wanted = "80", variant = "cam"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
const context = await browser.newContext({ viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true });
const answer = await context.request.post(`${address}/api/games`, { data: { variant, opponent: "person" } });
const { id } = await answer.json();
const page = await context.newPage();
await page.addInitScript(() => {
  // An interaction is as long as its longest event; what is shorter than 16 ms is not told.
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16 });
});
await page.goto(`${address}/game/${id}`);
await page.locator(".thumb button:enabled[aria-label=Hint]").waitFor();
const phone = await context.newCDPSession(page);
await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });

/** A number for each call, the same in each run. */
let seed = 7;
const below = (bound) => {
  seed = (seed * 48271) % 2147483647;
  return seed % bound;
};

const squares = (selector) =>
  page.locator(selector).evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-square")));

async function tap(square) {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(700);
}

let taps = 0;
while (taps < Number(wanted)) {
  const pieces = await squares("[data-square].cb-drag");
  if (pieces.length === 0) break;
  await tap(pieces[below(pieces.length)]);
  const targets = await squares("[data-square].cb-live:not(.cb-drag)");
  await tap(targets[below(targets.length)] ?? pieces[0]);
  taps += 2;
  const way = page.locator(".cb-chip").first();
  if (await way.isVisible()) await way.tap();
}
await page.waitForTimeout(500);
const told = await page.evaluate(() => [...interactions.values()]);
const times = [...Array.from({ length: Math.max(0, taps - told.length) }, () => 16), ...told].sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
console.log(
  `${times.length} taps: half of them ${at(0.5)} ms or less, 95 of 100 ${at(0.95)} ms, the longest ${at(1)} ms`,
);
await browser.close();
