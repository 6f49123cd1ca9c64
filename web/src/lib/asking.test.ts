import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Failure } from "./api.ts";
import { Asking, Sought } from "./asking.svelte.ts";

const refused = (status: number, what: string) => () => Promise.reject(new Failure(status, what));

describe("what is asked at a button", () => {
  it("is done once at a time", async () => {
    const asking = new Asking();
    let finish = (): void => undefined;
    const first = asking.send(() => new Promise<void>((done) => (finish = done)));
    expect(asking.busy).toBe(true);
    const work = vi.fn(() => Promise.resolve());
    expect(await asking.send(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    finish();
    expect(await first).toBe(true);
    expect(asking.busy).toBe(false);
  });

  it("says why it was refused, until it is asked again", async () => {
    const asking = new Asking();
    expect(await asking.send(refused(409, "All seats are taken"))).toBe(false);
    expect(asking.problem).toBe("All seats are taken");
    await asking.send(refused(0, "no answer"));
    expect(asking.problem).toBe("The server is not answering. Try again in a moment.");
    await asking.send(() => Promise.resolve());
    expect(asking.problem).toBe("");
    await expect(asking.send(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
    expect(asking.busy).toBe(false);
  });
});

describe("what a page shows", () => {
  it("is asked for again while the server is away or has had too much, and missing where it is not known", async () => {
    vi.useFakeTimers();
    const answers = [
      refused(0, "no answer"),
      refused(503, "busy"),
      refused(429, "too many requests"),
      refused(404, "There is no such player"),
    ];
    const work = vi.fn(() => answers.shift()?.() ?? Promise.resolve());
    const sought = new Sought();
    const stop = sought.seek(work);
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect([sought.away, sought.missing]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sought.away, sought.missing]).toEqual([false, true]);
    expect(work).toHaveBeenCalledTimes(4);
    stop();
    vi.useRealTimers();
  });
});
