// Which move is being explained, and what is known of it. The page says what stands on the board; whether anybody wants
// to know is decided here.
import type { Answer, Question } from "./answer.ts";
import type { Ask } from "./engine.ts";

export class Explainer {
  /** The move that is spoken of; null while nobody asks. */
  subject = $state.raw<Question | null>(null);
  answer = $state.raw<Answer | null>(null);
  failed = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly known = new Map<string, Answer>();

  constructor(private readonly ask: Ask) {}

  /** Explains a move, or nothing any more. The same move again asks nothing anew, unless that failed. */
  about(subject: Question | null): void {
    const key = keyOf(subject);
    if (key === keyOf(this.subject) && !this.failed) return;
    this.subject = subject;
    this.failed = false;
    this.answer = this.known.get(key) ?? null;
    if (!subject || this.answer) return;
    this.ask(subject).then(
      (answer) => {
        this.known.set(key, answer);
        if (key === keyOf(this.subject)) this.answer = answer;
      },
      () => {
        if (key === keyOf(this.subject)) this.failed = true;
      },
    );
  }
}

const keyOf = (question: Question | null): string => JSON.stringify(question);
