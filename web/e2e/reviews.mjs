// Time until the engine in the browser has found the worst moves of a game of 15 moves, and has reviewed a game of 20 plies, with
// the program serving there: `npm --prefix web run reviews -- http://localhost:8080 [runs]`. From the tap, or from the first
// progress of the review, to the result, mistakes with their words.
import { chromium } from "playwright-core";

const [address = "http://localhost:8080", runs = "3"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});

/** A game of Cam between two people at one screen, the same in each run: quiet moves for 15 moves of both. */
async function played(request) {
  const made = await request.post(`${address}/api/games`, { data: { variant: "cam", opponent: "person" } });
  const { id } = await made.json();
  let seed = 11;
  for (let ply = 0; ply < 30; ply++) {
    const { state, result } = await (await request.get(`${address}/api/games/${id}?state=1`)).json();
    if (result) break;
    const quiet = state.outcomes.filter(({ kind }) => kind === "plain");
    const some = quiet.length > 0 ? quiet : state.outcomes;
    seed = (seed * 48271) % 2147483647;
    const { notation } = some[seed % some.length];
    await request.post(`${address}/api/games/${id}/moves`, { data: { move: notation, ply, nonce: `${id}${ply}` } });
  }
  await request.post(`${address}/api/games/${id}/resign`, { data: {} });
  const { plies } = await (await request.get(`${address}/api/games/${id}`)).json();
  return { id, plies };
}

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

for (let run = 0; run < Number(runs); run++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const { id, plies } = await played(context.request);
  const page = await context.newPage();
  await page.goto(`${address}/game/${id}`);
  const button = page.getByRole("button", { name: "Find the worst moves" });
  await button.waitFor();
  // The page fetches the engine ahead.
  await page.waitForTimeout(3000);
  let from = performance.now();
  await button.click();
  await page.getByText(/^(No real mistakes|One move that|The moves that cost)/).waitFor({ timeout: 120_000 });
  console.log(`worst moves of ${plies} plies: ${seconds(from)} s`);
  await page.goto(`${address}/analysis/camelot?record=camelot-wc2009-game4&review`);
  await page.getByText(/^Reviewed \d+ of/).waitFor();
  from = performance.now();
  await page
    .getByRole("status")
    .filter({ hasText: /mistakes?( of yours)?\.$/ })
    .waitFor({ timeout: 120_000 });
  console.log(`review of 20 plies: ${seconds(from)} s`);
  await context.close();
}
await browser.close();
