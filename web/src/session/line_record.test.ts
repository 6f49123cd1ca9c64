import { beforeAll, expect, test, vi } from "vitest";
import { thinkerForTests } from "../lib/core.fixture.ts";
import { lineRecord } from "./line_record.ts";

beforeAll(async () => {
  const { core } = await thinkerForTests();
  vi.doMock("../why/thinker.ts", () => ({ loadStudyCore: () => Promise.resolve(core) }));
});

test("a game without a server is written as a record with its start and its moves", async () => {
  const whole = await lineRecord({ variant: "camette", rules: "wcf", start: null, moves: ["C3-C4", "C5xC3xC1"] });
  expect(whole).toMatch(/\[Variant "Camette"\]/);
  expect(whole).toMatch(/1\. C3-C4 C5xC3xC1/);
  const fen = "1/3/5/5/5/1K1/m w 0,0 0 1";
  const part = await lineRecord({ variant: "camette", rules: "wcf", start: fen, moves: [] });
  expect(part).toContain(fen);
});
