import type { Book } from "./book.ts";
import { camblamBook } from "./camblam.ts";
import { camelotBook } from "./camelot.ts";

/** The rules of a variant, or nothing where nobody has written them. */
export const bookOf = (variant: string): Book | undefined =>
  variant === "camblam" ? camblamBook : camelotBook(variant);
