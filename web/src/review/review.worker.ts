// Searches the positions of a game one after another. Stopped by terminating the worker.
import { startThinker } from "../why/thinker.ts";
import type { Task } from "../why/look.ts";
import { Reviewer } from "./reviewer.ts";

const reviewer = new Reviewer(() => startThinker());

addEventListener("message", ({ data }: MessageEvent<Task & { definitions: string }>) => {
  reviewer.to(data).then(
    (answer) => {
      postMessage(answer);
    },
    () => {
      postMessage(null);
    },
  );
});
