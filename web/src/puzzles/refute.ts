// The reply that punishes a wrong move, from the engine in the page.
import type { Core } from "../lib/core.ts";
import type { Ask } from "../why/ask.ts";
import type { Refute } from "./solving.svelte.ts";

/** Asks the engine about any move of the position: the answer has the best one, too. Games of the core's rules alone. */
export const refuteBy =
  (core: Core, ask: Ask): Refute =>
  async ({ variant, rules, start, moves }) => {
    const position = core.open(variant, rules, start ?? "");
    let move: string | undefined;
    try {
      position.play(moves);
      move = position.state().outcomes[0]?.notation;
    } finally {
      position.free();
    }
    if (move === undefined) throw new Error("nothing can be answered");
    const { asked, better } = await ask({ variant, rules, start, moves, move });
    const best = better ?? asked;
    return { reply: best.move.notation, reasons: best.reasons };
  };
