import { beforeAll, expect, it } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { type Cutter, partsOf as partsBy, textOf, type Part } from "./parts.ts";

let cutter: Cutter;
beforeAll(async () => {
  cutter = (await thinkerForTests()).core;
});
const partsOf = (file: string, most?: number): Generator<Part> => partsBy(file, cutter, most);

const game = (white: string, moves = "1. B3-B4 *"): string => `[White "${white}"]\n[Variant "Camette"]\n\n${moves}\n`;
const textsOf = (file: string, most?: number): string[] => [...partsOf(file, most)].map(({ text }) => text);

it("puts as many whole games in a part as fit, and says on which line it begins", () => {
  const file = [game("Ann"), game("Bob"), game("Cat")].join("\n");
  expect(textsOf(file)).toEqual([file]);
  const parts = [...partsOf(file, 140)];
  expect(parts.map(({ line }) => line)).toEqual([1, 11]);
  expect(parts.map(({ text }) => [...text.matchAll(/White "(\w+)"/g)].map(([, name]) => name))).toEqual([
    ["Ann", "Bob"],
    ["Cat"],
  ]);
  expect(parts.map(({ text }) => text).join("\n")).toBe(file);
  expect(parts.at(-1)?.end).toBe(file.split("\n").length);
});

it("loses no line, whatever the length of parts", () => {
  const file = `% a licence\n\n${game("Ann", '{[White "no"]\n\n[White "no"]} 1. B3-B4 *')}\n${game("Bob")}`;
  for (let most = 1; most < 300; most += 7) expect(textsOf(file, most).join("\n")).toBe(file);
});

it("begins no game within a comment, or behind one to the end of the line", () => {
  const noted = game("Ann", '1. B3-B4 {she said\n\n[White "not me"]\n\nand left} ; a { brace\n*');
  expect(textsOf(`${noted}\n${game("Bob")}`, 1)).toEqual([noted, game("Bob")]);
});

it("begins a game behind a comment that is never closed", () => {
  const open = game("Ann", "{never closed");
  const noted = game("Bob", "1. B3-B4 {good} *");
  expect(textsOf(`${open}\n${noted}`, 1)).toEqual([open, noted]);
  expect(textsOf(`${open}\n${game("Bob")}\n${noted}`, 1)).toEqual([open, game("Bob"), noted]);
});

it("begins no part between the headers of a game that begins in the line of another's result", () => {
  const glued = game("Ann", '1. B3-B4 *[Event "x"]') + game("Bob");
  expect(textsOf(`${glued}\n${game("Cat")}`, 1)).toEqual([glued, game("Cat")]);
  const lines = ['[White "Ann"] [Variant "Camette"] 1. B3-B4 *', '[White "Bob"] [Variant "Camette"] 1. B3-B4 *'];
  expect(textsOf(lines.join("\n"), 1)).toEqual(lines);
});

it("knows headers with a colon, and other ends of lines", () => {
  const file = "White: Ann\r\nVariant: Camette\r\n\r\nB3-B4\r\n\r\nWhite: Bob\r\nVariant: Camette\r\n\r\nB3-B4";
  expect([...partsOf(file, 1)].map(({ line }) => line)).toEqual([1, 6]);
});

it("takes each line of JSON lines as a game", () => {
  const file = '{"licence":"free"}\n{"moves":[]}\n\n{"moves":["B3-B4"]}\n';
  expect([...partsOf(file, 1)].map(({ line }) => line)).toEqual([1, 2, 4]);
});

it("cuts no object of JSON that is on several lines, in a list or not", () => {
  const games = ["Ann", '}, {"', "Cid"].map((white) => ({ tags: { White: white }, variant: "cam", moves: ["D5-D6"] }));
  const pretty = games.map((one) => JSON.stringify(one, null, 2));
  const height = pretty[0]?.split("\n").length ?? 0;
  for (const [file, first, step] of [
    [pretty.join("\n"), 1, height],
    [`${pretty.join("\r\n")}\r\n`, 1, height],
    [JSON.stringify(games, null, 2), 2, height],
    [`[\n${games.map((one) => JSON.stringify(one)).join(",\n")}\n]`, 2, 1],
    [JSON.stringify(games), 1, 0],
  ] as const) {
    const parts = [...partsOf(file, 1)];
    expect(parts.map(({ text }) => JSON.parse(text) as unknown)).toEqual(games);
    expect(parts.map(({ line }) => line)).toEqual([1, first + step, first + 2 * step]);
    expect(textsOf(file)).toHaveLength(1);
  }
});

it("cuts no good object of JSON behind one that is not whole", () => {
  const [one, other] = [
    { variant: "cam", moves: ["D5-D6"] },
    { variant: "cam", moves: ["C5-C6"] },
  ];
  const cut = '{"variant":"cam","moves":["D5-D6",';
  const parts = [...partsOf([JSON.stringify(one), cut, JSON.stringify(other, null, 2)].join("\n"), 1)];
  expect(parts.map(({ text, line }) => [text, line])).toEqual([
    [JSON.stringify(one), 1],
    [cut, 2],
    [JSON.stringify(other, null, 2), 3],
  ]);
});

it("says of a game that no part has room for it", () => {
  const long = game("Ann", `{${"x".repeat(500)}} 1. B3-B4 *`);
  expect([...partsOf(`${long}\n${game("Bob")}`, 300)].map(({ tooLong }) => tooLong)).toEqual([true, false]);
});

it("cuts a file that is longer than the stack of the core", () => {
  const moves = `{${"x".repeat(1000)}} 1. B3-B4 *`;
  const file = Array.from({ length: 6000 }, (_, at) => game(`Ann ${String(at)}`, moves)).join("\n");
  expect(file.length).toBeGreaterThan(6_000_000);
  const texts = textsOf(file);
  expect(texts.length).toBeGreaterThan(90);
  expect(texts.filter((text) => !text.startsWith('[White "Ann '))).toEqual([]);
  expect(texts.join("\n") === file).toBe(true); // not toBe(file), which would print both
});

it("reads files of either coding, says which, and nothing from what is no text", () => {
  const utf8 = new TextEncoder();
  expect(textOf(utf8.encode("Zoë").buffer)).toEqual({ text: "Zoë", encoding: "" });
  expect(textOf(new Uint8Array([0x5a, 0x6f, 0xeb]).buffer)).toEqual({ text: "Zoë", encoding: "Windows-1252" });
  const joined = new Uint8Array([...utf8.encode("Михаил\r\n"), 0x5a, 0x6f, 0xeb]);
  expect(textOf(joined.buffer)).toEqual({ text: "Михаил\r\nZoë", encoding: "Windows-1252" });
  expect(textOf(new Uint8Array([0x50, 0, 1, 2]).buffer)).toBeUndefined();
  expect(textOf(new Uint8Array([0x20, 0x0a]).buffer)).toBeUndefined();
});
