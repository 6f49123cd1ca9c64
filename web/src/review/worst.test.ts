// The costliest moves of a game, by the true engine: the side of each, and what the review of the analysis page says of them.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../lib/api.ts";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import type { Ply, Standing } from "../lib/line.ts";
import { keep as keepOfGame } from "../session/kept.ts";
import { Study } from "../study/study.svelte.ts";
import { kept, keyOfGame } from "../study/kept.ts";
import { answerTo, type Task } from "../why/look.ts";
import type { Thinker } from "../why/thinker.ts";
import type { Asker } from "./asker.ts";
import { knownOf, nodesOf, playedIn } from "./game.ts";
import { GameReview } from "./review.svelte.ts";
import { Worst } from "./worst.svelte.ts";

vi.setConfig({ testTimeout: 60_000 });

let thinker: Thinker;
beforeAll(async () => {
  thinker = await thinkerForTests();
});
beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const nodes = 20_000;
/** The true engine, on the spot. */
class Engine implements Asker {
  readonly asked: Task[] = [];
  ask(task: Task): ReturnType<Asker["ask"]> {
    this.asked.push(task);
    return answerTo(thinker, { ...task, by: "hand" });
  }
  end(): void {
    // Nothing to end.
  }
}

// Both men that run need four moves, and White begins; but a man that is put before Black's saves it one.
const start = "1/3/5/7/M6/7/7/7/4m2/7/2M2/3/1 w";
const moves = ["D3-E4", "E5xE3"];
const id = "one";

/** The game as its page has it, over; `persons` are the seats at this screen. */
function gameOf(...persons: string[]) {
  const { core } = thinker;
  const position = core.open("cam", "", start);
  let before: Standing = position.state();
  const plies = position.play(moves).plies.map(({ outcome, after }): Ply => {
    const ply = { outcome, before, after };
    before = after;
    return ply;
  });
  position.free();
  const seats = ["w", "b"].map((seat) => ({ seat, player: persons.includes(seat) ? "person" : "computer" }));
  const game = { id, variant: "cam", rules: "", start, seats } as unknown as Game;
  const variant = core.variant("cam");
  if (!variant) throw new Error("no Cam");
  return { id, game, variant, plies };
}

async function found(...persons: string[]): Promise<{ worst: Worst; engine: Engine }> {
  const engine = new Engine();
  const worst = new Worst(gameOf(...persons), engine, nodes);
  worst.find();
  await eventually(() => expect(worst.review.over).toBe(true));
  return { worst, engine };
}

describe("the worst moves", () => {
  it("get words when all are known, and only they do", async () => {
    const { worst, engine } = await found("w", "b");
    const words = engine.asked.findIndex(({ explain }) => explain !== undefined);
    expect(engine.asked.slice(0, words)).toHaveLength(moves.length + 1);
    expect(engine.asked.length - words).toBe(worst.moves.length);
  });

  it("are the player's own, with the fault in words and what is good about the better one", async () => {
    const { worst } = await found("w");
    expect(worst.moves.map(({ ply, move, glyph }) => [ply, move, glyph])).toEqual([[1, "D3-E4", "??"]]);
    const [mistake] = worst.moves;
    expect(mistake?.said?.fault).toMatch(/^(lets|allows|misses|loses) /);
    expect(mistake?.said?.better).not.toMatch(/^(allows|expects|leaves|$)/);
  });

  it("are not those of the computer, unless they are asked for", async () => {
    const { worst } = await found("b");
    expect([worst.moves, worst.review.unlisted]).toEqual([[], 1]);
    worst.review.showOthers();
    await eventually(() => expect(worst.review.over).toBe(true));
    expect([worst.moves.map(({ ply }) => ply), worst.review.unlisted]).toEqual([[1], 0]);
  });

  it("are those of everybody where all are at this screen", async () => {
    const { worst } = await found("w", "b");
    expect([worst.moves.length, worst.review.sided]).toEqual([1, false]);
  });

  it("are never moves that were given as hints", async () => {
    keepOfGame(id, { hints: { 0: "D3-E4", 1: "another" } });
    const { worst } = await found("w");
    expect([worst.moves, worst.review.glyphAt(1), worst.review.accuracy(true)]).toEqual([[], "", 100]);
  });

  it("are those of the review, which asks nothing again", async () => {
    const { worst, engine } = await found("w");
    const { game, variant } = gameOf("w");
    const origin = { variant: "cam", rules: "", start };
    const study = new Study(thinker.core, origin);
    study.takeUp(moves.join(" "));
    const again = new Engine();
    const saved = kept(keyOfGame(id)).review;
    const review = new GameReview({ origin, asker: again, saved, save: () => undefined, nodes });
    review.resume((all) => playedIn(nodesOf(study, all), variant, knownOf(id, game)));
    expect([review.over, again.asked]).toEqual([true, []]);
    expect(review.mistakes).toEqual(worst.review.mistakes);
    const reopened = new Worst(gameOf("w"), again, nodes);
    reopened.find();
    expect([reopened.review.over, again.asked]).toEqual([true, []]);
    expect(engine.asked.length).toBeGreaterThan(2);
    study.free();
  });
});
