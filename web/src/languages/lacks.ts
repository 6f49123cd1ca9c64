// Finds what a language lacks, for its tests and `npm run languages`. Never part of the page.
import { registered } from "../lib/language.ts";
import type { Language } from "./use.ts";
import { faults, type Faults } from "./faults.ts";
import { composed, refusals, type Refusals } from "./refusals.ts";
import { endings, helps, promises, reasons, sentences, type Spoken } from "./sentences.ts";

const sources = import.meta.glob([
  "../**/*texts.ts",
  "../lib/{messages,families,phrases}.ts",
  "../play/{words,kinds,written}.ts",
  "../archive/{recorded,sentence}.ts",
]);
const others = import.meta.glob(["../account/tokens.ts", "../beside/questions.ts", "../frame/foot_links.ts"]);
const languages = import.meta.glob<{ default: Language }>("./*/index.ts");
const spoken = import.meta.glob<{ spoken: Spoken }>("./*/sentences.ts");
const refused = import.meta.glob<{ refusals: Refusals }>("./*/refusals.ts");
const faulty = import.meta.glob<{ faults: Faults }>("./*/faults.ts");
const books = import.meta.glob<{ books: Record<string, string> }>("./*/books.ts");

/** Registers all English texts. */
export const loadTexts = (): Promise<unknown> =>
  Promise.all([...Object.values(sources), ...Object.values(others)].map((load) => load()));

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

/** Returns the texts of the page that a language lacks, as `part.name`; call loadTexts first. */
export async function lackingTexts(code: string): Promise<string[]> {
  const { texts = {} } = (await languages[`./${code}/index.ts`]?.())?.default ?? {};
  return [...registered()].flatMap(([part, english]) =>
    missing(english, (texts as Record<string, unknown>)[part], part),
  );
}

/** The patterns of the core's sentences. */
export const patterns = [...sentences, ...endings, ...helps, ...reasons, ...promises];

export async function lackingSentences(code: string): Promise<string[]> {
  const own = (await spoken[`./${code}/sentences.ts`]?.())?.spoken.patterns;
  return patterns.filter((pattern) => own?.[pattern] === undefined);
}

export async function lackingRefusals(code: string): Promise<string[]> {
  const own = (await refused[`./${code}/refusals.ts`]?.())?.refusals;
  return [...refusals, ...composed].filter((pattern) => own?.[pattern] === undefined);
}

/** Returns the faults of typed texts that a language lacks. */
export async function lackingFaults(code: string): Promise<string[]> {
  const own = (await faulty[`./${code}/faults.ts`]?.())?.faults;
  return faults.filter((pattern) => own?.[pattern] === undefined);
}

/** Returns the texts of the rules and lessons that another language has. */
export async function lackingBooks(code: string): Promise<string[]> {
  const all = await Promise.all(Object.values(books).map(async (load) => Object.keys((await load()).books)));
  const own = (await books[`./${code}/books.ts`]?.())?.books ?? {};
  return [...new Set(all.flat())].filter((text) => own[text] === undefined);
}
