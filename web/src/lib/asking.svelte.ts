// Requests in progress: those of a button or a form, and those that a page needs before it can show anything.
import { Failure, isFinal } from "./api.ts";
import { loadCore, type Core } from "./core.ts";
import { keepAsking } from "./keep_asking.ts";
import { messages as m } from "./messages.ts";
import { tell } from "./own_variants.ts";

/**
 * The requests of a page's buttons or of a form, one at a time: whether one is in progress, and why the last one was
 * refused.
 */
export class Asking {
  busy = $state(false);
  problem = $state("");

  /** Does `work` unless something is being done already; what the server refuses is shown. Whether it was done. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.problem = this.refusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  protected refusal({ away, message }: Failure): string {
    return away ? m.newGame.away : message;
  }
}

/** Loads what a page shows; retries until it arrives or the server answers that it does not exist. */
export class Sought {
  missing = $state(false);
  away = $state(false);

  /** Returns the function that stops it. */
  seek(work: () => Promise<void>): () => void {
    this.missing = false;
    let ended = false;
    const stop = keepAsking(
      async () => {
        try {
          await work();
        } catch (error) {
          if (!isFinal(error)) throw error;
          if (!ended) this.missing = true;
        }
      },
      (gone) => (this.away = gone),
    );
    return () => {
      ended = true;
      stop();
    };
  }
}

/** Hands on the rules, which know the server's own games too, once they are here. Returns the function that stops it. */
export const withCore = (take: (core: Core) => void): (() => void) =>
  keepAsking(
    async () => {
      take(await tell(await loadCore()));
    },
    () => undefined,
  );
