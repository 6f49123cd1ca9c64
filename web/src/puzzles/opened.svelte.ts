// What a page of puzzles needs, as it comes.
import type { Core } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { coreFor } from "../lib/own_variants.ts";
import { puzzlesOf, type Puzzle } from "./puzzle.ts";

/** Made while a component is. */
export class OpenedPuzzles {
  /** The server is not reached, and is asked again. */
  away = $state(false);
  got = $state.raw<{ core: Core; puzzles: readonly Puzzle[] }>();

  constructor(game: string) {
    $effect(() =>
      keepAsking(
        async () => {
          const [core, puzzles] = await Promise.all([coreFor(game), puzzlesOf(game)]);
          this.got = { core, puzzles };
        },
        (gone) => (this.away = gone),
      ),
    );
  }
}
