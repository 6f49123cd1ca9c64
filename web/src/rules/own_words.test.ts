import { expect, it } from "vitest";
import { inOwnWords } from "./own_words.ts";

it("replaces the texts of a book, and keeps the English title of a lesson as its key", () => {
  const done = (): boolean => true;
  const book = { chapters: [{ id: "step", exercises: [{ title: "A step", fen: "1/3 w", ranks: [1, 8], done }] }] };
  expect(inOwnWords(book, { "A step": "Ein Schritt", "not there": "nicht da" })).toEqual({
    chapters: [{ id: "step", exercises: [{ title: "Ein Schritt", key: "A step", fen: "1/3 w", ranks: [1, 8], done }] }],
  });
  expect(inOwnWords(book, {})).toEqual(book);
});
