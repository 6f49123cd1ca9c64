import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { archive, type ArchivePart } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { Saving } from "./saving.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("puts the parts together in their order, and asks again for one that was refused", async () => {
  const answers: (ArchivePart | Failure)[] = [
    { text: "a", next: 40 },
    new Failure(429, "too many"),
    new Failure(503, "busy"),
    { text: "b", next: 90 },
    { text: "c", next: 0 },
  ];
  const part = vi.spyOn(archive, "part").mockImplementation(() => {
    const answer = answers.shift();
    return answer instanceof Failure || !answer ? Promise.reject(answer ?? new Error("none")) : Promise.resolve(answer);
  });
  const saving = new Saving();
  const done = vi.fn();
  saving.begin("json", done);
  await vi.advanceTimersByTimeAsync(0);
  expect([saving.busy, saving.there, saving.away]).toEqual([true, 40, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(saving.away).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalledExactlyOnceWith(["a", "b", "c"]);
  expect([saving.busy, saving.away]).toEqual([false, false]);
  expect(part.mock.calls).toEqual([
    ["json", 0],
    ["json", 40],
    ["json", 40],
    ["json", 40],
    ["json", 90],
  ]);
});

it("saves nothing once it was stopped", async () => {
  let answer: (part: ArchivePart) => void = () => undefined;
  vi.spyOn(archive, "part").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const saving = new Saving();
  const done = vi.fn();
  saving.begin("records", done);
  saving.stop();
  answer({ text: "a", next: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
  expect(saving.busy).toBe(false);
});
