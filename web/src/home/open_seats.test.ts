// @vitest-environment jsdom
// The open seats in parts.
import { afterEach, expect, it, vi } from "vitest";
import { seatPart } from "./open_seats.ts";

/** Answers with these numbers of the next parts. */
function serve(seeks: number | undefined, invitations: number | undefined): void {
  vi.stubGlobal("fetch", (path: string) => {
    const body = path.startsWith("/api/seek")
      ? { seekers: [], open: [], own: null, next: seeks }
      : { invitations: [], next: invitations };
    return Promise.resolve(Response.json(body));
  });
}

afterEach(() => vi.unstubAllGlobals());

it("continues with the list that ended first, so that neither misses an item", async () => {
  for (const [seeks, invitations, next] of [
    [100, 50, 50],
    [100, 100, 100],
    [undefined, 50, 50],
    [100, undefined, 100],
    [undefined, undefined, undefined],
  ] as const) {
    serve(seeks, invitations);
    expect((await seatPart()).next).toBe(next);
  }
});
