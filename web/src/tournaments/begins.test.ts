import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("a starting time carries its time zone", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => false } } });
  const { startOf } = await import("./begins.ts");
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(startOf("2026-06-03T17:30:00Z")).toMatch(/7:30 PM (GMT\+2|CEST)$/u);
  vi.stubEnv("TZ", "America/New_York");
  expect(startOf("2026-06-03T17:30:00Z")).toMatch(/1:30 PM EDT$/u);
});
