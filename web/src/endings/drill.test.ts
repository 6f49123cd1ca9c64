// Endings practised by the true rules, against tables that a plain search over the same rules fills in here: Camette with a man
// each, solved by going back from the ends.
import { beforeAll, describe, expect, it } from "vitest";
import { Failure, type PerfectValues } from "../lib/api.ts";
import { coreForTests } from "../lib/core.fixture.ts";
import type { Core, Outcome } from "../lib/core.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { Drill, heldAfter, type AskTable } from "./drill.svelte.ts";
import type { Ending } from "./ending.ts";
import { solve } from "./solved.fixture.ts";

let core: Core;
let table: ReturnType<typeof solve>;
const ask: AskTable = (_game, _rules, fen) => Promise.resolve(table(fen));
beforeAll(async () => {
  core = await coreForTests();
  table = solve(core, "camette");
}, 60_000);

const ending = (fen: string, goal: Ending["goal"]): Ending => ({
  game: "camette",
  id: "race-1",
  theme: "race",
  fen,
  goal,
  plies: null,
});

/** The first position of a table that fits. */
function found(fits: (values: PerfectValues) => boolean): string {
  const fen = table.positions.find((one) => one.includes(" w ") && fits(table(one)));
  if (fen === undefined) throw new Error("no position fits");
  return fen;
}

const has = ({ moves }: PerfectValues, wdl: string): boolean => moves.some((move) => move.wdl === wdl);
const lossy = (): string => found((values) => values.wdl === "win" && (values.plies ?? 0) >= 5 && has(values, "loss"));

async function begin(fen: string, goal: Ending["goal"] = "win", source: AskTable = ask) {
  const drill = new Drill(core, ending(fen, goal), source);
  await eventually(() => {
    expect(drill.mine).toBe(true);
  });
  const outcome = (fits: (wdl: string, plies: number) => boolean): Outcome => {
    const moves = drill.known?.moves ?? [];
    const move = moves.find(({ wdl, plies }) => fits(wdl, plies ?? 0));
    const fitting = drill.now?.outcomes.find(({ notation }) => notation === move?.notation);
    if (!fitting) throw new Error("no such move");
    return fitting;
  };
  const best = (): Outcome => outcome((wdl) => wdl === drill.known?.wdl);
  const turn = () =>
    eventually(() => {
      expect(drill.mine || drill.over).toBe(true);
    });
  return { drill, outcome, best, turn };
}

describe("an ending", () => {
  it("is won in as many moves as the table says, by its best moves", async () => {
    const fen = found(({ wdl, plies }) => wdl === "win" && plies === 9);
    const { drill, best, turn } = await begin(fen);
    while (!drill.over) {
      drill.play(best());
      await turn();
    }
    expect([drill.reached, drill.solved, drill.made, drill.slips]).toEqual(["win", true, 5, 0]);
    drill.free();
  });

  it("says at once what a move gives away, and takes it back", async () => {
    const { drill, outcome } = await begin(lossy());
    drill.play(outcome((wdl) => wdl === "loss"));
    expect([drill.slipped, drill.slips, drill.mine, drill.plies.length]).toEqual([true, 1, false, 1]);
    expect([drill.latest?.before.wdl, drill.latest?.after.wdl]).toEqual(["win", "loss"]);
    expect(drill.keepers.length).toBeGreaterThan(0);
    expect(drill.keepers.every(({ wdl }) => wdl === "win")).toBe(true);
    drill.tryAgain();
    expect([drill.slipped, drill.mine, drill.plies.length, drill.known?.wdl]).toEqual([false, true, 0, "win"]);
    drill.free();
  });

  it("that goes on after a slip is punished", async () => {
    const { drill, outcome, best, turn } = await begin(lossy());
    drill.play(outcome((wdl) => wdl === "loss"));
    drill.goOn();
    await turn();
    expect(drill.known?.wdl ?? "loss").toBe("loss");
    while (!drill.over) {
      drill.play(best());
      await turn();
    }
    expect([drill.reached, drill.solved]).toEqual(["loss", false]);
    drill.startOver();
    expect([drill.slips, drill.plies.length, drill.mine, drill.known?.wdl]).toEqual([0, 0, true, "win"]);
    drill.free();
  });

  it("is a draw once it was held for long enough", async () => {
    const fen = found((values) => values.wdl === "draw" && has(values, "loss"));
    const { drill, best, turn } = await begin(fen, "draw");
    while (!drill.over) {
      drill.play(best());
      await turn();
    }
    expect([drill.reached, drill.solved]).toEqual(["draw", true]);
    expect(drill.made).toBeLessThanOrEqual(heldAfter);
    drill.free();
  });

  it("asks again where the server is away, and says where there is no table", async () => {
    let failures = 1;
    const late: AskTable = (...asked) => (failures-- > 0 ? Promise.reject(new Failure(0, "no answer")) : ask(...asked));
    const { drill } = await begin(lossy(), "win", late);
    expect([drill.away, drill.missing]).toEqual([false, false]);
    drill.free();
    const none = new Drill(core, ending(lossy(), "win"), () => Promise.reject(new Failure(404, "there is no table")));
    await eventually(() => {
      expect(none.missing).toBe(true);
    });
    expect(none.mine).toBe(false);
    none.free();
  });
});

it("the plain search agrees with the tables about a man each in Camette", () => {
  // test/golden/tables.txt: 303 won, 29 drawn and 131 lost, the longest in 9 plies, White to move.
  const values = table.positions.filter((fen) => fen.includes(" w ")).map((fen) => table(fen));
  const count = (wdl: string): number => values.filter((value) => value.wdl === wdl).length;
  expect([count("win"), count("draw"), count("loss")]).toEqual([303, 29, 131]);
  expect(Math.max(...values.map(({ plies }) => plies ?? 0))).toBe(9);
});
