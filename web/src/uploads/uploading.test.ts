import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Failure } from "../lib/api.ts";
import { thinkerForTests } from "../lib/core.fixture.ts";
import type { UploadedPart } from "../lib/wire.ts";
import { asks } from "./asks.ts";
import { type Cutter, mostBytes } from "./parts.ts";
import { reportOf, Uploading } from "./uploading.svelte.ts";

let cutter: Cutter;
beforeAll(async () => {
  cutter = (await thinkerForTests()).core;
});
const newUploading = (): Uploading => new Uploading(() => Promise.resolve(cutter));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const game = (white: string, length: number): string =>
  `[White "${white}"]\n[Variant "Camette"]\n\n{${"x".repeat(length)}}\n1. B3-B4 *\n`;
/** Two parts: the second begins on line 7. */
const half = Math.floor(mostBytes * 0.6);
const file = `${game("Ann", half)}\n${game("Bob", half)}`;
const taken = (change: Partial<UploadedPart> = {}): UploadedPart => ({
  added: 1,
  duplicates: 0,
  repeated: [],
  refused: 0,
  faults: [],
  shortened: [],
  ...change,
});

it("sends a part again with the same number after a lost answer, and adds up what became of all", async () => {
  const answers: (UploadedPart | Failure)[] = [
    taken(),
    new Failure(0, "no answer"),
    new Failure(429, "too many"),
    taken({
      added: 0,
      duplicates: 1,
      repeated: [{ line: 1, number: 12 }],
      refused: 1,
      faults: [{ what: "there is no such square", where: "", expected: "", code: "syntax", line: 5, column: 4 }],
    }),
  ];
  const send = vi.spyOn(asks, "send").mockImplementation(() => {
    const answer = answers.shift();
    return answer instanceof Failure || !answer ? Promise.reject(answer ?? new Error("none")) : Promise.resolve(answer);
  });
  const uploading = newUploading();
  const done = vi.fn();
  uploading.begin(file, done);
  await vi.advanceTimersByTimeAsync(0);
  expect([uploading.busy, uploading.away, uploading.lines]).toEqual([true, true, 6]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalledOnce();
  expect([uploading.busy, uploading.away, uploading.problem]).toEqual([false, false, ""]);
  const sent = send.mock.calls.map(([part]) => part);
  expect(sent.map(({ part }) => part)).toEqual([0, 1, 1, 1]);
  expect(new Set(sent.map(({ upload }) => upload)).size).toBe(1);
  expect(sent[0]?.upload).toMatch(/^[0-9a-f]{24}$/);
  expect(uploading.outcome).toMatchObject({ added: 1, duplicates: 1, refused: 1 });
  expect(uploading.outcome?.repeated).toEqual([{ line: 7, number: 12 }]);
  expect(uploading.outcome?.faults).toEqual([{ line: 11, text: "There is no such square (character 4)." }]);
});

it("ends with the words of the server where it will not take more, and says from which line", async () => {
  const answers = [Promise.resolve(taken()), Promise.reject(new Failure(409, "that is enough", "", "tomorrow"))];
  vi.spyOn(asks, "send").mockImplementation(() => answers.shift() ?? Promise.reject(new Error("none")));
  const uploading = newUploading();
  uploading.begin(file, () => undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(uploading.problem).toBe("That is enough: tomorrow. Nothing from line 7 on was added.");
  expect(uploading.outcome?.added).toBe(1);
  expect(uploading.busy).toBe(false);
});

it("ends if the file cannot be cut into games, and does not take that for a server that is away", async () => {
  const send = vi.spyOn(asks, "send");
  const linesOfGames = vi.fn((): number[] => {
    throw new WebAssembly.RuntimeError("memory access out of bounds");
  });
  const uploading = new Uploading(() => Promise.resolve({ linesOfGames }));
  const done = vi.fn();
  uploading.begin(file, done);
  await vi.advanceTimersByTimeAsync(5000);
  expect(uploading.problem).toBe("This file could not be read. Please cut it into smaller ones.");
  expect([uploading.busy, uploading.away]).toEqual([false, false]);
  expect([linesOfGames.mock.calls.length, send.mock.calls.length, done.mock.calls.length]).toEqual([1, 0, 1]);
});

it("sends nothing once it was stopped, and leaves out a game that is too long", async () => {
  const send = vi.spyOn(asks, "send").mockResolvedValue(taken());
  const uploading = newUploading();
  const done = vi.fn();
  uploading.begin(file, done);
  uploading.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
  expect([uploading.stopped, uploading.busy, done.mock.calls.length]).toEqual([true, false, 1]);
  uploading.begin(game("Ann", mostBytes), () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).not.toHaveBeenCalled();
  expect(uploading.outcome).toMatchObject({ refused: 1 });
  expect(
    reportOf({
      added: 0,
      duplicates: 0,
      repeated: [],
      refused: 3,
      faults: uploading.outcome?.faults ?? [],
      shortened: [],
    }),
  ).toBe("Line 1: This game is too long to be added here.\nand 2 more\n");
});
