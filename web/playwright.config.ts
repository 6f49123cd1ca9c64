import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { on } from "./e2e/where.ts";

// Debian's own browser: nothing is downloaded. As root (containers, CI) it starts only without its sandbox.
const asRoot = process.getuid?.() === 0;

// A browser for tests: no graphics card, and no calls home.
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Tests between people, which also run on PostgreSQL and on several servers: CAMLANN_ON, see e2e/where.ts.
const together = [
  ...["called", "clocks", "contact", "days", "durable", "evening", "finding", "friends", "invite", "kept", "late"],
  ...["league", "leave", "leaving", "live", "lobby", "over", "people", "seats", "tournament", "watch"],
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  ...(on === "sqlite" ? {} : { testMatch: together }),
  outputDir: "test-results",
  // Half of the time tests wait: one more than there are processors.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A second try separates faults from a busy machine; script/test names the tests that needed it.
  retries: process.env["CI"] ? 1 : 0,
  reporter: "list",
  use: {
    browserName: "chromium",
    // A kept page would answer in place of the server that a test stops or holds back. Only offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: [...(asRoot ? ["--no-sandbox"] : []), ...quiet],
    },
    // Keeps the first try, which is the one that failed. Pictures of each step would cost a tenth of the time; without them a trace has the
    // actions, requests and console, and the picture and the snapshot of the page (error-context.md) are of the moment of the error.
    trace: process.env["CI"]
      ? { mode: "retain-on-first-failure", screenshots: false, snapshots: false, sources: false }
      : "retain-on-failure",
    screenshot: "only-on-failure",
  },
});
