import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => false } } });
const { eventName } = await import("./event_name.ts");
const { texts } = await import("./texts.ts");

test("a division is named in the language of the page, and other tournaments as people have named them", () => {
  const before = texts.division;
  texts.division = (league, season, division) => `${String(division)}. Staffel, ${league} ${String(season)}`;
  const name = "North, season 2, division 11, season 3, division 4";
  expect(eventName({ name, league: "x" })).toBe("4. Staffel, North, season 2, division 11 3");
  expect(eventName({ name })).toBe(name);
  expect(eventName({ name: "Winter cup", league: "x" })).toBe("Winter cup");
  texts.division = before;
});
