// Finds words of any language in a typed text. Pure.

/** Makes letters alike that people type in several ways: with and without accents, ß and ss. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");

/** Returns a text as the words are compared with it: small letters, single spaces, no marks at its ends. */
export const textOf = (typed: string): string =>
  folded(typed.toLowerCase())
    .replaceAll(/(?<=\p{L})[-‐־](?=\p{L})/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[ ¿¡]+|[ ?.!]+$/gu, "");

const known = new Map<string, RegExp>();

/** Compiles words between two borders, once. */
function compiled(before: string, words: string, after: string): RegExp {
  const source = `${before}(?:${folded(words)})${after}`;
  const found = known.get(source) ?? new RegExp(source, "iu");
  known.set(source, found);
  return found;
}

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

/** Tells whether words are all of a text. */
export const isWhole = (words: string, text: string): boolean => compiled("^", words, "$").test(text);

/** Tells whether a text begins with words. */
export const begins = (words: string, text: string): boolean => compiled("^", words, END).test(text);

/** Tells whether words are in a text. */
export const has = (words: string, text: string): boolean => compiled(START, words, END).test(text);
