// @vitest-environment jsdom
// Another view of a mounted board: all that a board made with that view would show.
import { expect, it, vi } from "vitest";
import type { BoardState, View } from "./api.ts";
import { BOARDS } from "./boards.fixture.ts";
import { board, mount, prepare } from "./mounted.fixture.ts";

prepare();

const views = [0, 1, 2, 3].flatMap((turn) =>
  (["frame", "inside", "none"] as const).flatMap((coordinates) =>
    (["a", "b"] as const).map((pieceSet): View => ({ turn, coordinates, pieceSet })),
  ),
);

/** A pawn is about to become something. */
const state: BoardState = {
  pieces: { c11: "P", a1: "R", k12: "k" },
  picked: "c11",
  movable: ["a1", "c11"],
  rings: [{ square: "a1", kind: "move" }],
  marks: [{ square: "c12", kind: "plain", count: 0, hot: true }],
  last: { squares: ["k11", "k12"], captures: [] },
  route: { squares: ["c11", "c12"], captures: [] },
  names: { c11: "c11, white pawn" },
  chips: {
    square: "c12",
    label: "What the pawn becomes on c12",
    items: [
      { label: "queen", piece: "Q" },
      { label: "rook", piece: "R" },
    ],
    selected: 1,
    numbered: true,
  },
};

/** What is seen. The name of the shadow is another one for each board, and the tab stop stays on its square. */
const seen = (): string =>
  [
    board.element.style.getPropertyValue("--cb-ci-size"),
    board.element.innerHTML.replace(/camlann-cast-\d+/g, "camlann-cast").replace(/ tabindex="-?\d"/g, ""),
  ].join("\n");

it("is shown as by a board that is made with it", () => {
  // Small enough for letters inside the squares to grow where the frame is broad.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  const geometry = BOARDS.camblam;
  for (const first of [views[0], views.at(-1)]) {
    for (const view of views) {
      mount(view, { geometry });
      board.update(state);
      const made = seen();
      board.destroy();
      mount(first, { geometry });
      board.update(state);
      board.setView(view);
      expect(seen(), JSON.stringify([first, view])).toBe(made);
      board.destroy();
    }
  }
});

it("leaves a choice of pieces in the hands of the keyboard", () => {
  mount({}, { geometry: BOARDS.camblam });
  board.update(state);
  const chip = board.element.querySelector<HTMLElement>('.cb-chip[data-index="1"]');
  chip?.focus();
  board.setView({ turn: 1, coordinates: "frame" });
  expect(document.activeElement).toBe(chip);
});
