// The colour and the shape of the next drawing.
import type { Colour } from "../study/drawings.ts";

export class Pen {
  /** Taps and drags on the board draw; else only those with the right button of a mouse. */
  down = $state(false);
  colour = $state<Colour>("G");
}
