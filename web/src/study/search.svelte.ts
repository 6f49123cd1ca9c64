// The analysis engine: the results for the position shown. It runs in a worker, and pauses while the page is hidden. To
// stop it, the worker is terminated; because a busy worker continues for up to two seconds after that (Chromium), a
// byte in shared memory stops the search first, where memory may be shared.
import type { AnalysedLine } from "../lib/core.ts";
import { told } from "../lib/told.ts";
import type { Past } from "../why/answer.ts";
import type { StopFlag } from "../why/thinker.ts";

export interface Task {
  past: Past;
  lines: number;
  definitions: string;
  /** The number of threads that share memory; 0 for a single thread without shared memory. */
  threads: number;
}

/** The worker's reports. */
export interface Told {
  found?: AnalysedLine[];
  done?: boolean;
  failed?: boolean;
  /** The number of search threads and their stop flag; sent first, if there is more than one. */
  threads?: number;
  stop?: StopFlag;
}

/** Starts a search and returns the function that ends it; tests hand in their own. */
export type StartSearch = (task: Task, told: (told: Told) => void) => () => void;

/** A position that is only passed by is not searched. */
const restMs = 120;

export const startSearch: StartSearch = (task, told) => {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the bundler looks for these very words
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" });
  let stop: StopFlag | undefined;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    stop ??= data.stop;
    told(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    told({ failed: true });
  };
  worker.postMessage(task);
  return () => {
    if (stop) Atomics.store(new Uint8Array(stop.memory), stop.at, 1);
    worker.terminate();
  };
};

/** The best lines of a position. */
export interface Found {
  past: Past;
  lines: readonly AnalysedLine[];
}

/** How a position is searched. */
export interface Wish {
  /** The number of best moves. */
  lines: number;
  /** 0 for a single thread without shared memory. */
  threads: number;
  /** The time for a position; 0: until it is left. */
  seconds: number;
}

const usual: Wish = { lines: 3, threads: 0, seconds: 0 };

export class Search {
  /** Null until there is something. It may be about the position before for a moment. */
  found = $state.raw<Found | null>(null);
  /** Nothing more is to be found. */
  done = $state(false);
  /** Its time is over. */
  late = $state(false);
  failed = $state(false);
  /** It has answered before, so it is not fetched now. */
  known = $state(false);
  /** Starts that search. */
  threads = $state(1);
  #asked = usual;
  #subject: Past | null = null;
  #end: () => void = () => undefined;

  constructor(private readonly start: StartSearch = startSearch) {}

  /** Searches this position, or stops. Continues if the position is unchanged. */
  about(subject: Past | null, wish = usual): void {
    const same = JSON.stringify([subject, wish]) === JSON.stringify([this.#subject, this.#asked]);
    if (same && !this.failed) return;
    this.#end();
    this.#asked = wish;
    this.threads = 1;
    this.#subject = subject;
    this.found = null;
    this.done = false;
    this.late = false;
    this.failed = false;
    if (!subject) return;
    const { lines, threads, seconds } = wish;
    let ended = false;
    let stop: () => void = () => undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const wait = setTimeout(() => {
      stop = this.start({ past: subject, lines, definitions: told(), threads }, (found) => {
        if (ended) return;
        // Loading the engine is not thinking.
        if (seconds > 0 && found.found) limit ??= setTimeout(() => this.#stop(), seconds * 1000);
        this.#hear(found);
      });
    }, restMs);
    this.#end = () => {
      ended = true;
      clearTimeout(wait);
      clearTimeout(limit);
      stop();
    };
  }

  #stop(): void {
    this.late = true;
    this.#end();
  }

  #hear({ found, done = false, failed = false, threads }: Told): void {
    if (threads) {
      this.threads = threads;
      return;
    }
    if (this.#subject && found && found.length > 0) this.found = { past: this.#subject, lines: found };
    this.failed = failed;
    this.done = done;
    this.known = !failed;
    if (done || failed) this.#end();
  }
}
