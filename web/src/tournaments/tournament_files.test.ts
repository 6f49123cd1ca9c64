import { expect, it } from "vitest";
import { headOf, nameOf } from "./tournament_files.ts";

const head = '{"tournament":1,"terms":{"system":"swiss","rounds":5,"cycles":1,"seed":18446744073709551615}}\n';

it("tells what a file is about", () => {
  const text = `${head}{"event":"entered","player":"Anna","rating":1}\n{"event":"entered","player":"Bert","rating":1}\n{"event":"paired"}\n`;
  expect(headOf(text)).toEqual({ system: "swiss", rounds: 5, players: 2, paired: 1 });
  for (const other of ["", "name;rating", "{}", '{"tournament":2}']) expect(headOf(other)).toBeUndefined();
});

it("makes a name of the name of the file", () => {
  expect(nameOf("club_evening.tournament.jsonl")).toBe("club evening");
  expect(nameOf("Cup 2026")).toBe("Cup 2026");
  expect(nameOf("camlann-abc123-tournament.jsonl")).toBe("");
});
