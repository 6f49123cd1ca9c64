import { describe, expect, it } from "vitest";
import { speak, type Spoken } from "../lib/language.ts";
import type { Puzzle } from "../puzzles/puzzle.ts";
import {
  chosenPuzzles,
  fitsClub,
  otherPuzzles,
  pageAddress,
  readOrder,
  sheetsAddress,
  usual,
  type Order,
} from "./order.ts";

const puzzle = (number: number): Puzzle => ({
  id: `cam-${String(number)}`,
  fen: "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w",
  rules: "wcf",
  line: ["G8-G9", "E5-E6"],
  also: [],
  then: [],
  themes: [],
  rating: 1500,
  won: "castle",
  source: "self-play",
});
const puzzles = Array.from({ length: 9 }, (_, index) => puzzle(index + 1));

const order = (other: Partial<Order> = {}): Order => ({ ...usual, ...other });
const asked = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, "http://localhost").searchParams);

describe("the page's address", () => {
  it("names what is not usual, and is read as it was written", () => {
    expect(pageAddress("cam", order())).toBe("/print/cam");
    const chosen = order({
      what: ["position", "problems"],
      fen: "1/3 w 0,0",
      rules: "wcf",
      paper: "Letter",
      style: "ink",
      coordinates: "none",
      square: "28.5",
      sheets: "4",
      club: "Knights & Friends, 50 %",
      puzzles: ["cam-2", "cam-3"],
      solutions: "left",
    });
    const address = pageAddress("cam", chosen);
    expect(address).toBe(
      "/print/cam?what=position,problems&fen=1/3+w+0,0&rules=wcf&paper=Letter&style=ink&coordinates=none&square=28.5&sheets=4&club=Knights+%26+Friends,+50+%25&puzzles=cam-2,cam-3&solutions=left",
    );
    expect(readOrder(new URL(address, "http://localhost").search)).toEqual(chosen);
  });

  it("is usual where it says something else", () => {
    expect(readOrder("")).toEqual(usual);
    expect(readOrder("?paper=A5&style=red&sheets=1000&coordinates=up&square=4&solutions=some")).toEqual(usual);
    expect(readOrder("?what=board,box").what).toEqual(["board"]);
    expect(readOrder("?what=").what).toEqual([]);
  });
});

/** A language without words. */
const unsaid: Spoken = {
  texts: {},
  said: (text) => text,
  refused: (text) => Promise.resolve(text),
  books: () => Promise.resolve({}),
};

describe("the address of the sheets", () => {
  it("asks for the language of the page", () => {
    speak("de", unsaid);
    expect(asked(sheetsAddress("cam", order(), []))["language"]).toBe("de");
    speak("en-GB", unsaid);
    expect(asked(sheetsAddress("cam", order(), []))["language"]).toBeUndefined();
  });

  it("says what the form says", () => {
    expect(asked(sheetsAddress("cam", order(), []))).toEqual({ variant: "cam", what: "board,cards,rules" });
    const all = order({
      what: ["board"],
      paper: "A3",
      style: "outline",
      coordinates: "inside",
      sheets: "6",
      club: "A & B",
    });
    expect(asked(sheetsAddress("camelot", all, []))).toEqual({
      variant: "camelot",
      what: "board",
      paper: "A3",
      style: "outline",
      coordinates: "inside",
      sheets: "6",
      club: "A & B",
    });
  });

  it("has the position only where it is printed", () => {
    const set = { fen: "1/3 w 0,0", rules: "wcf" };
    expect(asked(sheetsAddress("cam", order({ ...set, what: ["board"] }), []))).toEqual({
      variant: "cam",
      what: "board",
    });
    expect(asked(sheetsAddress("cam", order({ ...set, what: ["position"] }), []))).toMatchObject(set);
  });

  it("has the problems with their solutions, six at most", () => {
    const { problems } = asked(sheetsAddress("cam", order({ what: ["problems"] }), puzzles));
    const [first, ...others] = (problems ?? "").split("|");
    expect(first).toBe("cam-1;wcf;castle;1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w;G8-G9 E5-E6");
    expect(others).toHaveLength(5);
    expect(asked(sheetsAddress("cam", order({ what: ["board"] }), puzzles))["problems"]).toBeUndefined();
  });

  it("has the side of a square in place of a number of sheets", () => {
    expect(asked(sheetsAddress("cam", order({ what: ["board"], square: "30", sheets: "4" }), []))).toEqual({
      variant: "cam",
      what: "board",
      square: "30",
    });
  });

  it("leaves out the solutions on request", () => {
    const { problems } = asked(sheetsAddress("cam", order({ what: ["problems"], solutions: "left" }), puzzles));
    expect(problems?.split("|")[0]).toBe("cam-1;wcf;castle;1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w");
  });

  it("is never longer than the server reads", () => {
    const long = puzzles.map((one) => ({ ...one, line: Array.from({ length: 60 }, () => "G8-G9") }));
    const address = sheetsAddress("cam", order({ what: ["problems"], club: "ü".repeat(60) }), long);
    expect(`${address}&form=svg&sheet=10`.length).toBeLessThan(2048);
    expect(asked(address)["problems"]?.split("|").length).toBeGreaterThan(0);
  });
});

describe("the puzzles of a sheet", () => {
  it("are those of the address, or the first six", () => {
    expect(chosenPuzzles(puzzles, ["cam-9", "cam-2", "none"]).map(({ id }) => id)).toEqual(["cam-9", "cam-2"]);
    expect(chosenPuzzles(puzzles, [])).toEqual(puzzles.slice(0, 6));
    expect(chosenPuzzles(puzzles, ["none"])).toHaveLength(6);
  });

  it("are drawn by lot without one twice", () => {
    expect(otherPuzzles(puzzles, () => 0)).toEqual(puzzles.slice(0, 6).map(({ id }) => id));
    expect(new Set(otherPuzzles(puzzles, Math.random)).size).toBe(6);
    expect(otherPuzzles(puzzles.slice(0, 2), () => 0.99)).toEqual(["cam-2", "cam-1"]);
  });
});

it("the name of a club is counted in bytes", () => {
  expect(fitsClub("a".repeat(120))).toBe(true);
  expect(fitsClub("ü".repeat(61))).toBe(false);
});
