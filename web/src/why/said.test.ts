/// <reference types="node" />
// The words about mistakes, each checked on the board: two hundred mistakes of random play, evaluated by the true engine.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Outcome } from "../lib/core.ts";
import { isMistake, judged } from "./accuracy.ts";
import type { Past } from "./answer.ts";
import { look } from "./look.ts";
import { saidOf, type Mistaken } from "./said.ts";
import type { Look, Said } from "./saved.ts";
import type { Evaluation, Thinker } from "./thinker_of.ts";

vi.setConfig({ testTimeout: 120_000 });

let thinker: Thinker;
beforeAll(async () => {
  thinker = await thinkerForTests();
  for (const variant of ["cam", "camelot", "chivalry"]) {
    const file = new URL(`../../../data/networks/${variant}.network`, import.meta.url);
    thinker.network({ variant, rules: "" }, new Uint8Array(readFileSync(file)));
  }
});

interface Spoken extends Mistaken {
  past: Past;
  said: Said;
}

/** The same numbers each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays at random, now and then the best move, and says what is to be said of the mistakes. */
function mistakesOf(variant: string, many: number, nodes: number, by: Evaluation): Spoken[] {
  const roll = dice(many);
  const sides = thinker.core.variant(variant)?.sides ?? [];
  const found: Spoken[] = [];
  while (found.length < many) {
    const moves: string[] = [];
    let before = look(thinker, { variant, rules: "", start: null, moves }, nodes, by);
    while (found.length < many && before.line.length > 0 && moves.length < 30) {
      const past = { variant, rules: "", start: null, moves: [...moves] };
      const position = thinker.core.open(variant, "", "");
      position.play(moves);
      const { outcomes, seat } = position.state();
      position.free();
      const [better = ""] = before.line;
      const move = (roll(3) > 0 && outcomes[roll(outcomes.length)]?.notation) || better;
      moves.push(move);
      const after = look(thinker, { ...past, moves }, nodes, by);
      const [one] = judged([move], [before, after], [sides[0]?.includes(seat) ?? false]);
      if (one && isMistake(one.glyph)) {
        const mistaken = { move, better, before, after };
        found.push({ past, ...mistaken, said: saidOf(thinker, past, mistaken, nodes, by) });
      }
      before = after;
    }
  }
  return found;
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const word = (number: number): string => words[number] ?? String(number);

interface Step {
  move: Outcome;
  mine: boolean;
}

/** Plays a line; `mine` are the moves of the side that begins. */
function stepsOf(past: Past, line: readonly string[]): Step[] {
  const position = thinker.core.open(past.variant, past.rules, "");
  position.play(past.moves);
  const begins = position.state().seat;
  const side = thinker.core.variant(past.variant)?.sides.find((one) => one.includes(begins)) ?? [];
  const steps: Step[] = [];
  for (const move of line) {
    const { seat, result } = position.state();
    if (result) break;
    const [ply] = position.play([move]).plies;
    if (ply) steps.push({ move: ply.outcome, mine: side.includes(seat) });
  }
  position.free();
  return steps;
}

const takes = (steps: readonly Step[], number = "", kind = ""): boolean =>
  steps.some(({ move }) => word(move.captures.length) === number && (kind === "" || move.kind === kind));

/** True if at some time in the line so many men are lost and so many won. */
function comesTo(steps: readonly Step[], lost = "", won = ""): boolean {
  const sums = { won: 0, lost: 0 };
  return steps.some(({ move, mine }) => {
    sums[mine ? "won" : "lost"] += move.captures.length;
    return word(sums.lost) === lost && word(sums.won) === won;
  });
}

/** The men lost before one's own first capture of so many. */
function givenUp(steps: readonly Step[], number = ""): string {
  const gain = steps.findIndex(({ move, mine }) => mine && word(move.captures.length) === number);
  return word(steps.slice(0, gain).reduce((sum, { move, mine }) => sum + (mine ? 0 : move.captures.length), 0));
}

const signs: Readonly<Record<string, string>> = { "-": "–", "^": "–", x: "×", "*": "∗" };
const shown = (move: string): string => move.replace(/(?<=\d)[-^x*](?=[A-Za-z])/g, (sign) => signs[sign] ?? sign);
const movesTo = ({ end }: Look): string => (end === null ? "none" : word(Math.ceil(end / 2)));

/** Compares what the words claim with the moves of the lines. */
function check({ past, move, better, before, after, said }: Spoken): void {
  const asked = stepsOf(past, [move, ...after.line]);
  const best = stepsOf(past, before.line);
  const theirs = asked.filter(({ mine }) => !mine);
  const own = best.filter(({ mine }) => mine);
  const { fault } = said;
  const about = `${past.variant} ${past.moves.join(" ")} / ${move}: ${fault} / ${better}: ${said.better}`;
  for (const [, kind, number] of fault.matchAll(/misses a (\w+) that takes (\w+)/g))
    expect(takes(own, number, kind), about).toBe(true);
  for (const [, kind, number] of fault.matchAll(/(?:allows|prepares|begins) a (\w+) that takes (\w+)/g))
    expect(takes(theirs, number, kind), about).toBe(true);
  for (const [, number, kind] of fault.matchAll(/^takes (\w+)(?: with a (\w+))?, but/g))
    expect(takes(asked.slice(0, 1), number, kind), about).toBe(true);
  for (const [, lost, won] of fault.matchAll(/loses (\w+) for (\w+)/g))
    expect(comesTo(asked, lost, won), about).toBe(true);
  for (const [, reply] of fault.matchAll(/allows ([^ ,]+), which/g))
    expect(shown(after.line[0] ?? ""), about).toBe(reply);
  for (const [, number] of fault.matchAll(/(?:castle|allows (?:a win|mate)) in (\w+) moves?/g))
    expect(movesTo(after), about).toBe(number);
  for (const [, number] of fault.matchAll(/misses (?:a win|mate) in (\w+) moves?/g))
    expect(movesTo(before), about).toBe(number);
  for (const [, number, kind] of said.better.matchAll(/(?<!prevents a \w+ that )takes (\w+) with a (\w+)/g))
    expect(takes(own, number, kind), about).toBe(true);
  for (const [, number] of said.better.matchAll(/(?:wins|mates|takes the castle) in (\w+) moves?/g))
    expect(movesTo(before), about).toBe(number);
  for (const [, lost, won] of said.better.matchAll(/loses only (\w+) for (\w+)/g))
    expect(comesTo(best, lost, won), about).toBe(true);
  for (const [, lost, number] of said.better.matchAll(/^gives up (\w+), then takes (\w+)/g))
    expect(givenUp(best, number), about).toBe(lost);
  if (said.better === "loses nothing") expect(takes(best.slice(1, 2), "one"), about).toBe(false);
  expect(fault, about).toMatch(
    /(allows|brings less|does not|falls|gains|gives (away|the lead|up the)|holds|leaves|lets|loses|misses|only trades)/,
  );
  expect(said.better, about).toMatch(
    /^(brings|gets within|draws a guard|drives|gathers|gives up \w+, then|keeps|loses (less|nothing|only)|mates|prepares|prevents|takes|threatens|trades|wins)/,
  );
}

describe("the words about a mistake", () => {
  it.each([
    ["cam", "network", 45],
    ["camelot", "network", 35],
    ["chivalry", "network", 15],
    ["cam", "hand", 40],
    ["camelot", "hand", 30],
    ["camblam", "hand", 25],
    ["grand-cam", "hand", 20],
  ] as const)("are true of what the lines show: %s by %s", (variant, by, many) => {
    const all = mistakesOf(variant, many, 400, by);
    expect(all).toHaveLength(many);
    for (const one of all) check(one);
  });

  /** The true lines of a mistake, by enough nodes to be sure of it. */
  function spoken(variant: string, moves: string, move: string, nodes = 20_000): Spoken {
    const past = { variant, rules: "", start: null, moves: moves.split(" ") };
    const before = look(thinker, past, nodes);
    const after = look(thinker, { ...past, moves: [...past.moves, move] }, nodes);
    const mistaken = { move, better: before.line[0] ?? "", before, after };
    return { past, ...mistaken, said: saidOf(thinker, past, mistaken, nodes) };
  }

  it("name the jump that was missed before what the other side prepares", () => {
    const one = spoken("cam", "C4-A6 B9-A10 C5-A5-A7 C10-D10 A6-A8 F9-G8 E5-F6", "E10-D11");
    expect(one.said.fault).toMatch(/^misses a \w+ that takes /);
    check(one);
  });

  it("count all the men that the better line gives up", () => {
    const moves = "I7-J7 H10-H9 C6-B7 F10-H12 G7-I7-K5 G10-H10 K5-K6 H12-F10 B7-C8 C11-E9 K6-I8 H9-G10".split(" ");
    const past = { variant: "camelot", rules: "", start: null, moves };
    const look = (points: number, line: string): Look => ({
      score: 0,
      end: null,
      points,
      line: line.split(" "),
      choices: 9,
    });
    const before = look(0.51, "C8-C9 D10xB8 D6-D8 E9xC7 D7xB7xB9 D11-F9 H6-I7");
    const after = look(0.23, "I10xK8 J6-J8xL8 D11-F9 I8-H7 E10-G8 F7xH9 H10xH8 H7xH9");
    const { better } = saidOf(thinker, past, { move: "H7-J9", better: "C8-C9", before, after }, 50);
    expect(better).toBe("trades two for two");
  });

  it("say of a move that loses all that it does", () => {
    const one = spoken("camblam", "c3-c4 i10-i9", "c4-c5");
    const away = {
      ...one,
      before: { ...one.before, score: -12, end: null },
      after: { ...one.after, line: [], end: null },
    };
    const said = (score: number): string =>
      saidOf(thinker, one.past, { ...away, after: { ...away.after, score } }, 200).fault;
    expect(said(-2500)).toBe("leaves the game as good as lost");
    expect(said(-150)).toBe("falls behind");
  });

  it("say of three sides what is wrong and what is good, too", () => {
    const past = { variant: "tri-camelot", rules: "", start: null, moves: [] };
    const position = thinker.core.open("tri-camelot", "", "");
    const { outcomes } = position.state();
    position.free();
    const said = outcomes.slice(0, 8).map(({ notation: move }) => {
      const before = look(thinker, past, 300, "hand", move);
      const after = { ...before, score: before.made ?? 0 };
      return saidOf(thinker, past, { move, better: before.line[0] ?? "", before, after }, 300);
    });
    for (const { fault, better } of said) {
      expect(fault).toMatch(/^(allows|brings|does|falls|gains|gives|has to|holds|is left|leaves|lets|loses|misses)/);
      expect(better).not.toMatch(/^(allows|expects|is )/);
    }
  });
});
