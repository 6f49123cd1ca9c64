// The rules and the courses in the language of the page. They are English values; a language has the words for their texts.
import { bookWords, type Words } from "../lib/language.ts";

export type { Words };

/** Replaces every text that the words have; squares, positions and functions stay. A title in other words keeps its English one as the key. */
export function inOwnWords<T>(value: T, words: Words): T {
  const replaced = (one: unknown): unknown => {
    if (typeof one === "string") return words[one] ?? one;
    if (Array.isArray(one)) return one.map(replaced);
    if (typeof one !== "object" || one === null) return one;
    const own = Object.fromEntries(Object.entries(one).map(([key, part]) => [key, replaced(part)]));
    return "title" in one && own["title"] !== one.title ? { ...own, key: one.title } : own;
  };
  return replaced(value) as T;
}

/** Loads the maker of a book or a course, and the words of the language for it; without them, which may not be here offline, it is English. */
export async function withOwnWords<A, T>(load: Promise<(about: A) => T>): Promise<(about: A) => T> {
  const [make, words] = await Promise.all([load, bookWords()?.catch(() => undefined)]);
  return (about) => inOwnWords(make(about), words ?? {});
}
