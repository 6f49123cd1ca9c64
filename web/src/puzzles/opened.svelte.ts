// Loads the data of a puzzles page.
import type { Core } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { coreFor } from "../lib/own_variants.ts";
import { puzzlesOf, type Puzzle } from "./puzzle.ts";

/** Made while a component is. */
export class OpenedPuzzles {
  /** True while the server is away; requests are repeated. */
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
