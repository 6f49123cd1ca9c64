// @vitest-environment jsdom
// Every language has every text, in the shape of the English one.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { registered } from "../lib/language.ts";
import { languageNames } from "../settings/language_names.ts";
import type { Language } from "./use.ts";
import { whole } from "./whole.fixture.ts";
import { lackingBooks, lackingFaults, lackingRefusals, lackingTexts, loadTexts, patterns } from "./lacks.ts";
import type { Spoken } from "./sentences.ts";

const languages = import.meta.glob<{ default: Language }>("./*/index.ts");
const spoken = import.meta.glob<{ spoken: Spoken }>("./*/sentences.ts");
const books = import.meta.glob<{ books: Record<string, string> }>("./*/books.ts");

const codes = Object.keys(languageNames).filter((code) => code !== "en");

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await loadTexts();
});

it("no language that was whole is missing", () => {
  expect(codes).toEqual(expect.arrayContaining(whole));
});

describe.each(whole)("the language %s", (code) => {
  it("lacks no text of the page", async () => {
    expect(registered().size).toBeGreaterThan(60);
    expect(await lackingTexts(code)).toEqual([]);
    expect(await lackingRefusals(code)).toEqual([]);
    expect(await lackingFaults(code)).toEqual([]);
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

describe("a language", () => {
  it("has its own name in the list, without an entry there", () => {
    expect(languageNames).toMatchObject({
      en: "English",
      de: "Deutsch",
      es: "Español",
      fr: "Français",
      he: "עברית",
      pl: "Polski",
    });
  });
});
