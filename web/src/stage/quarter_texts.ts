// The texts of the offer to lay the board on its side.
import { translatable } from "../lib/language.ts";

export const texts = {
  offer: (percent: number) => `Turned sideways, the squares are ${String(percent)}\u00a0% larger.`,
  notNow: "Not now",
};
translatable("stage_quarter", texts);
