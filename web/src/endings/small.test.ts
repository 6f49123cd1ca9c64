// The tables that an endings page keeps.
import { expect, it } from "vitest";
import { tablesOf } from "./small.ts";

it.each([
  ["cam/wcf/MM-MM.table", true],
  ["cam/wcf/MM-K.table", true],
  ["cam/wcf/K-K.table", true],
  ["cam/wcf/K-M.table", true],
  ["cam/wcf/KM-M.table", false],
  ["cam/wcf/MMM-MM.table", false],
  ["cam/mod64/MM-M.table", false],
  ["camelot/wcf/MM-M.table", false],
])(
  "of Cam, whose endings have two men against two, or a piece against another, or two men against a knight: %s: %s",
  (path, is) => {
    expect(tablesOf("cam")(path)).toBe(is);
  },
);

it("with castle moves each count has its own", () => {
  expect(tablesOf("camelot")("camelot/wcf/MM-K-0-2.table")).toBe(true);
  expect(tablesOf("camelot")("camelot/wcf/KM-K-0-2.table")).toBe(false);
});
