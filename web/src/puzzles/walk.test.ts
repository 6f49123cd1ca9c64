// Walks by the true rules, in positions of published games.
import { beforeAll, describe, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Outcome, Position } from "../lib/core.ts";
import { streamOf } from "./choose.ts";
import { pliesOf, published } from "./published.fixture.ts";
import { leadsTo, leftAt, walkOf, type AskLegs } from "./walk.ts";

let core: Core;
/** The long moves of the games, each with the position it was played in. */
let long: { position: Position; ask: AskLegs; outcome: Outcome }[];
beforeAll(async () => {
  core = await coreForTests();
  long = published.flatMap((id) =>
    pliesOf(core, id)
      .filter(({ outcome }) => outcome.path.length > 2)
      .map(({ outcome, before }) => {
        const position = core.open("camelot", before.rules, before.fen);
        return { position, ask: (walked: readonly string[]) => position.legs(walked), outcome };
      }),
  );
});

describe("a walk", () => {
  it("is found in the published games", () => {
    expect(long.length).toBeGreaterThan(15);
  });

  it("says what it has taken and where it may go on", () => {
    for (const { ask, outcome } of long) {
      const whole = walkOf(ask, outcome.path);
      expect(whole?.taken).toBe(outcome.captures.length);
      expect(whole?.stop).toBe(true);
      expect(whole?.text.replaceAll("–", "-").replaceAll("×", "x")).toBe(outcome.notation);
      const [from = "", to = "", third = ""] = outcome.path;
      expect(walkOf(ask, [from])).toBeNull();
      expect(walkOf(ask, [from, to])?.next).toContain(third);
    }
  });

  it("leads to its effect from each of its squares on", () => {
    for (const { ask, outcome } of long) {
      for (let legs = 1; legs <= outcome.path.length; legs++)
        expect(leadsTo(ask, outcome.path.slice(0, legs), outcome), outcome.notation).toBe(true);
      expect(leftAt(ask, outcome.path, outcome)).toBe(outcome.path.length);
    }
  });

  it("may go any way that has the effect", () => {
    const chance = streamOf(1);
    let detours = 0;
    for (const { ask, position } of long) {
      for (const { from } of position.state().outcomes) {
        const route = [from];
        for (let legs = 0; legs < 12; legs++) {
          const { next, stop, outcome } = ask(route);
          if (stop && outcome && (next.length === 0 || chance() < 0.3)) {
            expect(leftAt(ask, route, outcome), route.join(" ")).toBe(route.length);
            if (route.join() !== outcome.path.join()) detours += 1;
            break;
          }
          const leg = next[Math.floor(chance() * next.length)];
          if (!leg) break;
          route.push(leg.square);
        }
      }
    }
    expect(detours).toBeGreaterThan(10);
  });

  it("leaves the road at one leg: before it all is well", () => {
    for (const { ask, position, outcome: wanted } of long) {
      for (const other of position.state().outcomes) {
        if (other.notation === wanted.notation) continue;
        const left = leftAt(ask, other.path, wanted);
        if (other.from !== wanted.from) expect(left).toBe(0);
        for (let legs = 1; legs <= other.path.length; legs++)
          expect(leadsTo(ask, other.path.slice(0, legs), wanted)).toBe(legs <= left);
      }
    }
  });
});
