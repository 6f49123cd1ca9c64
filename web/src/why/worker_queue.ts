// Questions to a worker, one after another. A worker that failed or was stopped is replaced at the next question.

/** A worker, of the browser or of node. */
export interface Thinking {
  onmessage: ((event: MessageEvent<never>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: object): void;
  terminate(): void;
  /** Keeps a program of node alive, or lets it end. */
  hold?(busy: boolean): void;
}

/** Reads a message of the worker; the last one of a question resolves or rejects. */
export type Hear<Message, T> = (message: Message, resolve: (answer: T) => void, reject: (why: Error) => void) => void;

export class WorkerQueue {
  #worker: Thinking | undefined;
  /** Rejects the question being thought about. */
  #drop: (why: Error) => void = () => undefined;
  /** The questions being thought about, one after another. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => Thinking | Promise<Thinking>) {}

  /** Asks when all questions before this one are answered. `signal` stops the search by ending the worker. */
  ask<Message, T>(question: () => object, hear: Hear<Message, T>, signal?: AbortSignal): Promise<T> {
    const answered = this.#busy.then(async () => {
      signal?.throwIfAborted();
      const asked = question();
      const worker = (this.#worker ??= await this.start());
      signal?.throwIfAborted();
      return this.#post(worker, asked, hear, signal);
    });
    this.#busy = answered.catch(() => undefined);
    return answered;
  }

  /** Ends the worker and the question being thought about. The next question starts another worker. */
  end(why = new Error("the engine was ended")): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#drop(why);
  }

  #post<Message, T>(worker: Thinking, question: object, hear: Hear<Message, T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = (): void => {
        this.end(signal?.reason as Error);
      };
      const done = <Value>(settle: (value: Value) => void) =>
        (value: Value): void => {
          signal?.removeEventListener("abort", stop);
          worker.hold?.(false);
          settle(value);
        };
      this.#drop = done(reject);
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        hear(data, done(resolve), done(reject));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        // A worker that failed may fail again: the next question starts another one.
        this.end(new Error(event.message));
      };
      signal?.addEventListener("abort", stop, { once: true });
      worker.hold?.(true);
      worker.postMessage(question);
    });
  }
}
