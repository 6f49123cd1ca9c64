import { expect, test } from "vitest";
import { readAddress } from "./request.ts";

const read = (address: string) => readAddress(new URL(address, "https://play.example.org"));

test("an address names a record or a position", () => {
  expect(read("/embed/records/camelot-wc2009-game1?ply=7")).toMatchObject({ record: "camelot-wc2009-game1", ply: 7 });
  expect(read("/embed/position?variant=cam&moves=C5-C6,C9-C8%20D5-D6&rules=wcf")).toMatchObject({
    record: null,
    variant: "cam",
    rules: "wcf",
    fen: null,
    moves: ["C5-C6", "C9-C8", "D5-D6"],
    ply: null,
  });
});

test("an address names a tournament", () => {
  expect(read("/embed/tournaments/k3v9?accent=0a7e4f")).toMatchObject({ tournament: "k3v9", record: null });
  expect(read("/embed/records/k3v9")).toMatchObject({ tournament: null, record: "k3v9" });
  expect(read("/embed/records/%E0%A4%A")).toMatchObject({ record: null });
});

test("an address names a puzzle, with its position, or a chapter of a study", () => {
  expect(read("/embed/puzzles/cam/cam-0002?rules=wcf&moves=C5-C6&ply=0")).toMatchObject({
    puzzle: "cam-0002",
    record: null,
    variant: "cam",
    moves: ["C5-C6"],
    ply: 0,
  });
  expect(read("/embed/studies/k3v9/2/").study).toEqual({ id: "k3v9", chapter: "2" });
  expect(read("/embed/studies/k3v9").study).toEqual({ id: "k3v9", chapter: "" });
  expect(read("/embed/studies/k3v9/2/3").study).toBeNull();
  expect(read("/embed/puzzles/cam").puzzle).toBeNull();
});

test("words that mean nothing count as missing", () => {
  const { look, ply } = read(
    "/embed/records/x?theme=red&board=glass&accent=javascript&turn=-1&ply=1e3&coordinates=9&pieces=0&language=constructor",
  );
  expect(look).toEqual({
    theme: null,
    board: "oak",
    accent: null,
    turn: 0,
    coordinates: "frame",
    pieces: "turned",
    language: "",
  });
  expect(ply).toBeNull();
});

test("a site chooses the look", () => {
  expect(
    read("/embed/records/x?theme=dark&board=parch&accent=0A7e4F&turn=2&coordinates=none&pieces=flat&language=pl").look,
  ).toEqual({
    theme: "dark",
    board: "parch",
    accent: "#0A7e4F",
    turn: 2,
    coordinates: "none",
    pieces: "flat",
    language: "pl",
  });
});

test("an address has rings and arrows, as pictures have them", () => {
  expect(read("/embed/position?variant=cam&drawings=GE5%2CRE5E7").drawings).toBe("GE5,RE5E7");
  expect(read("/embed/position?variant=cam").drawings).toBe("");
});
