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

/** True if a variant has written rules. */
export const hasBook = (variant: string): boolean => authors[variant] !== undefined;

/** True if it has lessons: those of its written rules, or of its author. */
export const hasLessons = ({ id, own }: Variant): boolean => hasBook(id) || (own?.lessons ?? []).length > 0;

/** The book of each variant. */
export async function loadAuthor(id: string): Promise<Author> {
  const written = authors[id];
  if (written) return withOwnWords(written());
  const [write, { withAuthor }] = await Promise.all([withOwnWords(camelot()), import("./author.ts")]);
  return (variant) => withAuthor(write(variant), variant);
}
