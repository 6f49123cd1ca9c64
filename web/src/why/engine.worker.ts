// Thinks apart from the page, with a core of its own. One question at a time: the next one comes after the answer.
import { answer, type Question } from "./answer.ts";
import { startThinker, type Thinker } from "./thinker.ts";

let thinker: Promise<Thinker> | undefined;

addEventListener("message", ({ data }: MessageEvent<Question & { definitions: string }>) => {
  // What could not be fetched is fetched again for the next question.
  thinker ??= startThinker().catch((problem: unknown) => {
    thinker = undefined;
    throw problem;
  });
  thinker
    .then((one) => {
      if (data.definitions !== "") one.core.define(data.definitions);
      postMessage(answer(one, data));
    })
    .catch(() => {
      postMessage(null);
    });
});
