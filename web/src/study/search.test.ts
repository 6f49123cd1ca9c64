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
