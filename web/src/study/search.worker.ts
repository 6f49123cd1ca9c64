// Searches one position until it is stopped, and reports what it finds.
import type { AnalysedLine } from "../lib/core.ts";
import { linesOf } from "../why/choose.ts";
import { SiteNetworks } from "../why/networks.ts";
import { startThinker, type Thinker } from "../why/thinker.ts";
import type { Task } from "./search.svelte.ts";

const networks = new SiteNetworks();

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
  networks.seek(past);
  start(threads)
    .then(async (thinker) => {
      if (definitions !== "") thinker.core.define(definitions);
      await networks.give(thinker, past);
      const tell = (found: AnalysedLine[]): void => {
        postMessage({ found });
      };
      const found = linesOf(thinker, { ...past, lines, nodes: 0 }, tell, "network");
      postMessage({ found, done: true });
    })
    .catch(() => postMessage({ failed: true }));
});
