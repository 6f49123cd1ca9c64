// Sentences of the core, in its sources: every fault and every sentence there has a pattern, and the page shows none without it.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { textsOf, type SourceText } from "./cpp_texts.fixture.ts";
import { faults } from "./faults.ts";
import { refusalsIn } from "./in_refusals.ts";
import { isKnown } from "./in_words.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { title: "", documentElement: {}, addEventListener: () => undefined });
});

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(resolve(root, file), "utf8");
const filesOf = (folder: string, kind: RegExp): string[] =>
  readdirSync(resolve(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((file) => kind.test(file))
    .sort();

/** Sources of faults that no page shows, and why. */
const elsewhere: readonly (readonly [file: RegExp, why: string])[] = [
  [/camelot\/definition|game\/catalog\./, "files of variants, which the host writes"],
  [/camelot\/leaf_judge\./, "the program"],
  [/game\/new_start\./, "refusals of new games (refusals.test.ts)"],
];

/** The calls that name a fault, and what leaves out a part of a record. */
const naming = new Set(["failure", "Error", "fault", "fault_at", "refused", "leave_out"]);

/** What may stand in a place of a text. */
const samples = ["7", "A4", "rank 7", "G", "White", "1-0, 0-1, ", "a result"];

const said = refusalsIn(Object.fromEntries(faults.map((pattern) => [pattern, pattern])), (text) => text);

/** How a call may complete its text. */
const completed = (text: string): string[] => [
  text,
  `${text}; this header is left out`,
  `"x" is not ${text}; this header is left out`,
];

const hasFault = ({ text }: SourceText): boolean =>
  samples.some((sample) =>
    completed(text.replaceAll("{}", sample)).some((whole) => said(whole) !== undefined || isKnown(whole)),
  );

it("every fault of texts that people type or upload has a pattern", () => {
  const files = ["src/rules", "src/games", "src/notation", "src/game"]
    .flatMap((folder) => filesOf(folder, /\.[ch]pp$/))
    .filter((file) => !elsewhere.some(([path]) => path.test(file)))
    .concat("src/wire/json_records.cpp");
  const texts = files.flatMap((file) =>
    textsOf(read(file))
      .filter(({ callee, text }) => naming.has(callee) && /[a-z] [a-z]/i.test(text.replaceAll("{}", "")))
      .map((one) => ({ ...one, file })),
  );
  expect(texts.length).toBeGreaterThan(60);
  const missing = texts.filter((one) => !hasFault(one));
  expect(missing.map(({ file, line, text }) => `${file}:${String(line)}: ${text}`)).toEqual([]);
});

it("every reason why a start is not offered has a pattern", () => {
  const reasons = textsOf(read("src/games/camblam/lost_starts.cpp")).filter(({ text }) => /^White /.test(text));
  expect(reasons.length).toBeGreaterThan(6);
  expect(reasons.filter(({ text }) => !isKnown(text))).toEqual([]);
});

it("every result that the server adds to those of the core has a pattern", () => {
  const results = textsOf(read("src/play/state.cpp"))
    .map(({ text }) => text.trim())
    .filter((text) => text.endsWith("."));
  expect(results.length).toBeGreaterThan(3);
  const unknown = results.filter((text) => !isKnown(text.replace(/^\{\} (?=The )/, "").replaceAll("{}", "White")));
  expect(unknown).toEqual([]);
});

it("the page says sentences of the core in its language", () => {
  const fields = /\$?\{[^{}]*\b(?:resultText|obligation\.(?:text|may)|(?:fact|lost)\.why|refusal\.text)\b[^{}]*\}/;
  const shown = filesOf("web/src", /(?<!\.test|\.fixture)\.(svelte|ts)$/)
    .filter((file) => !file.includes("/languages/"))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => fields.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    // Names of fields, and results of records, which are the page's own words (records/outcome.ts).
    .filter((place) => !/ofCore\(|resultText\(|[{,] ?resultText(: string)? ?[,}]|resultText: /.test(place));
  expect(shown).toEqual([]);
});

it.each([
  [
    "This start is not offered: White mates in two moves, whatever Black plays (c3-c5 a10-a9 b2-f5)",
    "Dieser Anfang wird nicht angeboten: Weiß setzt in 2 Zügen matt, was Schwarz auch spielt (c3-c5 a10-a9 b2-f5)",
  ],
  [
    "This file cannot become a tournament. Line 3, Anna: This player has entered already",
    "Aus dieser Datei kann kein Turnier werden. Zeile 3, Anna: Dieser Spieler nimmt schon teil",
  ],
  [
    "This file cannot become a tournament. Line 2: this is not JSON: syntax error",
    "Aus dieser Datei kann kein Turnier werden. Zeile 2: das ist kein JSON: die Schreibweise ist falsch",
  ],
])("the server's answer is German to its end: %s", async (english, german) => {
  const { default: language } = await import("./de/index.ts");
  expect(await language.refused?.(english)).toBe(german);
});
