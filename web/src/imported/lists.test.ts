import { expect, it } from "vitest";
import { formOfList, partsOfList, playersIn } from "./lists.ts";

it("49.16: each part of a long table has the titles and the line on which it begins", () => {
  const file = "name,rating\nAnn Lee,1500\n\nBen Berg,1600\nCleo Dahl,1700\n";
  expect(partsOfList(file, "csv", 2)).toEqual([
    { text: "name,rating\nAnn Lee,1500\n\n", line: 1 },
    { text: "name,rating\nBen Berg,1600\nCleo Dahl,1700\n\n", line: 4 },
  ]);
});

it("49.16: of a report only the players are sent, with the numbers of their lines", () => {
  const file = "012 Cup\n001    1      Lee, Ann\n013 Team\n001    2      Berg, Ben\n";
  expect(formOfList(file)).toBe("trf");
  expect(formOfList("name;rating\nAnn;1500\n")).toBe("csv");
  expect(partsOfList(file, "trf", 9)).toEqual([
    { text: "001    1      Lee, Ann\n\n001    2      Berg, Ben\n\n", line: 2 },
  ]);
});

it("49.16: a player with several ratings is counted once", () => {
  const lines = (
    [
      ["Ann", "added"],
      ["Ann", "changed"],
      ["Ben", "same"],
      ["Ben", "changed"],
      ["Ben", "same"],
      ["Cleo", "same"],
    ] as const
  ).map(([name, what], index) => ({ line: index + 1, name, federationId: "", what, account: "" }));
  expect(playersIn(lines)).toEqual({ added: 1, changed: 1, same: 1 });
});

it("49.16: two players of one name are two, and a player with a new name is one", () => {
  const lines = (
    [
      ["Ann Lee", "7"],
      ["Ann Lee", "8"],
      ["Ann Berg", "8"],
      ["Ben", ""],
      ["ben", ""],
    ] as const
  ).map(([name, federationId], index) => ({
    line: index + 1,
    name,
    federationId,
    what: "added" as const,
    account: "",
  }));
  expect(playersIn(lines)).toEqual({ added: 3, changed: 0, same: 0 });
});
