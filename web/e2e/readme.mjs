// Draws the pictures of the page in the README, doc/images/page-light.png and page-dark.png, with the program serving there:
// `npm --prefix web run readme -- http://localhost:8080`.
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const [address = "http://localhost:8080"] = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../doc/images", import.meta.url));

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
for (const colorScheme of ["light", "dark"]) {
  const context = await browser.newContext({ viewport: { width: 1080, height: 760 }, colorScheme });
  const page = await context.newPage();
  await page.goto(`${address}/records/camelot-wc2009-game1`);
  for (let ply = 0; ply < 17; ply++) {
    await page.getByRole("button", { name: "Next move" }).first().click();
  }
  await page.waitForTimeout(1000); // the move is walked
  await page.screenshot({ path: `${folder}/page-${colorScheme}.png` });
  await context.close();
}
await browser.close();
