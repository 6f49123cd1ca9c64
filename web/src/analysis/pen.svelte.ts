// What the next ring or arrow is drawn with.
import type { Colour } from "../study/drawings.ts";

export class Pen {
  /** Taps and drags on the board draw; else only those with the right button of a mouse. */
  down = $state(false);
  colour = $state<Colour>("G");
}
