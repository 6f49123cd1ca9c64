// @vitest-environment jsdom
// Every language has every text, in the shape of the English one.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { languagesIn } from "../../languages.ts";
import { registered } from "../lib/language.ts";
import { languageNames } from "../settings/language_names.ts";
import type { Language } from "./use.ts";
import { lackingBooks, lackingRefusals, lackingTexts, lackingSentences, loadTexts, patterns } from "./lacks.ts";
import type { Spoken } from "./sentences.ts";

const languages = import.meta.glob<{ default: Language }>("./*/index.ts");
const spoken = import.meta.glob<{ spoken: Spoken }>("./*/sentences.ts");
const books = import.meta.glob<{ books: Record<string, string> }>("./*/books.ts");

const codes = Object.keys(languageNames).filter((code) => code !== "en");

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await loadTexts();
});

describe.each(codes)("the language %s", (code) => {
  it("lacks no text of the page", async () => {
    expect(registered().size).toBeGreaterThan(60);
    expect(await lackingTexts(code)).toEqual([]);
    expect(await lackingRefusals(code)).toEqual([]);
    expect(await lackingBooks(code)).toEqual([]);
  });

  it("leads to the manual in this language", async () => {
    const { texts } = (await languages[`./${code}/index.ts`]?.())?.default ?? {};
    const found = JSON.stringify([texts?.about, texts?.about_files, texts?.frame_foot]).match(/"\/docs(\/..)?"/g);
    expect(found).toEqual(Array(3).fill(`"/docs/${code}"`));
  });

  it("fills the places of every sentence of the core, and no others", async () => {
    const said = (await spoken[`./${code}/sentences.ts`]?.())?.spoken.patterns;
    for (const pattern of patterns) {
      const own = said?.[pattern];
      expect(own, pattern).toBeDefined();
      const places = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
      if (typeof own === "string") {
        for (const [, name] of own.matchAll(/\{(\w+)\}/g)) expect(places, `${pattern}: ${own}`).toContain(name);
        continue;
      }
      const value = own?.(Object.fromEntries(places.map((name) => [name, name === "n" || name === "m" ? "3" : "D6"])));
      expect(value, pattern).not.toContain("undefined");
    }
  });

  it("says the squares and moves of the books as they are", async () => {
    const words = (await books[`./${code}/books.ts`]?.())?.books ?? {};
    expect(Object.keys(words).length).toBeGreaterThan(500);
    const squares = (text: string): string[] => (text.match(/\b[A-La-l]\d{1,2}\b/g) ?? []).sort();
    for (const [english, own] of Object.entries(words)) expect(squares(own), english).toEqual(squares(english));
  });
});

describe("a language of one file", () => {
  it("is found by its folder, and lacks what its file has not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "languages-"));
    mkdirSync(join(folder, "eo"));
    mkdirSync(join(folder, "notes"));
    writeFileSync(join(folder, "eo", "index.ts"), "");
    expect(languagesIn(folder)).toEqual(["eo"]);
    expect(languagesIn(folder, "embedded.ts")).toEqual([]);
    expect(await lackingTexts("eo")).toContain("print.what");
    expect(await lackingSentences("eo")).toEqual(patterns);
  });

  it("has its own name in the list, without an entry there", () => {
    expect(languageNames).toEqual({
      en: "English",
      de: "Deutsch",
      es: "Español",
      fr: "Français",
      he: "עברית",
      pl: "Polski",
    });
  });
});
