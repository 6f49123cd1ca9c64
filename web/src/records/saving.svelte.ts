// The whole archive on its way into a file, a part at a time.
import { archive, type FileForm } from "../archive/asks.ts";
import { Failure } from "../lib/api.ts";
import { keepAsking } from "../lib/keep_asking.ts";

export class Saving {
  busy = $state(false);
  /** Progress: up to the game of this number or, for a database, up to this byte. */
  there = $state(0);
  /** The total number of bytes, if known. */
  size = $state(0);
  away = $state(false);
  #cease: () => void = () => undefined;

  /** Calls `done` with the complete file, unless stopped before. Repeats a part that the server was too busy for. */
  begin(form: FileForm, done: (parts: readonly Blob[]) => void): void {
    this.stop();
    this.busy = true;
    this.there = 0;
    this.size = 0;
    const parts: Blob[] = [];
    let copy = "";
    let ended = false;
    const stop = keepAsking(
      async () => {
        try {
          while (!ended) {
            const part = await archive.part(form, this.there, copy);
            if (ended) return;
            parts.push(part.bytes);
            this.size = part.size;
            copy = part.copy;
            if (part.next === 0) break;
            this.there = part.next;
            this.away = false;
          }
          this.busy = false;
          done(parts);
        } catch (error) {
          // The server has made another copy meanwhile.
          if (error instanceof Failure && error.status === 409) {
            parts.length = 0;
            this.there = 0;
            copy = "";
          }
          // 503: the server is too busy, or is making the copy first.
          if (!ended) this.away = error instanceof Failure && error.away && error.status !== 503;
          throw error;
        }
      },
      (failed) => {
        if (!failed) this.away = false;
      },
    );
    this.#cease = () => {
      ended = true;
      stop();
    };
  }

  stop(): void {
    this.#cease();
    this.busy = false;
    this.away = false;
  }
}
