import { defineConfig } from "@playwright/test";

// Debian's own browser: nothing is downloaded. As root (containers, CI) it starts only without its sandbox.
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: asRoot ? ["--no-sandbox"] : [],
    },
    trace: "retain-on-failure",
  },
});
