// The subject of an address: a shared or pasted text, and the data saved in this browser.
import { beforeEach, describe, expect, it } from "vitest";
import { keep, kept } from "./kept.ts";
import type { Game } from "../lib/api.ts";
import type { Variant } from "../lib/core.ts";
import { turnedAddress } from "../lib/turned.ts";
import { addressOf, subjectOf, type Subject } from "./subject.ts";

beforeEach(() => {
  const held = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, to: string) => held.set(key, to) },
  });
});

/** Sends no requests. */
const asked = () => Promise.reject(new Error("asked"));
const api = { record: asked, game: asked, archived: asked };

function opened(text: string): Promise<Subject> {
  const { pathname, search, hash } = new URL(
    addressOf({ variant: "cam", rules: "wcf", start: null }, text),
    "http://localhost",
  );
  return subjectOf({ game: pathname.split("/").at(-1) ?? "", search, hash }, api);
}

describe("a text in an address", () => {
  it("is opened as it was left in this browser", async () => {
    const first = await opened("D5-D6 D9-D8");
    expect(first.text).toBe("D5-D6 D9-D8");
    keep(first.key, { text: "D5-D6 D9-D8 (E9-E8)" });
    expect((await opened("D5-D6 D9-D8")).text).toBe("D5-D6 D9-D8 (E9-E8)");
  });

  it("is kept beside other texts and beside the study of the board alone", async () => {
    const own = await opened("");
    keep(own.key, { text: "B5-B6" });
    const first = await opened("D5-D6");
    const second = await opened("C5-C6");
    keep(first.key, { text: "D5-D6!" });
    keep(second.key, { text: "C5-C6?" });
    expect([kept(own.key).text, kept(first.key).text, kept(second.key).text]).toEqual(["B5-B6", "D5-D6!", "C5-C6?"]);
    expect((await opened("")).text).toBe("B5-B6");
  });
});

describe("the turn of the board", () => {
  it("is that of the address", async () => {
    const turned = async (search: string) => (await subjectOf({ game: "cam", search, hash: "" }, api)).turned;
    expect(await turned("?fen=x&turn=1")).toBe(1);
    expect(await turned("?turn=5")).toBe(5);
    for (const search of ["", "?turn=", "?turn=x", "?turn=1e999"]) expect(await turned(search)).toBe(0);
  });

  it("goes along in a link to the whole study", async () => {
    const cam = { seating: [{ id: "w" }, { id: "b" }] } as unknown as Variant;
    const origin = { variant: "cam", rules: "wcf", start: "1/3/5 w" };
    const { search, hash } = new URL(turnedAddress(addressOf(origin, "D5-D6"), 2, cam), "http://localhost");
    const { turned, text } = await subjectOf({ game: "cam", search, hash }, api);
    expect([turned, text]).toEqual([1, "D5-D6"]);
  });
});

describe("a game of this server", () => {
  it("brings the names that its players gave", async () => {
    const person = { player: "person", level: null } as const;
    const played = (names: readonly string[]) =>
      Promise.resolve({
        ...{ variant: "cam", rules: "wcf", start: null, result: { result: "1-0" } },
        seats: names.map((name, at) => ({ ...person, seat: at === 0 ? "w" : "b", name })),
        moves: [{ notation: "D5-D6" }, { notation: "D9-D8" }],
      } as unknown as Game);
    const textOf = async (...names: string[]) => {
      const search = `?game=${names.join("")}`;
      return (await subjectOf({ game: "", search, hash: "" }, { ...api, game: () => played(names) })).text;
    };
    expect(await textOf('Ann "the fox"', "Ben")).toBe(`[White "Ann 'the fox'"]\n[Black "Ben"]\nD5-D6 D9-D8`);
    expect(await textOf("", "Ben")).toBe(`[Black "Ben"]\nD5-D6 D9-D8`);
    expect(await textOf("", "")).toBe("D5-D6 D9-D8");
    const { played: game } = await subjectOf(
      { game: "", search: "?game=one", hash: "" },
      { ...api, game: () => played(["Ann", "Ben"]) },
    );
    expect([game?.id, game?.seats.length]).toEqual(["one", 2]);
  });
});
