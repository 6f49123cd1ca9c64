import { expect, it } from "vitest";
import { madeOf } from "./ask.ts";

it("reads the contents of an order and its board from the headers", () => {
  const headers = new Headers({
    "Camlann-Sheets": "8",
    "Camlann-Contents": "board=4, cards=2, box=1, rules=1",
    "Camlann-Board": "width=369, height=492, columns=2, rows=2, square=28.5, largest=28.5",
  });
  expect(madeOf(headers)).toEqual({
    sheets: 8,
    parts: [
      { content: "board", first: 1, sheets: 4 },
      { content: "cards", first: 5, sheets: 2 },
      { content: "rules", first: 8, sheets: 1 },
    ],
    board: { width: 369, height: 492, columns: 2, rows: 2, square: 28.5, largest: 28.5 },
  });
});
