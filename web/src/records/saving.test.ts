import { afterEach, beforeEach, expect, it, vi, type Mock, type MockInstance } from "vitest";
import { archive, type ArchivePart } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { Saving } from "./saving.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const partOf = (text: string, next: number): ArchivePart => ({ bytes: new Blob([text]), next, size: 0, copy: "" });

function answering(...answers: (ArchivePart | Failure)[]): MockInstance<typeof archive.part> {
  return vi.spyOn(archive, "part").mockImplementation(() => {
    const answer = answers.shift();
    return answer instanceof Failure || !answer ? Promise.reject(answer ?? new Error("none")) : Promise.resolve(answer);
  });
}

/** The saved files. */
async function textOf(done: Mock): Promise<string> {
  expect(done).toHaveBeenCalledOnce();
  return new Blob(done.mock.calls[0]?.[0] as Blob[]).text();
}

it("puts the parts together in their order, and asks again for one that was refused", async () => {
  const part = answering(
    partOf("a", 40),
    new Failure(429, "too many"),
    new Failure(0, "no answer"),
    partOf("b", 90),
    partOf("c", 0),
  );
  const saving = new Saving();
  const done = vi.fn();
  saving.begin("json", done);
  await vi.advanceTimersByTimeAsync(0);
  expect([saving.busy, saving.there, saving.away]).toEqual([true, 40, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(saving.away).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await textOf(done)).toBe("abc");
  expect([saving.busy, saving.away]).toEqual([false, false]);
  expect(part.mock.calls).toEqual([
    ["json", 0, ""],
    ["json", 40, ""],
    ["json", 40, ""],
    ["json", 40, ""],
    ["json", 90, ""],
  ]);
});

it("waits for a copy that is being made, and begins again with another one", async () => {
  const part = answering(
    new Failure(503, "busy"),
    { ...partOf("a", 1), size: 2, copy: "old" },
    new Failure(409, "another copy"),
    { ...partOf("c", 1), size: 2, copy: "new" },
    { ...partOf("d", 0), size: 2, copy: "new" },
  );
  const saving = new Saving();
  const done = vi.fn();
  saving.begin("sqlite", done);
  await vi.advanceTimersByTimeAsync(0);
  expect([saving.away, saving.size]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await textOf(done)).toBe("cd");
  expect(part.mock.calls.map(([, after, copy]) => [after, copy])).toEqual([
    [0, ""],
    [0, ""],
    [1, "old"],
    [0, ""],
    [1, "new"],
  ]);
});

it("saves nothing once it was stopped", async () => {
  let answer: (part: ArchivePart) => void = () => undefined;
  vi.spyOn(archive, "part").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const saving = new Saving();
  const done = vi.fn();
  saving.begin("records", done);
  saving.stop();
  answer(partOf("a", 0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).not.toHaveBeenCalled();
  expect(saving.busy).toBe(false);
});
