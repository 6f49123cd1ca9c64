// The costliest moves of a finished game, by the review of the analysis page: what one has found the other does not search again.
import { loadCore, type Outcome } from "../lib/core.ts";
import { coreFor } from "../lib/own_variants.ts";
import type { Session } from "../session/session.svelte.ts";
import { keep, kept, keyOfGame } from "../study/kept.ts";
import { reviewNodes } from "../why/look.ts";
import { PoolAsker, type Asker } from "./asker.ts";
import { knownOf, playedIn } from "./game.ts";
import { costliest, GameReview, type Mistake, type Played } from "./review.svelte.ts";

/** A mistake as the board of the game shows it. */
export interface Shown {
  ply: number;
  move: string;
  better: Outcome;
}

const most = 3;

export class Worst {
  readonly review: GameReview;
  /** In the order of the game. */
  readonly moves = $derived.by(() => costliest(this.review.mistakes, most));
  readonly #origin: { variant: string; rules: string; start: string | null };

  /** The game must be over. */
  constructor(
    private readonly session: Pick<Session, "id" | "game" | "variant" | "plies">,
    asker: Asker = new PoolAsker(),
    nodes = reviewNodes,
  ) {
    const { id, game } = session;
    this.#origin = { variant: game?.variant ?? "", rules: game?.rules ?? "", start: game?.start ?? null };
    const key = keyOfGame(id);
    this.review = new GameReview({
      origin: this.#origin,
      asker,
      saved: kept(key).review,
      save: (review) => keep(key, { review }),
      nodes,
      worded: most,
    });
  }

  /** Starts, or goes on where this page or the analysis page left off. */
  find(): void {
    const { review } = this;
    const played = this.#played();
    review.resume((moves) => {
      const other = moves.findIndex((move, index) => played[index]?.notation !== move);
      return played.slice(0, other < 0 ? moves.length : other);
    });
    if (!review.isOf(played) || !(review.over || review.going)) review.start(played);
  }

  /** Returns the better move with its way over the board. */
  async shown({ ply, move, better }: Mistake): Promise<Shown> {
    const { variant, rules, start } = this.#origin;
    const core = await coreFor(variant, loadCore);
    const position = core.open(variant, rules, start ?? "");
    try {
      position.play(this.review.moves.slice(0, ply - 1));
      return { ply, move, better: position.read(better) };
    } finally {
      position.free();
    }
  }

  #played(): Played[] {
    const { id, game, variant, plies } = this.session;
    return game && variant
      ? playedIn(
          plies.map((ply) => ({ ply })),
          variant,
          knownOf(id, game),
        )
      : [];
  }
}
