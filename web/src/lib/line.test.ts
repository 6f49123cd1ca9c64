import { beforeAll, describe, expect, it } from "vitest";
import { CoreRefused, type Core } from "./core.ts";
import { coreForTests } from "./core.fixture.ts";
import { Line } from "./line.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

describe("a line of positions", () => {
  it("plays what is new and keeps what is the same", () => {
    const line = new Line(core, "cam", "wcf", null);
    line.become(["C5-C6", "C9-C8"]);
    const [first] = line.plies;
    line.become(["C5-C6", "C9-C8", "D5-D6"]);
    expect(line.plies[0]).toBe(first);
    expect(line.now.seat).toBe("b");
    expect(line.now.ply).toBe(3);
    line.free();
  });

  it("takes back what differs", () => {
    const line = new Line(core, "cam", "wcf", null);
    line.become(["C5-C6", "C9-C8", "D5-D6"]);
    line.become(["C5-C6", "D9-D8"]);
    expect(line.plies.map((ply) => ply.outcome.notation)).toEqual(["C5-C6", "D9-D8"]);
    expect(line.now.pieces["D8"]).toBe("m");
    expect(line.now.pieces["C9"]).toBe("m");
    line.become([]);
    expect(line.now.fen).toBe(line.start.fen);
    expect(line.now.outcomes).toHaveLength(54);
    line.free();
  });

  it("refuses an illegal move with the core's words", () => {
    const line = new Line(core, "cam", "wcf", null);
    expect(() => {
      line.become(["C5-C9"]);
    }).toThrow(CoreRefused);
    line.free();
  });
});
