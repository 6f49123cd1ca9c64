// When values are requested, and how the board shows them.
import { describe, expect, it, vi } from "vitest";
import { Failure, type PerfectValues } from "../lib/api.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import { Perfect, type Asked, type Source } from "./perfect.svelte.ts";

const asked: Asked = { variant: "camette", rules: "wcf", fen: "1/3/5/4m/5/M2/1 w 0,0 0 1", seat: "w", pieces: 2 };
const later: Asked = { ...asked, fen: "1/3/5/4m/M4/3/1 b 0,0 1 1", seat: "b" };

const answer: PerfectValues = {
  wdl: "win",
  plies: 3,
  moves: [
    { notation: "E4xC2xA4", wdl: "win", plies: 3 },
    { notation: "E4-D4", wdl: "draw", plies: null },
  ],
};

const source = (perfectValues: Source["perfectValues"] = () => Promise.resolve(answer)): Source => ({
  tables: () => Promise.resolve([{ variant: "camette", rules: "wcf", pieces: 3 }]),
  perfectValues,
});

describe("perfect values", () => {
  it("are offered where a table reaches", async () => {
    const perfect = new Perfect(source());
    expect(perfect.reaches("camette", "wcf", 2)).toBe(false);
    await eventually(() => {
      expect(perfect.reaches("camette", "wcf", 3)).toBe(true);
    });
    expect(perfect.reaches("camette", "wcf", 4)).toBe(false);
    expect(perfect.reaches("camette", "mod64", 2)).toBe(false);
    expect(perfect.reaches("cam", "wcf", 2)).toBe(false);
  });

  it("come with the squares where each move begins and ends", async () => {
    const perfect = new Perfect(source());
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.known).not.toBeNull();
    });
    expect(perfect.known).toMatchObject({ seat: "w", wdl: "win", plies: 3 });
    expect(perfect.known?.moves.map(({ from, to, wdl }) => [from, to, wdl])).toEqual([
      ["E4", "A4", "win"],
      ["E4", "D4", "draw"],
    ]);
  });

  it("are asked for once a position, and never shown for another", async () => {
    const waiting: ((values: PerfectValues) => void)[] = [];
    const values = vi.fn(() => new Promise<PerfectValues>((resolve) => waiting.push(resolve)));
    const perfect = new Perfect(source(values));
    perfect.about(asked);
    perfect.about({ ...asked });
    perfect.about(later);
    waiting[0]?.(answer);
    await Promise.resolve();
    expect(perfect.known).toBeNull();
    waiting[1]?.({ wdl: "draw", plies: null, moves: [] });
    await eventually(() => {
      expect(perfect.known?.wdl).toBe("draw");
    });
    perfect.about(asked);
    expect(perfect.known?.wdl).toBe("win");
    perfect.about(null);
    expect(perfect.known).toBeNull();
    expect(values).toHaveBeenCalledTimes(2);
  });

  it("may be missing, and are asked for again", async () => {
    let there = false;
    const perfect = new Perfect(
      source(() => (there ? Promise.resolve(answer) : Promise.reject(new Failure(404, "there is no table")))),
    );
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.failed).toBe("none");
    });
    there = true;
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.known).not.toBeNull();
    });
    expect(perfect.failed).toBeNull();
  });

  it("are refused in a rated game, and that is said", async () => {
    const perfect = new Perfect(source(() => Promise.reject(new Failure(409, "close to a rated game"))));
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.failed).toBe("rated");
    });
  });

  it("that the server does not send are not called missing", async () => {
    const perfect = new Perfect(source(() => Promise.reject(new Failure(0, "no answer"))));
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.failed).toBe("away");
    });
  });
});

describe("without a server that computes", () => {
  const away: Source = {
    tables: () => Promise.reject(new Failure(0, "no answer")),
    perfectValues: () => Promise.reject(new Failure(0, "no answer")),
  };

  it("values come from the files of tables", async () => {
    const perfect = new Perfect(away, () => Promise.resolve(source()));
    await eventually(() => {
      expect(perfect.reaches("camette", "wcf", 3)).toBe(true);
    });
    perfect.about(asked);
    await eventually(() => {
      expect(perfect.known?.plies).toBe(3);
    });
  });

  it("nothing is offered where there are no files either", async () => {
    const perfect = new Perfect(away, () => Promise.resolve(away));
    await Promise.resolve();
    expect(perfect.most("camette", "wcf")).toBe(0);
  });
});
