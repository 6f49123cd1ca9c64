import { expect, test } from "vitest";
import { joined } from "./open_seats.ts";

test("49.5: what has moved to a later part meanwhile is there once", () => {
  const parts = [[{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }], []];
  expect(joined(parts).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
