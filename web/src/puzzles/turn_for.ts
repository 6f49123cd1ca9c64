import { turnTo } from "@camlann/board";
import { turnOfTwo } from "../lib/board_view.ts";
import type { Seat, Variant } from "../lib/core.ts";
import { isMany } from "../lib/seating.ts";
import { turnedAddress } from "../lib/turned.ts";

/** Returns the turn of a board to the seat that solves; `flipped` turns a board of two around. */
export const turnFor = (variant: Variant, seat: Seat, flipped: boolean): number =>
  isMany(variant) ? turnTo(variant, seat) : turnOfTwo((seat === "b") !== flipped, variant);

/** Returns the address of the analysis of a task, with its board turned in the same way. */
export function analysisOf(variant: Variant, fen: string, rules: string, seat: Seat, flipped: boolean): string {
  const address = `/analysis/${variant.id}?fen=${encodeURIComponent(fen)}&rules=${encodeURIComponent(rules)}`;
  return turnedAddress(address, turnFor(variant, seat, flipped), variant);
}
