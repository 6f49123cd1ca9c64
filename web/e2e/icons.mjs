// Draws the icons of the installed page from public/icon.svg: npm --prefix web run icons. A maskable one has room for any shape round it.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const drawing = `data:image/svg+xml;base64,${readFileSync("public/icon.svg").toString("base64")}`;
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
for (const [name, size, share, ground] of [
  ["apple-touch-icon", 180, 0.76, "#f8f5ee"],
  ["icon-192", 192, 0.9, "none"],
  ["icon-512", 512, 0.9, "none"],
  ["icon-maskable-512", 512, 0.58, "#f8f5ee"],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
      `<img style="width:${share * 100}%" src="${drawing}">`,
  );
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
