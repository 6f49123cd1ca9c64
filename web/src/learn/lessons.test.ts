import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Variant } from "../lib/core.ts";
import { progressIn, titleOf } from "./lessons.ts";
import { rememberLessons, solvedLessons } from "./progress.ts";

let core: Core;
beforeAll(async () => (core = await coreForTests()));

// The core is read from a file, which a test with the browser's addresses cannot do.
let kept = "{}";
beforeEach(() => {
  kept = "{}";
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) });
});

function variantOf(id: string): Variant {
  const variant = core.variant(id);
  if (!variant) throw new Error(`no ${id}`);
  return variant;
}

describe("a visitor alone leaves a trace: the lessons", () => {
  it("go on with the first one that is not done", async () => {
    const cam = variantOf("cam");
    const fresh = await progressIn(cam);
    expect(fresh?.done).toBe(0);
    const first = titleOf(fresh?.next);
    rememberLessons("cam", [first]);
    const later = await progressIn(cam);
    expect([later?.done, later?.of]).toEqual([1, fresh?.of]);
    expect(titleOf(later?.next)).not.toBe(first);
  });

  it("have an end", async () => {
    const cam = variantOf("cam");
    for (;;) {
      const { next } = (await progressIn(cam)) ?? {};
      if (!next) break;
      rememberLessons("cam", [...solvedLessons("cam"), titleOf(next)]);
    }
    const all = await progressIn(cam);
    expect([all?.done, all?.next]).toEqual([all?.of, undefined]);
    // Those of another game are another matter.
    expect((await progressIn(variantOf("camelot")))?.done).toBe(0);
  });
});
