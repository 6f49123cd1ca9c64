import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnalysedLine } from "../lib/core.ts";
import type { Past } from "../why/answer.ts";
import { Search, type Told } from "./search.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const past = (start: string): Past => ({ variant: "cam", rules: "", start, moves: [] });

it("is known once it has answered, also where it thinks about another position", () => {
  const searches: ((told: Told) => void)[] = [];
  const search = new Search((_, told) => {
    searches.push(told);
    return () => undefined;
  });
  search.about(past("one"));
  vi.runAllTimers();
  expect(search.known).toBe(false);
  searches[0]?.({ found: [{ depth: 5 } as AnalysedLine] });
  expect(search.known).toBe(true);
  search.about(past("two"));
  vi.runAllTimers();
  expect(search.found).toBeNull();
  expect(search.known).toBe(true);
  searches[0]?.({ found: [{ depth: 6 } as AnalysedLine] });
  expect(search.found).toBeNull();
  searches[1]?.({ failed: true });
  expect(search.known).toBe(false);
});

it("asks for the wanted number of lines, anew where that changes", () => {
  const asked: number[] = [];
  const search = new Search(({ lines }) => {
    asked.push(lines);
    return () => undefined;
  });
  const wish = { lines: 5, threads: 0, seconds: 0 };
  for (const lines of [5, 5, 2]) {
    search.about(past("one"), { ...wish, lines });
    vi.runAllTimers();
  }
  expect(asked).toEqual([5, 2]);
});

it("ends when its time for a position is over, and keeps what it has found", () => {
  let tell: (told: Told) => void = () => undefined;
  const end = vi.fn();
  const search = new Search((_, told) => {
    tell = told;
    return end;
  });
  search.about(past("one"), { lines: 3, threads: 0, seconds: 5 });
  vi.advanceTimersByTime(60_000);
  // The engine is still on its way: its time has not begun.
  expect(search.late).toBe(false);
  tell({ found: [{ depth: 5 } as AnalysedLine] });
  vi.advanceTimersByTime(4999);
  tell({ found: [{ depth: 6 } as AnalysedLine] });
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  expect(search.late).toBe(true);
  tell({ found: [{ depth: 7 } as AnalysedLine] });
  expect(search.found?.lines[0]?.depth).toBe(6);
  search.about(past("two"), { lines: 3, threads: 0, seconds: 5 });
  expect(search.late).toBe(false);
});
