// Thinks apart from the page, with a core of its own. One question at a time: the next one comes after the answer.
import { loadCore } from "../lib/core.ts";
import { answer, type Question } from "./answer.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  loadCore()
    .then((core) => {
      postMessage(answer(core, data));
    })
    .catch(() => {
      postMessage(null);
    });
});
