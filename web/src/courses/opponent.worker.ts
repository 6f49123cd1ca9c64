// Plays against a learner, apart from the page, with a core of its own.
import { startThinker, type Thinker } from "../why/thinker.ts";
import { chosen, type Question } from "./choose.ts";

let thinker: Promise<Thinker> | undefined;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  // What could not be fetched is fetched again for the next question.
  thinker ??= startThinker().catch((problem: unknown) => {
    thinker = undefined;
    throw problem;
  });
  thinker
    .then((one) => {
      postMessage(chosen(one, data));
    })
    .catch(() => {
      postMessage(null);
    });
});
