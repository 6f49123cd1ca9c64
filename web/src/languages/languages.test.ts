// @vitest-environment jsdom
// Every language has every text, in the shape of the English one.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { registered } from "../lib/language.ts";
import { languageNames } from "../settings/language_names.ts";
import type { Language } from "./use.ts";
import { endings, helps, promises, reasons, sentences } from "./sentences.ts";
import type { Spoken } from "./sentences.ts";

const sources = import.meta.glob([
  "../**/*texts.ts",
  "../lib/{messages,families,phrases}.ts",
  "../play/{words,kinds,written}.ts",
  "../archive/sentence.ts",
]);
const others = import.meta.glob(["../account/tokens.ts", "../beside/questions.ts", "../frame/foot_links.ts"]);
const languages = import.meta.glob<{ default: Language }>("./*/index.ts");
const spoken = import.meta.glob<{ spoken: Spoken }>("./*/sentences.ts");
const books = import.meta.glob<{ books: Record<string, string> }>("./*/books.ts");

/** Values among the texts that nobody reads. */
const unread = new Set(["mark", "href", "pressed"]);

const isText = (value: unknown): boolean =>
  typeof value === "function" || (typeof value === "string" && /\p{L}{2}/u.test(value)) || Array.isArray(value);

/** Returns the names of the texts that a translation lacks. */
function missing(english: object, own: unknown, path: string): string[] {
  return Object.entries(english).flatMap(([name, text]) => {
    if (unread.has(name)) return [];
    const there = typeof own === "object" && own !== null ? (own as Record<string, unknown>)[name] : undefined;
    if (Array.isArray(text) && Array.isArray(there)) {
      return text.length === there.length ? missing(text, there, `${path}.${name}`) : [`${path}.${name}.length`];
    }
    if (isText(text)) return there === undefined ? [`${path}.${name}`] : [];
    return typeof text === "object" && text !== null ? missing(text as object, there, `${path}.${name}`) : [];
  });
}

const codes = Object.keys(languageNames).filter((code) => code !== "en");

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await Promise.all([...Object.values(sources), ...Object.values(others)].map((load) => load()));
});

describe.each(codes)("the language %s", (code) => {
  it("lacks no text of the page", async () => {
    const { texts } = (await languages[`./${code}/index.ts`]?.())?.default ?? {};
    const lacks = [...registered()].flatMap(([part, english]) =>
      missing(english, (texts as Record<string, unknown> | undefined)?.[part], part),
    );
    expect(registered().size).toBeGreaterThan(60);
    expect(lacks).toEqual([]);
  });

  it("leads to the manual in this language", async () => {
    const { texts } = (await languages[`./${code}/index.ts`]?.())?.default ?? {};
    const found = JSON.stringify([texts?.about, texts?.about_files, texts?.frame_foot]).match(/"\/docs(\/..)?"/g);
    expect(found).toEqual(Array(3).fill(`"/docs/${code}"`));
  });

  it("fills the places of every sentence of the core, and no others", async () => {
    const { patterns } = (await spoken[`./${code}/sentences.ts`]?.())?.spoken ?? {};
    for (const pattern of [...sentences, ...endings, ...helps, ...reasons, ...promises]) {
      const own = patterns?.[pattern];
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
