// Which games have written rules, and where they are. The text of a game is fetched when somebody reads it.
import type { Variant } from "../lib/core.ts";
import type { Book } from "./book.ts";

/** Puts the book of a game together from what the core tells of it. */
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

/** Whether somebody has written the rules of a game, with lessons. */
export const hasBook = (variant: string): boolean => authors[variant] !== undefined;

/** Who writes the rules of a variant. */
export const loadAuthor = (variant: string): Promise<Author> => (authors[variant] ?? camelot)();
