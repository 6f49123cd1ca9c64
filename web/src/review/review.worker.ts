// Searches the positions of a game one after another. Stopped by terminating the worker.
import { startThinker, type Thinker } from "../why/thinker.ts";
import { answerTo, type Task } from "../why/look.ts";

let thinker: Promise<Thinker> | undefined;

addEventListener("message", ({ data }: MessageEvent<Task & { definitions: string }>) => {
  thinker ??= startThinker();
  thinker
    .then(async (one) => {
      if (data.definitions !== "") one.core.define(data.definitions);
      postMessage(await answerTo(one, data));
    })
    .catch(() => postMessage(null));
});
