// The change from the server's position to the core's is invisible.
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Line } from "../lib/line.ts";
import { Glimpse } from "./glimpse.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

const moves = ["C5-C6", "C9-C8"];

/** As it comes over the wire. */
function told(): Glimpse {
  const line = new Line(core, "cam", "wcf", null);
  line.become(moves);
  const glimpse = new Glimpse(JSON.parse(JSON.stringify(line.now)) as Line["now"], moves);
  line.free();
  return glimpse;
}

describe("a glimpse of a game", () => {
  it("knows its one position, and when the game has gone on", () => {
    const glimpse = told();
    glimpse.become(moves);
    expect(glimpse.behind).toBe(false);
    expect(glimpse.standing(2)).toBe(glimpse.now);
    expect(glimpse.standing(1)).toBeUndefined();
    for (const others of [[...moves, "D5-D6"], ["C5-C6"], ["C5-C6", "D9-D8"]]) {
      glimpse.become(others);
      expect(glimpse.behind, others.join(" ")).toBe(true);
    }
  });

  it("is taken over by the line of the same position, and by no other", () => {
    const glimpse = told();
    const line = new Line(core, "cam", "wcf", null);
    line.adopt(glimpse.now);
    expect(line.now).not.toBe(glimpse.now);
    line.become(moves);
    line.adopt(glimpse.now);
    expect(line.now).toBe(glimpse.now);
    expect(line.standing(2)).toBe(glimpse.now);
    expect(line.standing(1)).toBe(line.plies[0]?.after);
    line.free();
  });
});
