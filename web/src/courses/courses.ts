// The courses, each fetched when it is opened.
import type { Variant } from "../lib/core.ts";
import { withOwnWords } from "../rules/own_words.ts";
import type { Course } from "./course.ts";

/** Puts the course of a game together. */
export type Teacher = (variant: Variant) => Course;

const camelot = async (): Promise<Teacher> => (await import("./camelot.ts")).camelotCourse;
const grand = async (): Promise<Teacher> => (await import("./grand.ts")).grandCourse;

const teachers: Partial<Record<string, () => Promise<Teacher>>> = {
  cam: camelot,
  camelot,
  camette: camelot,
  chivalry: camelot,
  "mini-camelot": async () => {
    const { miniCourse } = await import("./mini.ts");
    return () => miniCourse;
  },
  "grand-cam": grand,
  "grand-camelot": grand,
  "tri-camelot": async () => {
    const { triCourse } = await import("./tri.ts");
    return () => triCourse;
  },
  camblam: async () => {
    const { camblamCourse } = await import("./camblam.ts");
    return () => camblamCourse;
  },
};

/** The course of each variant with a book, or of the author of another. */
export async function loadTeacher(variant: string): Promise<Teacher> {
  const teacher = teachers[variant];
  return teacher ? withOwnWords(teacher()) : (await import("./author.ts")).authorsCourse;
}
