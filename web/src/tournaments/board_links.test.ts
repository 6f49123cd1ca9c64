import { expect, test } from "vitest";
import { boardHash, boardLink } from "./board_links.ts";

test("the link of a board is read as it was written, and nothing else", () => {
  const link = { round: 2, board: 13, code: "a1b2c3" };
  expect(boardLink(boardHash(link))).toEqual(link);
  for (const other of ["", "#board", "#board-0-1-a", "#board-1-1-", "#board-1-1-a b", "#board-1-1-a-b"])
    expect(boardLink(other), other).toBeUndefined();
});
