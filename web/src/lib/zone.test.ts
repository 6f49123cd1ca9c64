import { afterEach, expect, it, vi } from "vitest";
import { timeZone } from "./zone.ts";

afterEach(() => vi.unstubAllGlobals());

const inZone = (name: string | undefined): string => {
  vi.stubGlobal("Intl", {
    DateTimeFormat: class {
      resolvedOptions = () => ({ timeZone: name });
    },
  });
  return timeZone();
};

it("the time zone is the browser's, and none if it does not know it", () => {
  expect(inZone("America/New_York")).toBe("America/New_York");
  expect(inZone("Etc/Unknown")).toBe("");
  expect(inZone(undefined)).toBe("");
});
