// The core that can think, too, and reads games with variations: for workers, and for the page that studies games. Where memory may be
// shared, one module is fetched for all of them, with one thread or several; elsewhere the one of a single thread.
import threadsLoader from "camlann-threads/camlann_threads.mjs?url";
import threadsWasm from "camlann-threads/camlann_threads.wasm?url";
import threadWorker from "camlann-threads/camlann_threads.worker.js?url";
import createThinker from "camlann-thinker";
import type { StudyModule } from "../lib/core.ts";
import { once } from "../lib/once.ts";
import { thinkerOf, type Thinker } from "./thinker_of.ts";

export type { StopFlag, Thinker } from "./thinker_of.ts";

interface ThreadsModule extends StudyModule {
  readonly HEAPU8: Uint8Array<SharedArrayBuffer>;
}

type CreateThreads = (options: {
  threads: number;
  told: (text: string) => void;
  locateFile: (name: string) => string;
  mainScriptUrlOrBlob: string;
}) => Promise<ThreadsModule>;

/**
 * Creates the engine with this number of threads, the caller's included. Its loader is a separate file, because each
 * thread loads it again.
 */
async function createThreads(threads: number, told: (text: string) => void): Promise<ThreadsModule> {
  const { default: create } = (await import(/* @vite-ignore */ threadsLoader)) as { default: CreateThreads };
  return create({
    threads,
    told,
    locateFile: (name) => (name.endsWith(".wasm") ? threadsWasm : threadWorker),
    mainScriptUrlOrBlob: threadsLoader,
  });
}

/** Starts an engine. Tests pass the module's bytes; the worker fetches them. 0 threads: memory is not shared. */
export const startThinker = (
  wasmBinary?: Uint8Array,
  threads = globalThis.crossOriginIsolated ? 1 : 0,
): Promise<Thinker> =>
  thinkerOf<StudyModule>(
    (told) =>
      threads > 0 ? createThreads(threads, told) : createThinker({ ...(wasmBinary ? { wasmBinary } : {}), told }),
    threads,
  );

/** For a page: it must not think there. */
export const loadStudyCore = once(async () => (await startThinker()).core);
