import { expect, test } from "vitest";
import type { Invitation } from "../lib/api.ts";
import { sameTerms, waitingAt, type SeekChoice } from "./seek_choice.ts";

const choice: SeekChoice = { time: { base: 600, increment: 10 }, rated: true, range: null };
const tenTen = { base: 600, increment: 10, delay: 0, days: 0 };

test("only those who look for the same count as waiting", () => {
  const seekers = [
    { variant: "cam", rules: "wcf", time: tenTen, rated: true, count: 2 },
    { variant: "cam", rules: "wcf", time: tenTen, rated: false, count: 4 },
    { variant: "camelot", rules: "wcf", time: tenTen, rated: true, count: 8 },
    { variant: "cam", rules: "wcf", time: { ...tenTen, days: 3 }, rated: true, count: 16 },
  ];
  const open = [{ variant: "cam", time: tenTen, rated: true }] as Invitation[];
  expect(waitingAt("cam", choice, seekers, open)).toBe(3);
  expect(waitingAt("camette", choice, seekers, open)).toBe(0);
});

test("without a clock it is another thing", () => {
  expect(sameTerms({ rated: true }, choice)).toBe(false);
  expect(sameTerms({ rated: true, time: tenTen }, choice)).toBe(true);
});
