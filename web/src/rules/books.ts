// The variants with written rules, and their files. Each book is fetched when it is opened.
import type { Variant } from "../lib/core.ts";
import type { Book } from "./book.ts";
import { withOwnWords } from "./own_words.ts";

/** Builds the book of a variant from the core's data. */
export type Author = (variant: Variant) => Book | undefined;

const camelot = async (): Promise<Author> => (await import("./camelot.ts")).camelotBook;
const grand = async (): Promise<Author> => (await import("./grand.ts")).grandBook;

const authors: Partial<Record<string, () => Promise<Author>>> = {
  cam: camelot,
  camelot,
  camette: camelot,
  chivalry: camelot,
  "mini-camelot": async () => {
    const { miniBook } = await import("./mini.ts");
    return () => miniBook;
  },
  "grand-cam": grand,
  "grand-camelot": grand,
  "tri-camelot": async () => {
    const { triBook } = await import("./tri.ts");
    return () => triBook;
  },
  camblam: async () => {
    const { camblamBook } = await import("./camblam.ts");
    return () => camblamBook;
  },
};

/** True if a variant has written rules and lessons. */
export const hasBook = (variant: string): boolean => authors[variant] !== undefined;

/** The book of each variant. */
export const loadAuthor = (variant: string): Promise<Author> => withOwnWords((authors[variant] ?? camelot)());
