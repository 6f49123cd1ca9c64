// Searches one position until it is ended with the worker, and reports what it finds.
import { startThinker } from "../why/thinker.ts";
import type { Task } from "./search.svelte.ts";

addEventListener("message", ({ data: { past, lines, definitions } }: MessageEvent<Task>) => {
  startThinker()
    .then(({ core, analyse }) => {
      if (definitions !== "") core.define(definitions);
      const position = core.open(past.variant, past.rules, past.start ?? "");
      position.play(past.moves);
      postMessage({ found: analyse(position, lines, 0, (found) => postMessage({ found })), done: true });
    })
    .catch(() => postMessage({ failed: true }));
});
