// Finds the costliest moves of a finished game. The engine examines one move after another, for seconds each; results
// can be shown before the end.
import type { Answer, Question } from "./answer.ts";
import type { Ask } from "./ask.ts";

/** A move of the game, and a better one. */
export interface Mistake extends Answer {
  /** The ply that it led to. */
  ply: number;
  better: NonNullable<Answer["better"]>;
}

const shown = 3;
/** In hundredths of a man: what is lost by less is no mistake worth a word. */
const worthAWord = 30;
/** The engine fails if another question replaces this one, or if it cannot be loaded. */
const tries = 4;

const cost = ({ asked, better }: Mistake): number => better.score - asked.score;

export class Review {
  /** The numbers of moves to examine and examined; null before the start. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  failed = $state(false);
  #found = $state.raw<readonly Mistake[]>([]);
  /** The worst until now, in the order of the game. */
  readonly worst = $derived(
    [...this.#found]
      .sort((a, b) => cost(b) - cost(a))
      .slice(0, shown)
      .sort((a, b) => a.ply - b.ply),
  );
  readonly over = $derived(this.progress !== null && this.progress.done === this.progress.of);
  #run = 0;

  constructor(private readonly ask: Ask) {}

  /** Examines these moves, each with the ply that it led to. */
  async start(moves: readonly { ply: number; question: Question }[]): Promise<void> {
    const run = ++this.#run;
    this.#found = [];
    this.failed = false;
    this.progress = { done: 0, of: moves.length };
    for (const [index, { ply, question }] of moves.entries()) {
      const answer = await this.#insist(question, run);
      if (run !== this.#run) return;
      if (!answer) {
        this.failed = true;
        this.progress = null;
        return;
      }
      const { asked, better } = answer;
      if (better && better.score - asked.score >= worthAWord) this.#found = [...this.#found, { ply, asked, better }];
      this.progress = { done: index + 1, of: moves.length };
    }
  }

  /** Forgets everything; what the engine still thinks about is not waited for. */
  stop(): void {
    this.#run++;
    this.progress = null;
    this.#found = [];
  }

  async #insist(question: Question, run: number): Promise<Answer | null> {
    for (let left = tries; left > 0 && run === this.#run; left--) {
      try {
        return await this.ask(question);
      } catch {
        // Another question came first, or the engine did not.
      }
    }
    return null;
  }
}
