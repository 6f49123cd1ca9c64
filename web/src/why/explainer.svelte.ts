// The move being explained, and its reasons. The page passes the position on the board; this class decides when to
// question the engine.
import type { Answer, Question } from "./answer.ts";
import type { Ask } from "./ask.ts";

export class Explainer {
  /** The move in question; null without one. */
  subject = $state.raw<Question | null>(null);
  answer = $state.raw<Answer | null>(null);
  failed = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #known = new Map<string, Answer>();

  constructor(private readonly ask: Ask) {}

  /** Explains a move, or nothing any more. The same move again asks nothing anew, unless that failed. */
  about(subject: Question | null): void {
    const key = keyOf(subject);
    if (key === keyOf(this.subject) && !this.failed) return;
    this.subject = subject;
    this.failed = false;
    this.answer = this.#known.get(key) ?? null;
    if (!subject || this.answer) return;
    this.ask(subject).then(
      (answer) => {
        this.#known.set(key, answer);
        if (key === keyOf(this.subject)) this.answer = answer;
      },
      () => {
        if (key === keyOf(this.subject)) this.failed = true;
      },
    );
  }
}

const keyOf = (question: Question | null): string => JSON.stringify(question);
