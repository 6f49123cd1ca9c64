import { beforeAll, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import { CoreRefused, type Core } from "../lib/core.ts";
import { openingOf } from "./opening.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

it("an opening is read as it is typed, copied or shown, with numbers of moves or without", () => {
  for (const typed of ["E7-G5 F11-G12", "e7-g5, f11-g12", "1. E7–G5 F11–G12", "1.E7-G5 1...F11-G12"]) {
    expect(openingOf(core, "camelot", typed)).toBe("E7-G5 F11-G12");
  }
});

it("an opening with a move that is none is refused", () => {
  expect(() => openingOf(core, "camelot", "E7-G5 E7-G5")).toThrow(CoreRefused);
  expect(() => openingOf(core, "camelot", "hello")).toThrow(CoreRefused);
});
