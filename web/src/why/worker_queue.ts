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

/** Rejects as soon as the signal is set, also before the question's turn. */
const unlessAborted = <T>(answered: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    answered.then(resolve, reject).finally(() => {
      signal.removeEventListener("abort", stop);
    });
  });

export class WorkerQueue {
  #worker: Thinking | undefined;
  /** Why a worker that is starting is not wanted any more. */
  #ended: Error | undefined;
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
      const worker = await this.#started();
      signal?.throwIfAborted();
      return this.#post(worker, asked, hear, signal);
    });
    this.#busy = answered.catch(() => undefined);
    return signal ? unlessAborted(answered, signal) : answered;
  }

  /** Ends the worker and the question being thought about. The next question starts another worker. */
  end(why = new Error("the engine was ended")): void {
    this.#ended = why;
    if (this.#worker) {
      // Its later messages are ignored.
      this.#worker.onmessage = null;
      this.#worker.terminate();
    }
    this.#worker = undefined;
    this.#drop(why);
  }

  async #started(): Promise<Thinking> {
    if (this.#worker) return this.#worker;
    this.#ended = undefined;
    const worker = await this.start();
    const ended = this.#ended as Error | undefined;
    if (ended) {
      worker.terminate();
      throw ended;
    }
    return (this.#worker = worker);
  }

  #post<Message, T>(worker: Thinking, question: object, hear: Hear<Message, T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = (): void => {
        this.end(signal?.reason as Error);
      };
      const done =
        <Value>(settle: (value: Value) => void) =>
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
