// Thinks apart from the page, with a core of its own. One question at a time: the next one comes after the answer.
import { Checker, type Thought } from "./check.ts";
import { chosen, type Question as OpponentsTurn } from "./choose.ts";
import { answer, type Question } from "./answer.ts";
import { startThinker, type Thinker } from "./thinker.ts";

type Asked = ({ subject: "why" } & Question) | ({ subject: "coach" } & Thought) | ({ subject: "move" } & OpponentsTurn);

let thinker: Promise<Thinker> | undefined;
let checker: Checker | undefined;

function answerTo(one: Thinker, asked: Asked): unknown {
  switch (asked.subject) {
    case "why":
      return answer(one, asked);
    case "coach":
      return (checker ??= new Checker(one)).check(asked);
    case "move":
      return chosen(one, asked);
  }
}

addEventListener("message", ({ data }: MessageEvent<Asked & { definitions: string }>) => {
  // What could not be fetched is fetched again for the next question.
  thinker ??= startThinker().catch((problem: unknown) => {
    thinker = undefined;
    throw problem;
  });
  thinker
    .then((one) => {
      if (data.definitions !== "") one.core.define(data.definitions);
      postMessage(answerTo(one, data));
    })
    .catch(() => {
      postMessage(null);
    });
});
