// Boards as the page shows them, for the comparison with the pictures that the program draws (pictures.spec.ts): bundled and
// put into an empty page.
import { createBoard, drawnOver, placesOf, type BoardState } from "@camlann/board";
import "@camlann/board/board.css";
import "@camlann/board/drawn.css";
import "../board/css/paper.css";
import type { Variant } from "../src/lib/core.ts";
import { choose, START } from "../src/play/selection.ts";
import { routeOf, type Turn } from "../src/play/turn.ts";
import { see } from "../src/play/view.ts";
import { readList } from "../src/study/drawings.ts";
import type { Wanted } from "./core.ts";

const silent: Turn["core"] = { legs: () => ({ next: [], stop: false, outcome: null }), whyNot: () => null };

function stateOf(variant: Variant, { state, last, move, marks }: Wanted): BoardState {
  const { seat, pieces, outcomes, obligation } = state;
  const turn: Turn = { core: silent, seat, pieces, outcomes, obligation, geometry: variant, free: true };
  const picked = marks === null ? START : choose(turn, START, { type: "tap", square: marks }).selection;
  const around = { name: variant.name, over: false, last: last && routeOf(variant, last) };
  const { board } = see(turn, picked, around);
  return {
    ...board,
    // Rings mark the pieces of the side to move; a picture is for readers only.
    rings: [],
    ...(move ? { route: routeOf(variant, move), ghosts: move.captures } : {}),
  };
}

/** Puts the board into the host, which has its width. */
export function show(host: HTMLElement, wanted: Wanted): void {
  const variant = wanted.variant as Variant;
  createBoard(host, { geometry: variant, view: wanted.view, still: true }).update(stateOf(variant, wanted));
  const places = placesOf(variant, wanted.view);
  const size = `viewBox="0 0 ${String(places.width)} ${String(places.height)}" style="position:absolute;inset:0;width:100%;height:100%"`;
  const drawn = drawnOver(places, readList(wanted.drawings));
  host.style.position = "relative";
  host.insertAdjacentHTML("beforeend", `<svg ${size}>${drawn}</svg>`);
}
