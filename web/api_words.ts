// The words of the page /api in each language, from data/words: api_page.ts makes a page of each.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The words around the description, in a language. */
export interface ApiWords {
  code: string;
  /** Its own name. */
  name: string;
  rightToLeft: boolean;
  /** Returns a text, with values in its places; in English if the language lacks it. */
  say: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns "a, b or c". */
  either: (parts: readonly string[]) => string;
}

const folder = fileURLToPath(new URL("../data/words", import.meta.url));
const english = "en";
const own = "api.";

type Texts = Readonly<Record<string, string>>;

const textsOf = (from: string, code: string): Texts => {
  const file = join(from, `${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : {};
};

/** Returns the languages that have texts for the page, English first. */
export function apiLanguages(from = folder): string[] {
  const codes = readdirSync(from).map((file) => basename(file, ".json"));
  const has = (code: string): boolean => Object.keys(textsOf(from, code)).some((key) => key.startsWith(own));
  return [english, ...codes.filter((code) => code !== english && has(code)).sort()];
}

export function apiWords(code: string, from = folder): ApiWords {
  const texts = { ...textsOf(from, english), machine: "", ...textsOf(from, code) };
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const list = new Intl.ListFormat(code === english ? "en-GB" : code, { type: "disjunction" });
  return {
    code,
    name: `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`,
    rightToLeft: /^(ar|fa|he|ur)$/.test(code),
    say: (key, values = {}) =>
      (texts[key as keyof typeof texts] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""),
    either: (parts) => list.format(parts),
  };
}
