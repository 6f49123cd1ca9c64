// The lessons of the author of a variant from a file, unchanged in every language.
import { effectOf, type Variant } from "../lib/core.ts";
import type { Exercise } from "../rules/book.ts";
import { ownTexts as texts } from "../rules/own_texts.ts";
import type { Course } from "./course.ts";

/** The course of a variant without lessons of its author is empty. */
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
