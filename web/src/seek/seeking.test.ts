// @vitest-environment jsdom
// A search for an opponent is kept over a reload from the tap on, and forgotten once it is refused or stopped.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../lib/eventually.fixture.ts";
import { storedSeek } from "./pending.svelte.ts";
import { seeking, type Wanted } from "./seeking.svelte.ts";

vi.mock("../lib/sound.ts", () => ({ ring: () => undefined }));

const wanted: Wanted = {
  variant: "cam",
  name: "Ann",
  time: { base: 600, increment: 10 },
  also: [],
  rated: true,
  either: false,
  range: null,
};

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      close(): void {
        this.dispatchEvent(new Event("close"));
      }
    },
  );
});

afterEach(() => {
  seeking.end();
  vi.unstubAllGlobals();
});

it("is kept before the first answer", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  seeking.start(wanted);
  expect(storedSeek()).toMatchObject(wanted);
  seeking.stop();
  expect(storedSeek()).toBeUndefined();
});

it("is forgotten when the server refuses it", async () => {
  const refusal = { error: { code: "conflict", what: "You play already", where: "", expected: "" } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refusal, { status: 409 })));
  seeking.start(wanted);
  await eventually(() => expect(seeking.problem).toBe("You play already"));
  expect(storedSeek()).toBeUndefined();
});
