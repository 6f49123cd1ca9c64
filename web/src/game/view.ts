// How boards lie: what the person has set, and what the screen has room for.
import type { View } from "@camlann/board";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";

export const pieceSet = (): View["pieceSet"] => (settings.pieces === "flat" ? "b" : "a");

/** Of a board that fills the page. */
export const boardView = (flip: boolean): View => ({
  flip,
  quarter: settings.quarter,
  coordinates: narrowScreen.current || lowScreen.current ? "inside" : "frame",
  pieceSet: pieceSet(),
});
