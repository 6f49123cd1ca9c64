// The core that can think, too, and reads games with variations: for workers, and for the page that studies games. Where memory may be
// shared, one module is fetched for all of them, with one thread or several; elsewhere the one of a single thread.
import threadsLoader from "camlann-threads/camlann_threads.mjs?url";
import threadsWasm from "camlann-threads/camlann_threads.wasm?url";
import threadWorker from "camlann-threads/camlann_threads.worker.js?url";
import createThinker from "camlann-thinker";
import { once } from "../lib/once.ts";
import { shownMove } from "../play/written.ts";
import { coreOf, type AnalysedLine, type Core, type Position, type StudyModule, type Why } from "../lib/core.ts";
import { studyCallsOf } from "./study_calls.ts";

/** The byte that stops a search. */
export interface StopFlag {
  memory: SharedArrayBuffer;
  at: number;
}

export interface Thinker {
  core: Core;
  /**
   * Explains a legal move, exactly as written; the best first, if it is another. Takes seconds, or the time of searches
   * with `nodes` nodes.
   */
  why(position: Position, notation: string, nodes?: number): Why[];
  /**
   * Returns the best lines. Reports them after each depth, until `nodes` nodes are searched; 0: until there is nothing
   * left to find.
   */
  analyse(position: Position, lines: number, nodes: number, tell: (found: AnalysedLine[]) => void): AnalysedLine[];
  /** Where memory is shared. */
  stop?: StopFlag;
}

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
export async function startThinker(
  wasmBinary?: Uint8Array,
  threads = globalThis.crossOriginIsolated ? 1 : 0,
): Promise<Thinker> {
  let tell: (found: AnalysedLine[]) => void = () => undefined;
  const told = (text: string): void => tell(core.answer<AnalysedLine[]>(text));
  const shared = threads > 0 ? await createThreads(threads, told) : undefined;
  const module = shared ?? (await createThinker({ ...(wasmBinary ? { wasmBinary } : {}), told }));
  const core = coreOf(module, studyCallsOf(module));
  const why = module.cwrap("camlann_why", "string", ["number", "string", "number"]);
  const analyse = module.cwrap("camlann_analyse", "string", ["number", "number", "number", "number"]);
  const stopFlag = module.cwrap("camlann_stop_flag", "number", []);
  return {
    core,
    ...(shared ? { stop: { memory: shared.HEAPU8.buffer, at: stopFlag() } } : {}),
    why: ({ handle }, notation, nodes = 0) =>
      core
        .told<Why[]>(why(handle, notation, nodes))
        .map((one) => ({ ...one, reasons: one.reasons.map((reason) => shownMove(reason)) })),
    analyse({ handle }, lines, nodes, hear) {
      tell = hear;
      return core.told<AnalysedLine[]>(analyse(handle, lines, nodes, Math.max(1, threads)));
    },
  };
}

/** For a page: it must not think there. */
export const loadStudyCore = once(async () => (await startThinker()).core);
