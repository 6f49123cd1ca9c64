// A mistake to be tried again: back one ply, the engine's lines out of sight, and the move that is played is judged.
import type { Study } from "../study/study.svelte.ts";
import type { Node } from "../study/tree.ts";
import type { Look } from "../why/saved.ts";
import type { GameReview, Mistake } from "./review.svelte.ts";

export type Stand =
  | { is: "asked" }
  | { is: "judging"; move: string }
  | { is: "failed"; move: string }
  | { is: "right" | "wrong"; move: string; best: boolean; same: boolean; look: Look | null };

export class Exercise {
  mistake = $state.raw<Mistake | null>(null);
  stand = $state.raw<Stand>({ is: "asked" });
  /** Nothing may give the answer away. */
  readonly hides = $derived(this.mistake !== null && (this.stand.is === "asked" || this.stand.is === "judging"));
  /** Where the move is to be found. */
  #at: Node | null = null;
  #run = 0;

  constructor(
    private readonly study: Study,
    private readonly review: Pick<GameReview, "judge">,
  ) {}

  /** Puts the position before a mistake on the board. */
  begin(mistake: Mistake, at: Node): void {
    this.#at = at;
    this.mistake = mistake;
    this.#ask();
    this.study.go(at);
  }

  again(): void {
    if (this.mistake && this.#at) this.begin(this.mistake, this.#at);
  }

  end(): void {
    this.#run++;
    this.mistake = null;
    this.#at = null;
  }

  /**
   * Call after a change of the board. A move from the position of the exercise is the answer, that position restarts
   * it, and any other ends it.
   */
  follow(node: Node): void {
    const { mistake } = this;
    const at = this.#at;
    if (!mistake) return;
    if (node === at) {
      if (this.stand.is !== "asked") this.#ask();
      return;
    }
    if (node.parent !== at || !node.ply) {
      this.end();
      return;
    }
    const move = node.ply.outcome.notation;
    if ("move" in this.stand && this.stand.move === move) return;
    void this.#answer(mistake, move);
  }

  async #answer(mistake: Mistake, move: string): Promise<void> {
    const run = ++this.#run;
    const best = move === mistake.better;
    const same = move === mistake.move;
    if (best || same) {
      this.stand = { is: best ? "right" : "wrong", move, best, same, look: same ? mistake.after : mistake.before };
      return;
    }
    this.stand = { is: "judging", move };
    try {
      const { good, look } = await this.review.judge(mistake, move);
      if (run === this.#run) this.stand = { is: good ? "right" : "wrong", move, best, same, look };
    } catch {
      if (run === this.#run) this.stand = { is: "failed", move };
    }
  }

  /** Drops a judgement in progress. */
  #ask(): void {
    this.#run++;
    this.stand = { is: "asked" };
  }
}
