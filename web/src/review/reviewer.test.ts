/// <reference types="node" />
// The evaluation that a review's worker judges by: a network's from the first question on, or else by hand.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loud } from "../../../test/wasm/loud_network.mjs";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Task } from "../why/look.ts";
import { SiteNetworks } from "../why/networks.ts";
import type { Look } from "../why/saved.ts";
import { Reviewer } from "./reviewer.ts";

const past = { variant: "camelot", rules: "", start: null, moves: [] };
const task: Task = { past, nodes: 500, by: "network" };
let heard: Uint8Array;
beforeAll(() => {
  heard = loud(new Uint8Array(readFileSync(new URL("../../../data/networks/camelot.network", import.meta.url))));
});

/** A worker whose network comes from `bytesAt`, with the addresses asked for. */
function started(bytesAt: () => Promise<Uint8Array>) {
  const asked: string[] = [];
  const networks = new SiteNetworks({ camelot: "/assets/camelot.network" }, (address) => {
    asked.push(address);
    return bytesAt();
  });
  const reviewer = new Reviewer(thinkerForTests, networks);
  const look = async (more: Partial<Task> = {}): Promise<{ look: Look; by: string }> => {
    const answered = await reviewer.to({ ...task, ...more, definitions: "" });
    if (!("look" in answered)) throw new Error("no look");
    return answered;
  };
  return { asked, look };
}

describe("a review's worker", () => {
  it("fetches the network with its first question, and judges by its chances", async () => {
    const { asked, look } = started(() => Promise.resolve(heard));
    for (const moves of [[], ["D6-F8"]]) {
      const { by, look: found } = await look({ past: { ...past, moves } });
      expect([by, Math.abs(found.score)]).toEqual(["network", 20_000]);
      expect(found.points).toBe(found.score > 0 ? 1 : 0);
    }
    expect(asked).toHaveLength(1);
  });

  it("judges by hand where that is asked for, or no network comes, and by the chances of that", async () => {
    const { asked, look } = started(() => Promise.resolve(heard));
    const hand = await look({ by: "hand" });
    expect([hand.by, asked]).toEqual(["hand", []]);
    expect(hand.look.points).toBeGreaterThan(0.3);
    expect(hand.look.points).toBeLessThan(0.7);
    expect(await started(() => Promise.reject(new Error("none"))).look()).toEqual(hand);
  });

  it("has no chances for games without them", async () => {
    const { look } = started(() => Promise.resolve(heard));
    const { by, look: found } = await look({ past: { ...past, variant: "camblam" } });
    expect([by, found.points]).toEqual(["hand", undefined]);
  });
});
