// The turn of a board that turns only on request: with two seats, the ends change places; with more, it turns by one
// step.
import { turnsOf } from "@camlann/board";
import type { Variant } from "../lib/core.ts";
import type { Turnable } from "./actions.ts";
import { isMany } from "../lib/seating.ts";
import { turnOfTwo } from "../lib/board_view.ts";

export class Turning implements Turnable {
  flipped = $state(false);
  /** The number of times that the player has turned the board. */
  protected ways = $state(0);

  /** `ways`: the number of times that it is turned at first. */
  constructor(ways = 0) {
    this.ways = ways;
    this.flipped = ways % 2 === 1;
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.ways += 1;
  }

  /** See `View` of the board. */
  of(variant: Variant | undefined): number {
    return variant && isMany(variant) ? this.ways % turnsOf(variant.grid) : turnOfTwo(this.flipped, variant);
  }
}
