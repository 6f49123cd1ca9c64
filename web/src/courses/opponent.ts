// The way to the worker that plays against a learner. One for the page, started when first asked.
import type { Question } from "./choose.ts";

/** Answers with a move; tests hand in their own. */
export type Opponent = (question: Question) => Promise<string>;

let worker: Worker | undefined;
/** The question being thought about. */
let busy: Promise<unknown> = Promise.resolve();

const post = (to: Worker, question: Question): Promise<string> =>
  new Promise((resolve, reject) => {
    to.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data === null) reject(new Error("the engine did not come"));
      else resolve(data);
    };
    to.onerror = (event) => {
      event.preventDefault();
      // What has broken may break again: the next question gets a new one.
      to.terminate();
      worker = undefined;
      reject(new Error(event.message));
    };
    to.postMessage(question);
  });

export const askOpponent: Opponent = (question) => {
  const answered = busy.then(() => {
    worker ??= new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" });
    return post(worker, question);
  });
  busy = answered.catch(() => undefined);
  return answered;
};
