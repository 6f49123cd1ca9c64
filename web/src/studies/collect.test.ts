// A study of many games says what does not fit before anything is written, and is whole or not there.
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "../lib/api.ts";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { Core } from "../lib/core.ts";
import { Study } from "../study/study.svelte.ts";
import { asks } from "./asks.ts";
import { collect, LeftInPart, lineOf, mostChapters, planOf, titleOf, type Plan } from "./collect.ts";

let core: Core;
beforeAll(async () => {
  ({ core } = await thinkerForTests());
});
beforeEach(() => {
  vi.restoreAllMocks();
});

const game = (moves: string, headers = '[Variant "Cam"]'): string => `[Event "x"]\n${headers}\n\n${moves}\n\n`;

function planned(games: readonly string[]): Plan {
  const study = new Study(core, { variant: "cam", rules: "", start: null });
  const plan = planOf(
    study,
    games.join(""),
    games.map((_, index) => `game ${String(index + 1)}`),
  );
  study.free();
  return plan;
}

it("has a chapter for each whole game", () => {
  const { chapters, misfits } = planned([game("1. D5-D6 *"), game("1. C5-C6 D9-D8 *")]);
  expect(misfits).toEqual([]);
  expect(chapters.map(({ name, text }) => [name, text.includes("C5-C6")])).toEqual([
    ["game 1", false],
    ["game 2", true],
  ]);
});

it("says which games do not fit, and why", () => {
  const { chapters, misfits } = planned([
    game("1. D5-D6 *"),
    game("1. D5-D6 D5-D6 *"),
    game("1. D5-D6 *", '[Site "no variant"]'),
    game("1. D5-D6 (1. Z9-Z9) D9-D8 *"),
    game("1. D5-D6 { open"),
  ]);
  expect(chapters).toHaveLength(1);
  expect(misfits.map(({ name }) => name)).toEqual(["game 2", "game 3", "game 4", "game 5"]);
  expect(misfits[0]?.why).toMatch(/^Line 9, “D5-D6”: ./);
  expect(misfits[1]?.why).toMatch(/variant/);
  expect(misfits[2]?.why).toMatch(/Z9-Z9/);
  expect(misfits[3]?.why).toMatch(/comment/);
});

it("keeps a game without a header that cannot be read, and says so", () => {
  const { chapters, misfits, warnings } = planned([
    game("1. D5-D6 D9-D8 *", '[Variant "Cam"]\n[BlackType: "program"]'),
    game("1. D5-D6 *", '[Variant "Cam"]\n[Result "won"]'),
    game("1. D5-D6 D5-D6 *", '[Variant "Cam"]\n[BlackType: "program"]'),
    game("1. D5-D6 *", '[Variant: "Cam"]'),
  ]);
  expect(chapters.map(({ name }) => name)).toEqual(["game 1", "game 2"]);
  expect(chapters[0]?.text).toContain("D9-D8");
  expect(warnings.map(({ name }) => name)).toEqual(["game 1", "game 2"]);
  expect(warnings[0]?.why).toMatch(/^Line 3, “\[BlackType: "program"\]”: ./);
  expect(misfits.map(({ name }) => name)).toEqual(["game 3", "game 4"]);
  expect(misfits[0]?.why).toContain("“D5-D6”");
  expect(misfits[1]?.why).toContain("Variant");
});

it("says on which line of another text a game that does not fit begins", () => {
  const study = new Study(core, { variant: "cam", rules: "", start: null });
  const records = game("1. D5-D6 *") + game("1. D5-D6 D5-D6 *");
  const { misfits } = planOf(study, records, ["game 1", "game 2"], [1, 2]);
  study.free();
  expect(misfits[0]?.why).toMatch(/^Line 2, “D5-D6”: ./);
});

it("says which games are too many for a study", () => {
  const { chapters, misfits } = planned(Array.from({ length: 40 }, () => game("1. D5-D6 *")));
  expect(chapters).toHaveLength(mostChapters);
  expect(misfits.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, at) => `game ${String(at + 33)}`));
  expect(misfits[0]?.why).toContain("32 chapters");
});

it("has the event as its title, or another one if the first game names none", () => {
  expect(titleOf({ Event: " Spring\tOpen " }, "Cam")).toBe("Spring Open");
  for (const tags of [{}, { Event: "" }, { Event: " \n" }, { Event: "?" }]) expect(titleOf(tags, "Cam")).toBe("Cam");
});

it("has a title and names that the server takes", async () => {
  const sizeOf = (text: string): number => new TextEncoder().encode(text).length;
  expect(lineOf("x".repeat(50))).toBe("x".repeat(40));
  for (const letter of ["é", "Ж", "七", "🙂"]) {
    for (let before = 0; before < 8; before++) {
      const line = lineOf("x".repeat(before) + letter.repeat(50));
      expect(line).toMatch(new RegExp(`^x{${String(before)}}(${letter})+$`, "u"));
      expect([...line].length).toBeLessThanOrEqual(40);
      expect(sizeOf(line)).toBeLessThanOrEqual(80);
    }
  }
  expect(lineOf("🙂".repeat(50))).toBe("🙂".repeat(20));
  const make = vi.spyOn(asks, "make").mockResolvedValue(made);
  const study = new Study(core, { variant: "cam", rules: "", start: null });
  const plan = planOf(study, game("1. D5-D6 *"), [`1. ${"🙂".repeat(30)}`]);
  study.free();
  expect(plan.chapters[0]?.name).toBe(`1. ${"🙂".repeat(19)}`);
  await collect(plan, "🙂".repeat(30));
  expect(make).toHaveBeenCalledWith("🙂".repeat(20), false, plan.chapters[0]);
});

const made = { id: "abc" } as Awaited<ReturnType<typeof asks.make>>;

it("is removed again if a chapter is refused", async () => {
  vi.spyOn(asks, "make").mockResolvedValue(made);
  vi.spyOn(asks, "addChapter").mockRejectedValue(new Failure(422, "This chapter has too many moves"));
  const remove = vi.spyOn(asks, "remove").mockResolvedValue({} as Awaited<ReturnType<typeof asks.remove>>);
  const plan = planned([game("1. D5-D6 *"), game("1. C5-C6 *")]);
  await expect(collect(plan, "title")).rejects.toThrow(/game 2.*too many moves/);
  expect(remove).toHaveBeenCalledWith("abc");
});

it("is removed again if the server does not answer, and says where a part of it is if that fails, too", async () => {
  vi.spyOn(asks, "make").mockResolvedValue(made);
  const away = new Failure(0, "no answer");
  const add = vi.spyOn(asks, "addChapter").mockResolvedValueOnce(made).mockRejectedValue(away);
  const remove = vi.spyOn(asks, "remove").mockResolvedValueOnce({} as Awaited<ReturnType<typeof asks.remove>>);
  const plan = planned([game("1. D5-D6 *"), game("1. C5-C6 *"), game("1. E5-E6 *")]);
  await expect(collect(plan, "title")).rejects.toBe(away);
  expect(remove).toHaveBeenCalledWith("abc");

  for (const refusal of [away, new Failure(422, "This chapter has too many moves")]) {
    add.mockReset().mockResolvedValueOnce(made).mockRejectedValue(refusal);
    remove.mockReset().mockRejectedValue(away);
    const left: unknown = await collect(plan, "title").catch((error: unknown) => error);
    expect(left).toBeInstanceOf(LeftInPart);
    expect(left).toMatchObject({ address: "/study/abc", away: false });
    expect(String(left)).toContain("Only 2 of 3 games are saved");
  }
});

it("may be begun without an answer, which is said, with the list in which it would be", async () => {
  vi.spyOn(asks, "make").mockRejectedValue(new Failure(0, "no answer"));
  await expect(collect(planned([game("1. D5-D6 *")]), "title")).rejects.toMatchObject({
    address: "/studies",
    away: false,
  });
  vi.spyOn(asks, "make").mockRejectedValue(new Failure(403, "You have made too many studies"));
  await expect(collect(planned([game("1. D5-D6 *")]), "title")).rejects.toThrow("You have made too many studies");
});

it("is not begun without a chapter", async () => {
  const make = vi.spyOn(asks, "make");
  expect(await collect({ chapters: [] }, "title")).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
});
