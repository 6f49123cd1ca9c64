// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { better, doneOf, keepDone } from "./kept.ts";

const race = { game: "cam", id: "race-1" };
const other = { game: "camette", id: "race-1" };

beforeEach(() => localStorage.clear());

describe("what is kept of an ending", () => {
  it("is the try without a slip, and of these the shortest", () => {
    const slipped = { moves: 4, clean: false };
    const slow = { moves: 9, clean: true };
    expect(better(null, slipped)).toEqual(slipped);
    expect(better(slipped, slow)).toEqual(slow);
    expect(better(slow, slipped)).toEqual(slow);
    expect(better(slow, { moves: 7, clean: true })).toEqual({ moves: 7, clean: true });
    expect(better(slipped, { moves: 5, clean: false })).toEqual(slipped);
  });

  it("is there after a reload, for this ending alone", () => {
    keepDone(race, { moves: 9, clean: true });
    keepDone(race, { moves: 12, clean: true });
    expect(doneOf(race)).toEqual({ moves: 9, clean: true });
    expect(doneOf(other)).toBeNull();
  });

  it("is forgotten alone where it cannot be read", () => {
    localStorage.setItem(
      "camlann.endings",
      JSON.stringify({ "cam/race-1": 3, "camette/race-1": { moves: 5, clean: true } }),
    );
    expect(doneOf(race)).toBeNull();
    expect(doneOf(other)).toEqual({ moves: 5, clean: true });
    localStorage.setItem("camlann.endings", "no");
    expect(doneOf(other)).toBeNull();
  });

  it("lasts as long as the page where nothing can be written", () => {
    const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    keepDone(race, { moves: 6, clean: true });
    expect(doneOf(race)).toEqual({ moves: 6, clean: true });
    write.mockRestore();
    keepDone(other, { moves: 6, clean: true });
    expect(doneOf(race)).toEqual({ moves: 6, clean: true });
  });
});
