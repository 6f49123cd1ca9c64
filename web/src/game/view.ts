// How boards lie: what the person has set, and what the screen has room for.
import type { View } from "@camlann/board";
import type { Variant } from "../lib/core.ts";
import { lowScreen, narrowScreen } from "../lib/screen.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";

export const pieceSet = (): View["pieceSet"] => (settings.pieces === "flat" ? "b" : "a");

/** Whether a board lies otherwise on its side: one as broad as high does not. */
export const canTurn = ({ files, ranks }: Variant): boolean => files !== ranks;

/** Of a board that fills the page. */
export const boardView = (flip: boolean, variant: Variant | undefined): View => ({
  flip,
  quarter: settings.quarter && variant !== undefined && canTurn(variant),
  coordinates: narrowScreen.current || lowScreen.current ? "inside" : "frame",
  pieceSet: pieceSet(),
});
