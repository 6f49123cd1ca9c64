import { expect, it, vi } from "vitest";
import { Failure } from "../lib/api.ts";
import { eventually } from "../lib/eventually.fixture.ts";
import type { NoticeWishes } from "../lib/wire.ts";
import { asks } from "./asks.ts";
import { withKind } from "./wishes.ts";
import { Wishing } from "./wishing.svelte.ts";

const all = { turn: true, low: true, challenge: true, round: true, result: true };
const atFirst = { push: all, mail: all, quiet: false, quietFrom: 0, quietUntil: 0, ahead: 0 };

/** A server that stores a request, or refuses it, when the test lets it answer. */
function server(): { answer: (refusal?: string) => Promise<void>; asked: NoticeWishes[] } {
  const waiting: ((refusal?: string) => void)[] = [];
  const asked: NoticeWishes[] = [];
  vi.spyOn(asks, "wish").mockImplementation((wishes) => {
    asked.push(wishes);
    return new Promise((done, fail) =>
      waiting.push((refusal) => {
        if (refusal === undefined) done(wishes);
        else fail(new Failure(429, refusal));
      }),
    );
  });
  const answer = async (refusal?: string): Promise<void> => {
    await eventually(() => {
      expect(waiting).not.toHaveLength(0);
    });
    waiting.shift()?.(refusal);
  };
  return { answer, asked };
}

it("two choices in a row are both kept, however slow the server is", async () => {
  const { answer, asked } = server();
  const wishing = new Wishing();
  wishing.kept = atFirst;
  const first = wishing.change((kept) => withKind(kept, "push", "turn", false));
  const second = wishing.change((kept) => withKind(kept, "push", "round", false));
  await answer();
  await answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(asked).toHaveLength(2);
  expect(wishing.kept.push).toEqual({ ...all, turn: false, round: false });
});

it("a choice that is refused says why and changes nothing; the next one counts", async () => {
  const { answer } = server();
  const wishing = new Wishing();
  wishing.kept = atFirst;
  const first = wishing.change((kept) => withKind(kept, "push", "turn", false));
  const second = wishing.change((kept) => withKind(kept, "push", "round", false));
  await answer("Too many changes");
  await answer();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(wishing.problem).toContain("Too many changes");
  expect(wishing.kept.push).toEqual({ ...all, round: false });
});
