// Time from a tap on the board to the next frame on a mid-range phone, its processor slowed down four times, with the program
// serving there: `npm --prefix web run taps -- http://localhost:8080 [taps] [variant]`. A game between two people is played
// with two taps per move; the browser itself measures each (event timing), from the touch to the next picture, in steps of 8
// ms. Taps on a page that only changes a colour alternate with them: the browser's own time on this machine, a lower bound for
// any page. Playwright's locators are not used on the page: they listen to each touch, which would be measured too.
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", wanted = "80", variant = "cam"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
const context = await browser.newContext({ viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true });
const answer = await context.request.post(`${address}/api/games`, { data: { variant, opponent: "person" } });
const { id } = await answer.json();
await context.addInitScript(() => {
  // An interaction lasts as long as its longest event; events shorter than 16 ms are not reported.
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16 });
});

async function slow(page) {
  const phone = await context.newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

const empty = await context.newPage();
await empty.goto(`${address}/nowhere`);
await empty.evaluate(() => {
  document.documentElement.innerHTML = '<body style="height: 100vh; margin: 0; background: #eee">';
  document.body.addEventListener("pointerup", () => {
    document.body.style.background = document.body.style.background === "white" ? "#eee" : "white";
  });
});

const game = await context.newPage();
await game.goto(`${address}/game/${id}`);
const ready = () => game.evaluate(() => document.querySelector(".thumb button:enabled[aria-label=Hint]") !== null);
while (!(await ready())) await game.waitForTimeout(100);
await game.waitForTimeout(2500);
for (const page of [empty, game]) await slow(page);

/** A number for each call, the same in each run. */
let seed = 7;
const below = (bound) => {
  seed = (seed * 48271) % 2147483647;
  return seed % bound;
};

/** The middle of each element. */
const places = (selector) =>
  game.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    selector,
  );

async function tap(page, { x, y }) {
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(700);
}

let taps = 0;
while (taps < Number(wanted)) {
  const pieces = await places("[data-square].cb-drag");
  if (pieces.length === 0) break;
  await tap(game, pieces[below(pieces.length)]);
  await tap(empty, { x: 200, y: 300 });
  const targets = await places("[data-square].cb-live:not(.cb-drag)");
  await tap(game, targets[below(targets.length)] ?? pieces[0]);
  await tap(empty, { x: 200, y: 300 });
  taps += 2;
  // One of several ways is chosen by one tap more.
  const [way] = await places(".cb-chips:not([hidden]) .cb-chip");
  if (way) {
    await tap(game, way);
    await tap(empty, { x: 200, y: 300 });
    taps += 1;
  }
}

for (const [page, what] of [
  [game, `${variant}:`.padEnd(9)],
  [empty, "a colour:"],
]) {
  const told = await page.evaluate(() => [...interactions.values()]);
  const times = [...Array.from({ length: Math.max(0, taps - told.length) }, () => 16), ...told].sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  console.log(
    `${what} ${times.length} taps: half of them ${at(0.5)} ms or less, 95 of 100 ${at(0.95)} ms, the longest ${at(1)} ms`,
  );
}
await browser.close();
