// Views of boards: from the settings and the room on the screen.
import type { View } from "@camlann/board";
import type { Variant } from "./core.ts";
import { lowScreen, narrowScreen } from "./screen.svelte.ts";
import { settings } from "./settings.svelte.ts";

export const pieceSet = (): View["pieceSet"] => (settings.pieces === "flat" ? "b" : "a");

/** True if the board looks different on its side: it is not square. */
export const canTurn = ({ files, ranks, seats }: Variant): boolean => seats === 2 && files !== ranks;

/** True if the board is shown on its side. */
export const lies = (variant: Variant | undefined): boolean =>
  settings.quarter && variant !== undefined && canTurn(variant);

/** Returns the turn of a board of two. */
export const turnOfTwo = (flip: boolean, variant: Variant | undefined): number =>
  (flip ? 2 : 0) + (lies(variant) ? 1 : 0);

/** Returns the view of a small board, which has no room for a frame with letters. */
export const smallView = (): View => ({
  turn: 0,
  coordinates: settings.coordinates === "none" ? "none" : "inside",
  pieceSet: pieceSet(),
});

/** Returns the view of a board that fills the page. */
export const boardView = (turn: number): View => ({
  turn,
  coordinates:
    settings.coordinates === "frame" && (narrowScreen.current || lowScreen.current) ? "inside" : settings.coordinates,
  pieceSet: pieceSet(),
});
