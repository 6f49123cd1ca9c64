// Confirmation of moves by kind of pointer.
import type { Settings } from "./settings.svelte.ts";

export type HandOf = "mouse" | "touch";

export const asksBy = (asks: Settings["confirm"], hand: HandOf): boolean => asks === "always" || asks === hand;
