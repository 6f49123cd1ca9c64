// The engine beside the board: what it has found so far about the position looked at. It works in a worker of its own,
// which is ended to stop it, and rests while nobody sees the page.
import { loadCore, type AnalysedLine } from "../lib/core.ts";
import type { Past } from "../why/answer.ts";

export interface Task {
  past: Past;
  lines: number;
  definitions: string;
}

/** What the worker reports. */
export interface Told {
  found?: AnalysedLine[];
  done?: boolean;
  failed?: boolean;
}

/** Starts a search and returns the function that ends it; tests hand in their own. */
export type StartSearch = (task: Task, told: (told: Told) => void) => () => void;

/** How many of the best moves are shown. */
const lines = 3;
/** A position that is only passed by is not searched. */
const restMs = 120;

export const startSearch: StartSearch = (task, told) => {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the bundler looks for these very words
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = (event) => {
    event.preventDefault();
    told({ failed: true });
  };
  worker.postMessage(task);
  return () => worker.terminate();
};

/** The best lines of a position. */
export interface Found {
  past: Past;
  lines: readonly AnalysedLine[];
}

export class Search {
  /** Null until there is something. It may be about the position before for a moment. */
  found = $state.raw<Found | null>(null);
  /** Nothing more is to be found. */
  done = $state(false);
  failed = $state(false);
  private subject: Past | null = null;
  private end: () => void = () => undefined;

  constructor(private readonly start: StartSearch = startSearch) {}

  /** Searches this position, or nothing any more. The same position again goes on. */
  about(subject: Past | null): void {
    if (JSON.stringify(subject) === JSON.stringify(this.subject) && !this.failed) return;
    this.end();
    this.subject = subject;
    this.found = null;
    this.done = false;
    this.failed = false;
    if (!subject) return;
    let ended = false;
    let stop: () => void = () => undefined;
    const wait = setTimeout(() => {
      void loadCore().then(({ definitions = "" }) => {
        if (ended) return;
        stop = this.start({ past: subject, lines, definitions }, (told) => {
          if (!ended) this.hear(told);
        });
      });
    }, restMs);
    this.end = () => {
      ended = true;
      clearTimeout(wait);
      stop();
    };
  }

  private hear({ found, done = false, failed = false }: Told): void {
    if (this.subject && found && found.length > 0) this.found = { past: this.subject, lines: found };
    this.failed = failed;
    this.done = done;
    if (done || failed) this.end();
  }
}
