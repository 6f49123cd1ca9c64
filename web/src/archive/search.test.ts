import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, fields, mostExcluding, readSearch, withFilter, type Search } from "./search.ts";

const searchOf = (address: string): string => new URL(address, "http://here").search;

describe("a search in the address", () => {
  it("is nothing at all where nothing is looked for", () => {
    const nothing: Search = { filters: {}, oldestFirst: false, page: 0, shown: 0, view: "games" };
    expect(readSearch("")).toEqual(nothing);
    expect(addressOf(nothing)).toBe("/records");
  });

  it("has the words that the server is asked with, and counts pages from 1", () => {
    const search = readSearch("?variant=camelot&player=old+board&opening=E7-G5+F11-G12&order=oldest&page=3&show=17");
    expect(search).toEqual({
      filters: { variant: "camelot", player: "old board", opening: "E7-G5 F11-G12" },
      oldestFirst: true,
      page: 2,
      shown: 17,
      view: "games",
    });
    expect(addressOf(search)).toBe(
      "/records?variant=camelot&player=old+board&opening=E7-G5+F11-G12&order=oldest&page=3&show=17",
    );
  });

  it("comes back as it was, whatever was typed", () => {
    const filters = fc.record(
      Object.fromEntries(
        fields.map((field) => [field, fc.string({ minLength: 1 }).filter((text) => text.trim() === text)]),
      ),
      { requiredKeys: ["variant"] },
    );
    fc.assert(
      fc.property(filters, fc.boolean(), fc.nat(999), fc.nat(99_999), (found, oldestFirst, page, shown) => {
        const search: Search = { filters: found, oldestFirst, page, shown, view: "games" };
        expect(readSearch(searchOf(addressOf(search)))).toEqual(search);
      }),
    );
  });

  it("drops what is no number, what is empty, and squares of no board", () => {
    expect(readSearch("?page=x&show=-3&player=&fen=1/3/5&unknown=1")).toEqual(readSearch(""));
  });
});

describe("a filter set anew", () => {
  it("takes the place of the one before, and is left out where it is empty", () => {
    expect(withFilter({ player: "ann" }, "player", "bob")).toEqual({ player: "bob" });
    expect(withFilter({ player: "ann", from: "site" }, "player", "")).toEqual({ from: "site" });
  });

  it("leaves moves and squares behind with their variant", () => {
    const set = { variant: "cam", opening: "D5-D6", pattern: "MD5", player: "ann" };
    expect(withFilter(set, "variant", "camelot")).toEqual({ variant: "camelot", player: "ann" });
    expect(withFilter(set, "variant", "cam")).toEqual(set);
    expect(withFilter(set, "variant", "")).toEqual({ player: "ann" });
  });
});

describe("the filter that excludes most", () => {
  it("is the one without which the most games are found", () => {
    const without = [
      { filter: "result", games: 3 },
      { filter: "player", games: 12 },
    ];
    expect(mostExcluding({ player: "ann", result: "1-0" }, without)).toEqual({ filter: "player", games: 12 });
    expect(mostExcluding({ variant: "cam", result: "1-0" }, without)).toEqual({ filter: "result", games: 3 });
  });

  it("is none where leaving out any one finds nothing", () => {
    expect(mostExcluding({ player: "ann", event: "x" }, [{ filter: "player", games: 0 }])).toBeNull();
    expect(mostExcluding({ player: "ann" }, [])).toBeNull();
  });
});
