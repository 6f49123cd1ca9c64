// Searches one position until it is stopped, and reports what it finds.
import { linesOf } from "../why/choose.ts";
import { startThinker, type Thinker } from "../why/thinker.ts";
import type { Task } from "./search.svelte.ts";

/** Where there is no memory for threads, one searches. */
async function start(threads: number): Promise<Thinker> {
  if (threads === 0) return startThinker();
  try {
    const engine = await startThinker(undefined, threads);
    postMessage({ threads, stop: engine.stop });
    return engine;
  } catch {
    return startThinker(undefined, 0);
  }
}

addEventListener("message", ({ data: { past, lines, definitions, threads } }: MessageEvent<Task>) => {
  start(threads)
    .then((thinker) => {
      if (definitions !== "") thinker.core.define(definitions);
      const found = linesOf(thinker, { ...past, lines, nodes: 0 }, (soFar) => postMessage({ found: soFar }));
      postMessage({ found, done: true });
    })
    .catch(() => postMessage({ failed: true }));
});
