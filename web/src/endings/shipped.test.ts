// Every ending that is shipped can be played, and those of a man each in Camette are what a plain search says. That all are what the
// tables say is tested against the program (e2e/endings.spec.ts).
import { beforeAll, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { addressOf, endingGames, endings, endingsOf, piecesIn, rules } from "./ending.ts";
import { solve } from "./solved.fixture.ts";
import { texts } from "./texts.ts";

let core: Core;
beforeAll(async () => {
  core = await coreForTests();
});

it("every game has at least four endings, of each theme where a small table has them", () => {
  expect(endingGames).toEqual(["camette", "cam", "camelot", "chivalry"]);
  for (const game of endingGames) {
    const themes = endingsOf(game).map(({ theme }) => theme);
    expect(themes.length, game).toBeGreaterThanOrEqual(4);
    // Where two men must enter, three pieces have no race of equals and no opposition.
    const two = game === "camelot" || game === "chivalry";
    expect(new Set(themes), game).toEqual(new Set(two ? ["entry", "knight"] : ["race", "opposition", "knight"]));
  }
});

it("every ending has an address and a position of its own", () => {
  expect(new Set(endings.map(addressOf)).size).toBe(endings.length);
  expect(new Set(endings.map(({ game, fen }) => `${game} ${fen}`)).size).toBe(endings.length);
});

it("every ending can be played, with a choice from the first move on", () => {
  for (const ending of endings) {
    const position = core.open(ending.game, rules, ending.fen);
    const { outcomes, result, seat } = position.state();
    expect([result, seat], addressOf(ending)).toEqual([null, "w"]);
    expect(outcomes.length, addressOf(ending)).toBeGreaterThanOrEqual(4);
    position.free();
  }
});

it("a knight and two men are on the boards that are named after them", () => {
  for (const { fen } of endings.filter(({ theme }) => theme === "knight")) {
    const men = (fen.split(" ")[0] ?? "").replace(/[^A-Za-z]/g, "");
    expect([...men].sort().join("")).toMatch(/^(Kmm|MMk)$/);
  }
});

it("a man each in Camette is what a plain search says", { timeout: 60_000 }, () => {
  const table = solve(core, "camette");
  const small = endingsOf("camette").filter(({ fen }) => /^[^ KkMm]*[Mm][^ KkMm]*[Mm][^ KkMm]* /.test(fen));
  expect(small.length).toBeGreaterThan(0);
  for (const { fen, goal, plies } of small) {
    expect(piecesIn(fen)).toBe(2);
    expect(table(fen)).toMatchObject({ wdl: goal, plies });
  }
});

it("what is said of an ending is a sentence", () => {
  for (const { theme, goal, plies } of endings) {
    expect(texts.theme(theme)).toMatch(/\.$/);
    expect(texts.task("White", goal)).toMatch(/^White to move and (win|draw)\.$/);
    expect(texts.shortest(plies)).toMatch(goal === "win" ? /^The shortest win takes .+ moves\.$/ : /^$/);
  }
});
