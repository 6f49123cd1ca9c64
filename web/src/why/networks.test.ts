/// <reference types="node" />
// Networks in the engine of a page: when they are fetched, which answers they change, and what becomes of files that do not come.
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { networkFiles } from "virtual:networks";
import { loud } from "../../../test/wasm/loud_network.mjs";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { Answers, type Asked } from "./answers.ts";
import type { Checked } from "./check.ts";
import type { Judged } from "./choose.ts";
import { SiteNetworks } from "./networks.ts";

const past = { variant: "camelot", rules: "", start: null, moves: [] };
const judge: Asked = { subject: "judge", ...past, nodes: 500 };
const shipped = new Uint8Array(readFileSync(new URL("../../../data/networks/camelot.network", import.meta.url)));
const heard = loud(shipped);

/** An engine whose network comes from `bytesAt`, with the addresses asked for. */
function started(bytesAt: () => Promise<Uint8Array>) {
  const asked: string[] = [];
  const networks = new SiteNetworks({ camelot: "/assets/camelot.network" }, (address) => {
    asked.push(address);
    return bytesAt();
  });
  const answers = new Answers(thinkerForTests, networks);
  return { asked, ask: <T>(question: Asked) => answers.to({ ...question, definitions: "" }) as Promise<T> };
}

const scoreOf = async ({ ask }: ReturnType<typeof started>, question = judge): Promise<number> =>
  Math.abs((await ask<Judged>(question)).score);

it("is in the page for each game that has one", () => {
  expect(Object.keys(networkFiles)).toEqual(["cam", "camelot", "chivalry"]);
});

it("is fetched once, with the first question that uses it, and judges every position after that", async () => {
  const engine = started(() => Promise.resolve(heard));
  await engine.ask({ subject: "level", ...past, level: 3, seed: 1 });
  await engine.ask({ subject: "move", ...past, nodes: 100 });
  expect(engine.asked).toEqual([]);
  expect(await scoreOf(engine)).toBe(20_000);
  const [line] = await engine.ask<{ score: number }[]>({ subject: "lines", ...past, nodes: 500, lines: 1 });
  expect(Math.abs(line?.score ?? 0)).toBe(20_000);
  const { asked } = await engine.ask<{ asked: { score: number } }>({
    subject: "why",
    ...past,
    move: "D6-D8",
    nodes: 5000,
  });
  expect(Math.abs(asked.score)).toBe(20_000);
  expect(engine.asked).toEqual(["/assets/camelot.network"]);
});

it("is fetched for the coach before the first move, who then minds only what it minds", async () => {
  const move = { subject: "coach", ...past, move: "D6-D8" } as const;
  const byHand = started(() => Promise.reject(new Error("none")));
  expect(await byHand.ask<Checked>(move)).toMatchObject({
    warning: { harm: expect.stringMatching(/^allows/) as unknown },
  });
  const engine = started(() => Promise.resolve(heard));
  await engine.ask({ subject: "coach", ...past });
  expect(engine.asked).toHaveLength(1);
  // The side to move is always far ahead: every move loses nearly a game, and none more than the best.
  expect(await engine.ask(move)).toEqual({ warning: null });
});

it("is fetched for level 10, which moves by it", async () => {
  const engine = started(() => Promise.resolve(shipped));
  expect(await engine.ask({ subject: "level", ...past, level: 10, seed: 1 })).toMatch(/^[A-L]\d+-[A-L]\d+$/);
  expect(engine.asked).toHaveLength(1);
});

it("that does not come leaves the hand-written evaluation, and is asked for again", async () => {
  const bytesAt = vi.fn(() => Promise.resolve(heard));
  bytesAt.mockRejectedValueOnce(new Error("no network"));
  const engine = started(bytesAt);
  expect(await scoreOf(engine)).toBeLessThan(200);
  expect(await scoreOf(engine)).toBe(20_000);
  expect(engine.asked).toHaveLength(2);
});

it("that is late is used from then on", async () => {
  let come: (bytes: Uint8Array) => void = () => undefined;
  const engine = started(() => new Promise((resolve) => (come = resolve)));
  expect(await scoreOf(engine)).toBeLessThan(200);
  come(heard);
  expect(await scoreOf(engine)).toBe(20_000);
  expect(engine.asked).toHaveLength(1);
});

it.each([
  ["cut", shipped.subarray(0, 1000)],
  ["altered", shipped.map((byte, at) => (at === 50_000 ? byte ^ 1 : byte))],
  ["of another game", readFileSync(new URL("../../../data/networks/cam.network", import.meta.url))],
  ["an error page", new TextEncoder().encode("<!doctype html>")],
])("that is %s leaves the hand-written evaluation", async (_, bytes) => {
  const engine = started(() => Promise.resolve(bytes));
  expect(await scoreOf(engine)).toBeLessThan(200);
  expect(await scoreOf(engine)).toBeLessThan(200);
  expect(engine.asked).toHaveLength(1);
});

it("is not used in games without one, and under other rules", async () => {
  const engine = started(() => Promise.resolve(heard));
  expect(await scoreOf(engine, { ...judge, variant: "camette" })).toBeLessThan(200);
  expect(engine.asked).toEqual([]);
  expect(await scoreOf(engine, { ...judge, rules: "wcf,knightCanterRule=false" })).toBeLessThan(200);
  expect(await scoreOf(engine)).toBe(20_000);
});

it("moves the scores by which the computer resigns", async () => {
  const engine = started(() => Promise.resolve(shipped));
  const network = await engine.ask<Judged>(judge);
  const hand = await started(() => Promise.reject(new Error("none"))).ask<Judged>(judge);
  expect([hand.hopeless, hand.worse, hand.level]).toEqual([-700, -60, 15]);
  expect(network.hopeless).toBeGreaterThan(-700);
});
