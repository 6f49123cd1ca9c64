import { beforeEach, describe, expect, it, vi } from "vitest";
import { lastSeats, mayHaveClocks, rememberSeats, wishedSeats } from "./seat_choice.ts";

const grand = { id: "grand-cam", seats: 4 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("who sat where", () => {
  it("is at first one against the computer, or people alone", () => {
    expect(lastSeats(grand, false, 3).map(({ level }) => level)).toEqual([0, 3, 3, 3]);
    expect(lastSeats(grand, true, 3).map(({ level }) => level)).toEqual([0, 0, 0, 0]);
  });

  it("is remembered of each game and each kind", () => {
    const mixed = [0, 2, 0, 9].map((level) => ({ level, name: level === 0 ? "Ann" : "" }));
    rememberSeats("grand-cam", mixed);
    expect(lastSeats(grand, false, 1)).toEqual(mixed);
    expect(lastSeats(grand, true, 1).map(({ level }) => level)).toEqual([0, 0, 0, 0]);
    expect(lastSeats({ id: "grand-camelot", seats: 4 }, false, 1).map(({ level }) => level)).toEqual([0, 1, 1, 1]);
  });

  it("is forgotten where the store holds something else", () => {
    localStorage.setItem("camlann.seats", '{"grand-cam computer":[{"level":99,"name":""}]}');
    expect(lastSeats(grand, false, 2)).toHaveLength(4);
    localStorage.setItem("camlann.seats", "no JSON");
    expect(lastSeats(grand, false, 2)).toHaveLength(4);
  });

  it("may have clocks where two people sit, whoever else does", () => {
    const seats = (...levels: number[]) => levels.map((level) => ({ level, name: "" }));
    expect(mayHaveClocks(seats(0, 0, 0, 0))).toBe(true);
    expect(mayHaveClocks(seats(0, 3, 0, 3))).toBe(true);
    expect(mayHaveClocks(seats(0, 3, 3, 3))).toBe(false);
  });

  it("is asked of the server with names without blanks round them", () => {
    expect(
      wishedSeats([
        { level: 0, name: "  Ann " },
        { level: 4, name: "left over" },
      ]),
    ).toEqual([
      { player: "person", name: "Ann" },
      { player: "computer", level: 4 },
    ]);
  });
});
