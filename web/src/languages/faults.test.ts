// Checks that the core's answers to wrong texts are in every language: no English word is left (shared with the server's answers to imports).
import { beforeAll, describe, expect, it, vi } from "vitest";
import { coreForTests, thinkerForTests } from "../lib/core.fixture.ts";
import { CoreRefused, type Core } from "../lib/core.ts";
import type { Problem } from "../lib/wire.ts";
import { faults, type Faults } from "./faults.ts";
import { whole } from "./whole.fixture.ts";
import { withFaults } from "./in_faults.ts";
import { inWords, isKnown } from "./in_words.ts";
import type { Spoken } from "./sentences.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { title: "", documentElement: {}, addEventListener: () => undefined });
});

const catalogues = import.meta.glob<{ faults: Faults }>("./*/faults.ts");
const sentences = import.meta.glob<{ spoken: Spoken }>("./*/sentences.ts");

type Said = Pick<Problem, "what" | "expected">;

let core: Core;
let thinker: Core;
beforeAll(async () => {
  core = await coreForTests();
  ({ core: thinker } = await thinkerForTests());
});

/** What is wrong, as the core says it in English. */
function refusal(what: () => unknown): Said[] {
  try {
    what();
  } catch (error) {
    if (error instanceof CoreRefused) return [error.error];
    throw error;
  }
  return [];
}

const start = (variant: string, fen: string, rules = ""): Said[] =>
  refusal(() => {
    core.open(variant, rules, fen).free();
  });

function typed(variant: string, move: string): Said[] {
  const position = core.open(variant, "", "");
  const found = refusal(() => position.read(move));
  position.free();
  return found;
}

function judged(variant: string, pieces: Record<string, string>, castleMoves: number[] = [0, 0]): Said[] {
  return [...core.judge(variant, { pieces, seat: "w", castleMoves }).faults];
}

const pasted = (text: string): Said[] => {
  const position = thinker.open("cam", "", "");
  const { faults: found } = position.study(text, 0);
  position.free();
  return found.map(({ error }) => error);
};

const men = (letter: string, squares: readonly string[]): Record<string, string> =>
  Object.fromEntries(squares.map((square) => [square, letter]));

/** Wrong texts, as people write them. */
function wrongTexts(): Said[] {
  const camFens = [
    [
      "1/3/5/7/7/7/7/7/7/7/5/3",
      "1/3/5/7/7/7/7/7/7/7/5/3/1/1 w",
      "1/3/5/7/7/7/7/7/7/7/5/3/2 w",
      "1/3/5/6/7/7/7/7/7/7/5/3/1 w",
    ],
    ["1/3/5/0/7/7/7/7/7/7/5/3/1 w", "1/3/5/z6/7/7/7/7/7/7/5/3/1 w", "1/3/5/é6/7/7/7/7/7/7/5/3/1 w"],
    [
      "1/3/5/7/7/7/7/7/7/7/5/3/1",
      "1/3/5/7/7/7/7/7/7/7/5/3/1 ",
      "1/3/5/7/7/7/7/7/7/7/5/3/1 x",
      "1/3/5/7/7/7/7/7/7/7/5/3/1,w",
    ],
    [
      "1/3/5/7/7/7/7/7/7/7/5/3/1 w,0",
      "1/3/5/7/7/7/7/7/7/7/5/3/1 w 0",
      "1/3/5/7/7/7/7/7/7/7/5/3/1 w ,",
      "1/3/5/7/7/7/7/7/7/7/5/3/1 w 9,9",
    ],
    ["1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 x", "1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 x", "1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 0"],
    ["1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 1 more", "1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 99999 1"],
  ].flat();
  const empty = Array.from({ length: 12 }, () => "12");
  const board = empty.join("/");
  const camblam = [
    `${board} w`,
    `${board} w -`,
    `${board} w - x 0 1`,
    `${board} w - - x`,
    `${["P11", ...empty.slice(1)].join("/")} w - - 0 1`,
    `${["KK10", ...empty.slice(1)].join("/")} w - - 0 1`,
    `${["K11", ...empty.slice(1)].join("/")} w - - 0 1`,
    `${["Y11", ...empty.slice(1)].join("/")} w - - 0 1`,
    `${["R10k", ...empty.slice(1, 11), "K11"].join("/")} w - - 0 1`,
  ];
  return [
    ...camFens.flatMap((fen) => start("cam", fen)),
    ...camblam.flatMap((fen) => start("camblam", fen)),
    ...start("cam", "", "nothing"),
    ...start("cam", "", "wcf,nothing=1"),
    ...start("cam", "", "wcf,castleMoves=x"),
    ...start("nothing", ""),
    ...start("tri-camelot", "1 w"),
    ...["C", "C5+C6", "C5-", "C5-C6?x", "A1-A2-A3", "C5xC6", "C5-E7", "@C5", "C6", "C5-D5-E5"].flatMap((move) =>
      typed("cam", move),
    ),
    ...["a", "a1+a2", "a3-a4 x", "a3-a4=Z", "b4-b5=Q", "b4xb5", "b4*b5", "b4", "b4-b9"].flatMap((move) =>
      typed("camblam", move),
    ),
    ...["A1", "@A1", "D1-D2"].flatMap((move) => typed("river-camelot", move)),
    ...judged("cam", men("M", core.variant("cam")?.squares.slice(3, 17) ?? []), [9, 0]),
    ...[
      '[Variant "cam"\n1. C5-C6',
      'Variant "cam"]\n1. C5-C6',
      '[Variant "cam]\n1. C5-C6',
      "[Variant cam]\n1. C5-C6",
      '["cam"]\n1. C5-C6',
      '[Variant "cam"] more\n1. C5-C6',
      '[Result "1:0"]\n1. C5-C6',
      '[Plies "many"]\n1. C5-C6',
      '[Plies "7"]\n1. C5-C6 *',
      '[Result "1-0"]\n1. C5-C6 0-1',
      '[Result "1-0-0"]\n1. C5-C6 1-0-0',
      "1. C5-C6 {open",
      "1. C5-C6 (1. B5-B6",
      "(1. B5-B6) 1. C5-C6",
      "1. C5-C6 2x C9-C8",
      "1. C5-C6 hello",
      "1. C5-? C9",
      "1. C5-C6 % C9-C8",
      "1. C5-\u0001C6",
      "1. C5-C6 é",
      "1. C5-C6 * rest",
      "1. C5-C9",
    ].flatMap(pasted),
  ];
}

/** Words that no other language of the page has. */
const english =
  /\b(?:the|this|is|are|of|has|have|that|which|with|not|such|from|piece|pieces|move|moves|square|squares|king|number|header|written|left|says|and|or|to)\b/u;
/** Words that only look English, and names of rules. */
const exempt: Readonly<Record<string, RegExp>> = { fr: /\bor\b/gu, pl: /\bto\b/gu };
const names = /cards-and-dominoes/gu;

it("the core says many of them, and nothing that is in no pattern", () => {
  const say = withFaults(Object.fromEntries(faults.map((one) => [one, `⟦${one}⟧`])), (text) =>
    isKnown(text) ? `⟦${text}⟧` : text,
  );
  const said = [...new Set(wrongTexts().flatMap(({ what, expected }) => [what, expected]))].filter((text) =>
    /[a-z]{2} [a-z]/u.test(text),
  );
  expect(said.filter((text) => say(text) === text)).toEqual([]);
  expect(said.length).toBeGreaterThan(80);
});

describe.each(whole)("wrong texts in %s", (code) => {
  it("are explained without an English word", async () => {
    const spoken = (await sentences[`./${code}/sentences.ts`]?.())?.spoken;
    const own = (await catalogues[`./${code}/faults.ts`]?.())?.faults ?? {};
    const said = withFaults(own, (text) => (spoken ? inWords(text, spoken) : text));
    const left = wrongTexts()
      .flatMap(({ what, expected }) => [what, expected])
      .filter((text) =>
        english.test(
          said(text)
            .replace(names, "")
            .replace(exempt[code] ?? /(?!)/gu, ""),
        ),
      );
    expect([...new Set(left)]).toEqual([]);
  });

  it("have the places of each pattern", async () => {
    const words = (await catalogues[`./${code}/faults.ts`]?.())?.faults ?? {};
    expect(Object.keys(words).sort()).toEqual([...faults].sort());
    const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name).sort();
    for (const [pattern, text] of Object.entries(words)) expect(places(String(text)), pattern).toEqual(places(pattern));
  });
});
