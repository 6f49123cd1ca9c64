// The rules and the courses in the language of the page. They are English values; a language has the words for their texts.
import { bookWords } from "../lib/language.ts";

export type Words = Readonly<Record<string, string>>;

/** Replaces every text that the words have; squares, positions and functions stay. */
export function inOwnWords<T>(value: T, words: Words): T {
  const replaced = (one: unknown): unknown => {
    if (typeof one === "string") return words[one] ?? one;
    if (Array.isArray(one)) return one.map(replaced);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, replaced(part)]));
  };
  return replaced(value) as T;
}

/** Loads what makes a book or a course, and the words of the language for it. */
export async function withOwnWords<A, T>(load: Promise<(about: A) => T>): Promise<(about: A) => T> {
  const [make, words] = await Promise.all([load, bookWords()]);
  return (about) => inOwnWords(make(about), words);
}
