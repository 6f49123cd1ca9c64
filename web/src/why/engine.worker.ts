// Thinks apart from the page, with a core of its own. One question at a time: the next one comes after the answer.
import { Checker, type Thought } from "../coach/check.ts";
import { answer, type Question } from "./answer.ts";
import { startThinker, type Thinker } from "./thinker.ts";

type Asked = ({ subject: "why" } & Question) | ({ subject: "coach" } & Thought);

let thinker: Promise<Thinker> | undefined;
let checker: Checker | undefined;

addEventListener("message", ({ data }: MessageEvent<Asked & { definitions: string }>) => {
  // What could not be fetched is fetched again for the next question.
  thinker ??= startThinker().catch((problem: unknown) => {
    thinker = undefined;
    throw problem;
  });
  thinker
    .then((one) => {
      if (data.definitions !== "") one.core.define(data.definitions);
      checker ??= new Checker(one);
      postMessage(data.subject === "why" ? answer(one, data) : checker.check(data));
    })
    .catch(() => {
      postMessage(null);
    });
});
