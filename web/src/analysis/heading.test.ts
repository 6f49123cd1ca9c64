// The title of an analysis and the line below it.
import { beforeAll, describe, expect, it } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Study } from "../study/study.svelte.ts";
import type { Subject } from "../study/subject.ts";
import { headingOf } from "./heading.ts";

let core: Core;
beforeAll(async () => {
  ({ core } = await thinkerForTests());
});

function heading(text: string, more: Partial<Subject> = {}, shared?: { title: string; chapter: string }) {
  const origin = { variant: "cam", rules: "", start: null, ...more.origin };
  const study = new Study(core, origin);
  study.takeUp(text);
  const subject: Subject = { origin, text, key: "", problem: "", review: false, turned: 0, ...more };
  const variant = core.variant("cam");
  if (!variant) throw new Error("no Cam");
  const found = headingOf(variant, study, subject, shared);
  study.free();
  return found;
}

describe("the title of an analysis", () => {
  it("names the players of a record, with its date and its end", () => {
    const text = '[White "Ann"]\n[Black "Ben"]\n[Date "2009-03-08"]\n[Result "0-1"]\n\n1. D5-D6 D9-D8 2. C5-C6';
    expect(heading(text)).toEqual({
      title: "Ann – Ben",
      note: "Cam · 8 Mar 2009 · Black won in 2 moves",
      name: "Ann – Ben",
    });
    expect(heading(text.replace("0-1", "1/2-1/2")).note).toBe("Cam · 8 Mar 2009 · drawn in 2 moves");
    expect(heading(text.replace("0-1", "*")).note).toBe("Cam · 8 Mar 2009");
  });

  it("says of a board without a game where it is kept, and suggests the game's name for a study", () => {
    expect(heading("D5-D6")).toEqual({ title: "New analysis", note: "Cam · kept in this browser", name: "Cam" });
    const start = "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w";
    expect(heading("", { origin: { variant: "cam", rules: "", start } }).title).toBe("Position set up");
  });

  it("names the seat of a player without a name, and the computer", () => {
    expect(heading('[White "Ann"]\n\n1. D5-D6').title).toBe("Ann – Black");
    const seats = [
      { seat: "w", player: "person", level: null, name: "" },
      { seat: "b", player: "computer", level: 3, name: "" },
    ] as const;
    const played = {
      id: "one",
      seats: [...seats],
      created: "2026-05-11T10:00:00Z",
      result: { winner: "w", reason: "resignation" },
    } as unknown as Subject["played"] & object;
    expect(heading("D5-D6 D9-D8", { played })).toMatchObject({
      title: "You – Computer",
      note: "Cam · 11 May 2026 · White won in 1 move",
    });
  });

  it("is that of a study, with its chapter below", () => {
    expect(heading("D5-D6", {}, { title: "Openings", chapter: "The quiet line" })).toMatchObject({
      title: "Openings",
      note: "The quiet line · Cam",
    });
  });
});
