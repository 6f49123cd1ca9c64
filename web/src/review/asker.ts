// The way to the workers of a review: one question after another in each. To stop them is to end them, which takes no time.
import { mostCores } from "../cores/cores.svelte.ts";
import { told } from "../lib/told.ts";
import type { Answer, Task } from "../why/look.ts";

/** Tests hand in their own. */
export interface Asker {
  /** Fails where the engine does not come, and for what waits when it is ended. */
  ask(task: Task): Promise<Answer>;
  /** The next question starts it again. */
  end(): void;
  /** The number of questions that are answered at the same time; one if left out. */
  readonly width?: number;
}

export class WorkerAsker implements Asker {
  #worker: Worker | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  /** Requests before the last cancellation are dropped. */
  #ends = 0;
  #drop: (why: Error) => void = () => undefined;

  async ask(task: Task): Promise<Answer> {
    const ends = this.#ends;
    const mine = this.#busy.then(() => this.#post(task, ends));
    this.#busy = mine.catch(() => undefined);
    return mine;
  }

  end(): void {
    this.#ends++;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#drop(new Error("the review rests"));
  }

  async #post(task: Task, ends: number): Promise<Answer> {
    if (ends !== this.#ends) throw new Error("the review rests");
    const worker = (this.#worker ??= new Worker(new URL("./review.worker.ts", import.meta.url), { type: "module" }));
    try {
      return await new Promise((resolve, reject) => {
        this.#drop = reject;
        worker.onmessage = ({ data }: MessageEvent<Answer | null>) => {
          if (data) resolve(data);
          else reject(new Error("the engine did not come"));
        };
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message));
        };
        worker.postMessage({ ...task, definitions: told() });
      });
    } catch (problem) {
      // A worker that failed may fail again: the next request starts another one.
      if (this.#worker === worker) this.#worker = undefined;
      worker.terminate();
      throw problem;
    }
  }
}

/** Two workers, where there are two cores: each question goes to the one with fewer. */
export class PoolAsker implements Asker {
  readonly width = Math.min(2, mostCores);
  readonly #lanes = Array.from({ length: this.width }, () => ({ asker: new WorkerAsker(), waiting: 0 }));

  async ask(task: Task): Promise<Answer> {
    const lane = this.#lanes.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    lane.waiting++;
    return lane.asker.ask(task).finally(() => lane.waiting--);
  }

  end(): void {
    for (const { asker } of this.#lanes) asker.end();
  }
}
