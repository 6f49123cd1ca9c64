// The rules of a game with the core that plays its boards, as they come; for pages that show them.
import type { Core, Variant } from "../lib/core.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { coreFor } from "../lib/own_variants.ts";
import type { Book } from "./book.ts";
import { loadAuthor } from "./books.ts";

export interface Opened {
  core: Core;
  variant: Variant;
  book: Book;
}

/** Made while a component is; `game` may change. */
export class OpenedBook {
  /** True while the server is away; requests are repeated. */
  away = $state(false);
  #read = $state.raw<{ game: string; core: Core; book: Book | undefined }>();
  readonly #game: () => string;

  constructor(game: () => string) {
    this.#game = game;
    $effect(() => {
      const wanted = game();
      return keepAsking(
        async () => {
          const [core, author] = await Promise.all([coreFor(wanted), loadAuthor(wanted)]);
          const variant = core.variant(wanted);
          const book = variant && author?.(variant);
          if (wanted === game()) this.#read = { game: wanted, core, book };
        },
        (gone) => (this.away = gone),
      );
    });
  }

  /** True if the game does not exist. */
  readonly none = $derived.by(() => this.#read?.game === this.#game() && !this.#read.book);

  /** Undefined until everything has loaded. */
  readonly opened: Opened | undefined = $derived.by(() => {
    if (this.#read?.game !== this.#game()) return undefined;
    const { core, book } = this.#read;
    const variant = core.variant(this.#game());
    return book && variant && { core, variant, book };
  });
}
