import { turnTo } from "@camlann/board";
import { turnOfTwo } from "../lib/board_view.ts";
import type { Seat, Variant } from "../lib/core.ts";
import { isMany } from "../lib/seating.ts";

/** Returns the turn of a board to the seat that solves; `flipped` turns a board of two around. */
export const turnFor = (variant: Variant, seat: Seat, flipped: boolean): number =>
  isMany(variant) ? turnTo(variant, seat) : turnOfTwo((seat === "b") !== flipped, variant);
