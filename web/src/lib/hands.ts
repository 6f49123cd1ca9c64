// By which hand a move is asked about before it is sent.
import type { Settings } from "./settings.svelte.ts";

export type HandOf = "mouse" | "touch";

export const asksBy = (asks: Settings["confirm"], hand: HandOf): boolean => asks === "always" || asks === hand;
