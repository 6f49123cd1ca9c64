// The whole archive on its way into a file, a part at a time.
import { archive, type FileForm } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { keepAsking } from "../lib/keep_asking.ts";

export class Saving {
  busy = $state(false);
  /** Up to the game of this number it is there. */
  there = $state(0);
  away = $state(false);
  private cease: () => void = () => undefined;

  /** `done` is given all of it, unless it is stopped before. A part that the server has no time for is asked for again. */
  begin(form: FileForm, done: (parts: readonly string[]) => void): void {
    this.stop();
    this.busy = true;
    this.there = 0;
    const parts: string[] = [];
    let ended = false;
    const stop = keepAsking(
      async () => {
        try {
          while (!ended) {
            const { text, next } = await archive.part(form, this.there);
            if (ended) return;
            parts.push(text);
            if (next === 0) break;
            this.there = next;
            this.away = false;
          }
          this.busy = false;
          done(parts);
        } catch (error) {
          if (!ended) this.away = error instanceof Failure && error.away;
          throw error;
        }
      },
      (failed) => {
        if (!failed) this.away = false;
      },
    );
    this.cease = () => {
      ended = true;
      stop();
    };
  }

  stop(): void {
    this.cease();
    this.busy = false;
    this.away = false;
  }
}
