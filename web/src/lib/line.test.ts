import { beforeAll, describe, expect, it } from "vitest";
import { Core, CoreRefused, type CoreCalls } from "./core.ts";
import { coreForTests } from "./core.fixture.ts";
import { Line } from "./line.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

/** A core that records its calls. */
function listened(): { core: Core; asked: string[] } {
  const asked: string[] = [];
  const heard = Object.entries(core.calls).map(([name, call]) => [
    name,
    (...args: never[]) => {
      asked.push([name, ...args.slice(1)].join(" "));
      return (call as (...args: never[]) => unknown)(...args);
    },
  ]);
  return { core: new Core(Object.fromEntries(heard) as unknown as CoreCalls), asked };
}

describe("a line of positions", () => {
  it("asks the core once for a move, and once for a whole game", () => {
    const { core: heard, asked } = listened();
    const line = new Line(heard, "cam", "wcf", null);
    asked.length = 0;
    line.become(["C5-C6"]);
    line.become(["C5-C6", "C9-C8"]);
    line.become(["C5-C6", "C9-C8"]);
    expect(asked).toEqual(["play C5-C6", "play C9-C8"]);
    const again = new Line(heard, "cam", "wcf", null);
    asked.length = 0;
    again.become(["C5-C6", "C9-C8", "D5-D6"]);
    expect(asked).toEqual(["play C5-C6 C9-C8 D5-D6"]);
    expect(again.plies.slice(0, 2)).toEqual(line.plies);
    line.become(["C5-C6", "C9-C8", "D5-D6"]);
    expect(line.now).toEqual(again.now);
    expect(again.now).toEqual(again.position.state());
    line.free();
    again.free();
  });

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
