// The texts about a position's perfect value.
import { translatable } from "../lib/language.ts";
import { messages } from "../lib/messages.ts";
import type { Seat } from "../lib/wire.ts";

export const texts = {
  heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss") =>
    wdl === "draw" ? "Perfect play: a draw" : `Perfect play: ${messages.sides[seat]} to move, ${value}`,
};
translatable("values", texts);
