// Simultaneous questions to the one worker of the page, and which of them are answered.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../lib/eventually.fixture.ts";
import type { ask as askType } from "./engine.ts";

vi.mock("../lib/core.ts", () => ({ loadCore: () => Promise.resolve({ definitions: "" }) }));

/** Answers each question with its subject and number, when the test says so. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | undefined;
  asked: { subject: string; number: number }[] = [];
  terminate = vi.fn();

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(question: { subject: string; number: number }): void {
    this.asked.push(question);
  }
  answer(data: unknown = this.asked.at(-1)?.number): void {
    this.onmessage?.({ data });
  }
}

let ask: typeof askType;
beforeEach(async () => {
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.resetModules();
  ({ ask } = await import("./engine.ts"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function thinking(count: number): Promise<FakeWorker> {
  return await eventually(() => {
    const worker = FakeWorker.made.at(-1);
    expect(worker?.asked).toHaveLength(count);
    return worker as FakeWorker;
  });
}

it("one question is thought about at a time, and every move is answered", async () => {
  const answers = [1, 2, 3].map((number) => ask("move", { number }));
  for (const count of [1, 2, 3]) (await thinking(count)).answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  expect(FakeWorker.made).toHaveLength(1);
});

it("of the reasons asked for meanwhile only the last are answered", async () => {
  const first = ask("move", { number: 1 });
  const second = ask("why", { number: 2 });
  const third = ask("why", { number: 3 });
  const refused = expect(second).rejects.toThrow("another question came");
  (await thinking(1)).answer();
  (await thinking(2)).answer();
  expect([await first, await third]).toEqual([1, 3]);
  await refused;
});

it("an engine that did not come, or broke, is asked again", async () => {
  const first = ask("move", { number: 1 });
  (await thinking(1)).answer(null);
  await expect(first).rejects.toThrow("the engine did not come");
  const second = ask("move", { number: 2 });
  const broken = await thinking(2);
  broken.onerror?.({ message: "out of memory", preventDefault: () => undefined });
  await expect(second).rejects.toThrow("out of memory");
  expect(broken.terminate).toHaveBeenCalled();
  const third = ask("move", { number: 3 });
  await eventually(() => {
    expect(FakeWorker.made).toHaveLength(2);
  });
  (await thinking(1)).answer();
  expect(await third).toBe(3);
});
