// The words of the author of a variant from a file: a chapter before its rules, unchanged in every language.
import type { Variant } from "../lib/core.ts";
import type { Book } from "./book.ts";
import { ownTexts as texts } from "./own_texts.ts";

/** Puts the author's paragraphs before the chapters of a book. */
export function withAuthor(book: Book | undefined, { own }: Variant): Book | undefined {
  if (!book || !own || own.rules.length === 0) return book;
  const words = { id: "words", title: texts.words, paragraphs: [...own.rules], own: true };
  return { ...book, chapters: [words, ...book.chapters] };
}
