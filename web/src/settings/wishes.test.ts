import { expect, it } from "vitest";
import { wanted, withKind } from "./wishes.ts";

it("what is left out is told, and a choice leaves the others as they are", () => {
  const wishes = { push: { turn: false }, mail: { low: false }, ahead: 60 };
  expect(wanted(undefined, "push", "turn")).toBe(true);
  expect(wanted(wishes, "push", "turn")).toBe(false);
  expect(wanted(wishes, "mail", "turn")).toBe(true);
  expect(withKind(wishes, "push", "round", false)).toEqual({ ...wishes, push: { turn: false, round: false } });
});
