// The engine in a worker with its own core. It answers one question at a time.
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
  // After a failed download, the next question tries again.
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
