// Shows what follows the last move to be found, move by move, so that the gain is seen on the board.
import type { Solving } from "./solving.svelte.ts";

/** The pause before each move, in milliseconds. */
const pause = 900;

/** Called while a component is made. */
export function showEnd(solving: Solving): void {
  $effect(() => {
    if (!solving.shows) return;
    const { ply } = solving;
    const timer = setTimeout(() => {
      if (solving.ply === ply) solving.step();
    }, pause);
    return () => clearTimeout(timer);
  });
}
