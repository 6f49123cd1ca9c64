import { expect, test } from "vitest";
import type { Invitation } from "../lib/api.ts";
import { suits, timesOf, waitingAt, type SeekChoice } from "./seek_choice.ts";

const choice: SeekChoice = {
  time: { base: 600, increment: 10 },
  also: [],
  rated: true,
  either: false,
  range: null,
};
const tenTen = { base: 600, increment: 10, delay: 0, days: 0 };
const fiveFive = { base: 300, increment: 5, delay: 0, days: 0 };
const seek = { variant: "cam", times: [tenTen], rated: true, either: false };

test("only those who would play the same game count as waiting", () => {
  const seeks = [
    seek,
    { ...seek, rated: false },
    { ...seek, rated: false, either: true },
    { ...seek, variant: "camelot" },
    { ...seek, times: [fiveFive] },
    { ...seek, times: [fiveFive, tenTen] },
  ];
  const open = [{ variant: "cam", time: tenTen, rated: true }] as Invitation[];
  expect(waitingAt("cam", choice, seeks, open)).toBe(4);
  expect(waitingAt("camette", choice, seeks, open)).toBe(0);
  expect(waitingAt("cam", { ...choice, also: [fiveFive], either: true }, seeks, open)).toBe(6);
});

test("without a clock it is another thing", () => {
  expect(suits({ rated: true }, choice)).toBe(false);
  expect(suits({ rated: true, time: tenTen }, choice)).toBe(true);
});

test("a time is chosen once", () => {
  expect(timesOf({ time: tenTen, also: [{ base: 600, increment: 10 }, fiveFive] })).toEqual([tenTen, fiveFive]);
});
