// The lessons of a game: the boards of its rules, those of its course, and its small games.
import type { Course, SmallGame } from "../courses/course.ts";
import { loadTeacher } from "../courses/courses.ts";
import type { Variant } from "../lib/core.ts";
import type { Book, Chapter, Exercise } from "../rules/book.ts";
import { hasLessons, loadAuthor } from "../rules/books.ts";
import { solvedLessons } from "./progress.ts";

export type Lesson =
  { chapter: Chapter; exercise: Exercise; game?: never } | { game: SmallGame; chapter?: never; exercise?: never };

export const lessonsOf = (book: Book, course: Course): Lesson[] => [
  ...[...book.chapters, ...course.chapters].flatMap((chapter) =>
    (chapter.exercises ?? []).map((exercise) => ({ chapter, exercise })),
  ),
  ...course.games.map((game) => ({ game })),
];

export const titleOf = (lesson: Lesson | undefined): string => (lesson?.game ?? lesson?.exercise)?.title ?? "";

/** The key by which a solved lesson is kept: the same in every language. */
export function keyOf(lesson: Lesson | undefined): string {
  const place = lesson?.game ?? lesson?.exercise;
  return place?.key ?? place?.title ?? "";
}

/** How far a player has come with the lessons of a game. */
export interface Progress {
  done: number;
  of: number;
  /** The first lesson that is not done yet; undefined if all are. */
  next: Lesson | undefined;
}

/** Loads the lessons. Undefined for a game without any. */
export async function progressIn(variant: Variant): Promise<Progress | undefined> {
  if (!hasLessons(variant)) return undefined;
  const [author, teacher] = await Promise.all([loadAuthor(variant.id), loadTeacher(variant.id)]);
  const book = author(variant);
  if (!book) return undefined;
  const lessons = lessonsOf(book, teacher(variant));
  const solved = solvedLessons(variant.id);
  const open = lessons.filter((lesson) => !solved.includes(keyOf(lesson)));
  return { done: lessons.length - open.length, of: lessons.length, next: open[0] };
}
