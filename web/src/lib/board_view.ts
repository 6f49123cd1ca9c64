// How boards lie: what the person has set, and what the screen has room for.
import type { View } from "@camlann/board";
import type { Variant } from "./core.ts";
import { lowScreen, narrowScreen } from "./screen.svelte.ts";
import { settings } from "./settings.svelte.ts";

export const pieceSet = (): View["pieceSet"] => (settings.pieces === "flat" ? "b" : "a");

/** Whether a board lies otherwise on its side: one as broad as high does not. */
export const canTurn = ({ files, ranks, seats }: Variant): boolean => seats === 2 && files !== ranks;

/** Whether a board lies on its side. */
export const lies = (variant: Variant | undefined): boolean =>
  settings.quarter && variant !== undefined && canTurn(variant);

/** The turn of a board of two, whose ends may be exchanged. */
export const turnOfTwo = (flip: boolean, variant: Variant | undefined): number =>
  (flip ? 2 : 0) + (lies(variant) ? 1 : 0);

/** Of a small board, which has no room for a frame with letters. */
export const smallView = (): View => ({
  turn: 0,
  coordinates: settings.coordinates === "none" ? "none" : "inside",
  pieceSet: pieceSet(),
});

/** Of a board that fills the page. */
export const boardView = (turn: number): View => ({
  turn,
  coordinates:
    settings.coordinates === "frame" && (narrowScreen.current || lowScreen.current) ? "inside" : settings.coordinates,
  pieceSet: pieceSet(),
});
