// Texts on their way into the module.
import { expect, it } from "vitest";
import { thinkerForTests } from "./core.fixture.ts";

it("reads texts that are longer than the stack of the module, and goes on after them", async () => {
  const { core } = await thinkerForTests();
  const position = core.open("cam");
  const long = `${" ".repeat(6_000_000)}1. D5-D6 *`;
  for (let time = 0; time < 2; time++) {
    expect(core.linesOfGames(long)).toEqual([1]);
    expect(core.listed(long)).toEqual([{ tags: {}, plies: 1 }]);
    expect(position.study(long).moves.map(({ move }) => move)).toEqual(["D5-D6"]);
    expect(position.studyRecord(long)).toContain("1. D5-D6");
  }
  expect(position.play(["D5-D6", "D9-D8"]).plies).toHaveLength(2);
  position.free();
});

it("reads letters of all alphabets", async () => {
  const { core } = await thinkerForTests();
  const names = ["Zoë", "Михаил", "七段", "🙂"];
  const records = names.map((name) => `[White "${name}"]\n\n1. D5-D6 *\n`).join("\n");
  expect(core.listed(records).map(({ tags }) => tags["White"])).toEqual(names);
});
