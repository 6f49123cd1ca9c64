// The way to the worker of a review: one question after another. To stop it is to end the worker, which takes no time.
import { told } from "../lib/told.ts";
import type { Answer, Task } from "../why/look.ts";

/** Tests hand in their own. */
export interface Asker {
  /** Fails where the engine does not come, and for what waits when it is ended. */
  ask(task: Task): Promise<Answer>;
  /** The next question starts it again. */
  end(): void;
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
