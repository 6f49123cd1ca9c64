// Every ending that is shipped can be played, and those of a man each in Camette are what a plain search says. That all are what the
// tables say is tested against the program (e2e/endings.spec.ts).
import { beforeAll, expect, it } from "vitest";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { addressOf, buildsFor, endingGames, endings, endingsOf, isSpent, piecesIn, rules } from "./ending.ts";
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
    // Where two men must enter, a race of equals and opposition need two men each.
    const found = {
      camelot: ["race", "entry", "opposition", "knight"],
      chivalry: ["entry", "knight"],
    }[game] ?? ["race", "opposition", "knight"];
    expect(new Set(themes), game).toEqual(new Set(found));
  }
});

it("whoever lacks tables for endings is told which to build", () => {
  const named = (game: string, ...themes: readonly string[]) =>
    buildsFor(endingsOf(game).filter(({ theme }) => themes.includes(theme)));
  expect(named("cam", "knight")).toEqual(["--pieces 3"]);
  expect(named("cam", "race", "opposition", "knight")).toEqual(["--pieces 4"]);
  expect(named("camelot", "race", "opposition")).toEqual(["--material MM-MM --castle-moves 2"]);
  expect(buildsFor(endingsOf("camelot"))).toEqual(["--pieces 3", "--material MM-MM --castle-moves 2"]);
  expect(named("camelot")).toEqual([]);
});

it("castle moves are made where the tables of the others would be too large", () => {
  const spent = endings.filter(isSpent);
  expect(spent.length).toBeGreaterThan(0);
  for (const one of spent) {
    expect([one.game, one.fen.split(" ")[2], piecesIn(one.fen)], addressOf(one)).toEqual(["camelot", "2,2", 4]);
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
