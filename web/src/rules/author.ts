// The words of the author of a variant from a file: a chapter before its rules, and lessons. They stay as they are
// in every language.
import type { Course } from "../courses/course.ts";
import { effectOf, type Variant } from "../lib/core.ts";
import type { Book, Exercise } from "./book.ts";
import { ownTexts as texts } from "./own_texts.ts";

/** Puts the author's paragraphs before the chapters of a book. */
export function withAuthor(book: Book | undefined, { own }: Variant): Book | undefined {
  if (!book || !own || own.rules.length === 0) return book;
  const words = { id: "words", title: texts.words, paragraphs: [...own.rules], own: true };
  return { ...book, chapters: [words, ...book.chapters] };
}

/** The author's lessons. */
export function authorsCourse({ id, ranks, own }: Variant): Course {
  const exercises = (own?.lessons ?? []).map(({ title, fen, task, hint, moves }): Exercise => {
    const effects = moves.map(effectOf);
    return {
      title,
      key: `${id}: ${title}`, // one of the usual boards may have the same title
      variant: id,
      fen,
      ranks: [1, ranks],
      task,
      hint,
      done: (outcome) => effects.includes(effectOf(outcome)),
    };
  });
  const about = own?.rules.length ? "words" : "aim";
  return { chapters: [{ id: about, title: texts.lessons, paragraphs: [], exercises }], games: [] };
}
