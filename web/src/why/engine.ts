// The way to the worker that thinks. One for the page, started when first asked.
import { loadCore } from "../lib/core.ts";
import type { Answer, Question } from "./answer.ts";

/** What an engine has to be able to do; tests hand in their own. */
export type Ask = (question: Question) => Promise<Answer>;

let worker: Worker | undefined;
/** The question being thought about, and the one that follows it. */
let busy: Promise<unknown> = Promise.resolve();
let newest = 0;

const post = (to: Worker, question: Question, definitions: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    to.onmessage = ({ data }: MessageEvent<Answer | null>) => {
      if (data) resolve(data);
      else reject(new Error("the engine did not come"));
    };
    to.onerror = (event) => {
      event.preventDefault();
      // What has broken may break again: the next question gets a new one.
      to.terminate();
      worker = undefined;
      reject(new Error(event.message));
    };
    to.postMessage({ ...question, definitions });
  });

/** Asks why. Of the questions that wait while one is being answered only the last is; the others fail. */
export const askEngine: Ask = async (question) => {
  const mine = ++newest;
  await busy;
  if (mine !== newest) throw new Error("another question came");
  const { definitions = "" } = await loadCore();
  worker ??= new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  const answered = post(worker, question, definitions);
  busy = answered.catch(() => undefined);
  return answered;
};
