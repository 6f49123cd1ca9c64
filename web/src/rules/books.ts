// Which games have written rules, and where they are. The text of a game is fetched when somebody reads it.
import type { Book } from "./book.ts";

const camelot = (variant: string) => async (): Promise<Book | undefined> =>
  (await import("./camelot.ts")).camelotBook(variant);

const grand = (variant: string) => async (): Promise<Book> => (await import("./grand.ts")).grandBook(variant);

const books: Partial<Record<string, () => Promise<Book | undefined>>> = {
  cam: camelot("cam"),
  camelot: camelot("camelot"),
  camette: camelot("camette"),
  chivalry: camelot("chivalry"),
  "mini-camelot": async () => (await import("./mini.ts")).miniBook,
  "grand-cam": grand("grand-cam"),
  "grand-camelot": grand("grand-camelot"),
  "tri-camelot": async () => (await import("./tri.ts")).triBook,
  camblam: async () => (await import("./camblam.ts")).camblamBook,
};

/** Whether somebody has written the rules of a game. */
export const hasBook = (variant: string): boolean => books[variant] !== undefined;

/** The rules of a variant, or nothing where nobody has written them. */
export const loadBook = async (variant: string): Promise<Book | undefined> => books[variant]?.();
