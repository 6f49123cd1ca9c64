import { expect, it } from "vitest";
import { isJson, objectsIn } from "./json_objects.ts";

const game = (player: string): string => JSON.stringify({ tags: { White: player }, variant: "cam", moves: ["D5-D6"] });
const games = [game("Ann"), game('"}, {[\\'), game("Cid")];

/** The whole objects of a text, and the lines that have none. */
function read(text: string): { objects: unknown[]; lines: number[]; faults: number[] } {
  const { text: flat, found } = objectsIn(text);
  const whole = found.filter((one) => one.whole);
  return {
    objects: whole.map(({ at, end }) => JSON.parse(flat.slice(at, end)) as unknown),
    lines: whole.map(({ line }) => line),
    faults: found.filter((one) => !one.whole).map(({ line }) => line),
  };
}
const objects = games.map((one) => JSON.parse(one) as unknown);

it("knows JSON from records", () => {
  for (const text of ['{"moves":[]}', ' \n{ "licence" : "free"}', '[{"moves":[]}]', "[\n  {"]) {
    expect(isJson(text)).toBe(true);
  }
  for (const text of ["{A comment} D5-D6", '{"Good!" he said} D5-D6', '[Event "x"]', "1. D5-D6", "5", ""]) {
    expect(isJson(text)).toBe(false);
  }
});

it("finds objects one after another, in lists, on one line or on several", () => {
  const pretty = games.map((one) => JSON.stringify(JSON.parse(one), null, 2));
  const height = pretty[0]?.split("\n").length ?? 0;
  const below = (first: number, step: number): number[] => [0, 1, 2].map((at) => first + step * at);
  for (const [text, lines] of [
    [games.join("\n"), below(1, 1)],
    [games.join("\r\n"), below(1, 1)],
    [games.join(""), below(1, 0)],
    [`[${games.join(",")}]`, below(1, 0)],
    [`[\n${games.join(",\n")}\n]\n`, below(2, 1)],
    [pretty.join("\n"), below(1, height)],
    [JSON.stringify(objects, null, 2), below(2, height)],
  ] as const) {
    expect(read(text)).toEqual({ objects, lines, faults: [] });
  }
});

it("leaves out lines without a whole object, and no others", () => {
  const [ann = "", bob = "", cid = ""] = games;
  const cut = ['{"variant":"cam","mo', '{"variant":"cam","moves":["D5-D6"', "{"];
  for (const broken of [...cut, "}", "nonsense", '{"a":]}', "5 {}"]) {
    const lines = [1, 3, 4];
    expect(read([ann, broken, bob, cid].join("\n"))).toEqual({ objects, lines, faults: [2] });
    expect(read(`[${[ann, broken, bob, cid].join(",\n")}]`)).toEqual({ objects, lines, faults: [2] });
  }
  const found = read([ann, "", '{"tags":', '  {"White":', bob, cid].join("\n"));
  expect(found).toEqual({ objects, lines: [1, 5, 6], faults: [3, 4] });
});

it("takes a time that grows with the text, whatever is not closed", () => {
  const many = 20_000;
  expect(objectsIn('{"moves":["D5-D6",\n'.repeat(many)).found).toHaveLength(many);
  expect(objectsIn('{"moves":"D5-D6\n'.repeat(many)).found).toHaveLength(many);
  expect(objectsIn("[".repeat(many)).found).toEqual([]);
});
