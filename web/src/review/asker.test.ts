// A request that is cancelled before the worker has started.
import { afterEach, describe, expect, it, vi } from "vitest";
import { WorkerAsker } from "./asker.ts";

afterEach(() => vi.unstubAllGlobals());

describe("a question", () => {
  it("that is ended before it is its turn starts no worker", async () => {
    const made = vi.fn();
    vi.stubGlobal(
      "Worker",
      class {
        constructor() {
          made();
        }
        postMessage(): void {
          throw new Error("asked");
        }
        terminate(): void {
          throw new Error("ended");
        }
      },
    );
    const asker = new WorkerAsker();
    const past = { variant: "cam", rules: "", start: null, moves: [] };
    const answer = expect(asker.ask({ past, nodes: 1 })).rejects.toThrow("the review rests");
    asker.end();
    await answer;
    expect(made).not.toHaveBeenCalled();
  });
});
