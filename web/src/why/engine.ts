// The way to the worker that thinks. One for the page, started when first asked.
import { told } from "../lib/told.ts";

/** The subject of a question: reasons, a check by the coach, or the move of an opponent. */
export type Subject = "why" | "coach" | "move";

let worker: Worker | undefined;
/** The questions being thought about, one after another. */
let busy: Promise<unknown> = Promise.resolve();
const newest: Record<Subject, number> = { why: 0, coach: 0, move: 0 };

const post = <T>(to: Worker, question: object): Promise<T> =>
  new Promise((resolve, reject) => {
    to.onmessage = ({ data }: MessageEvent<T | null>) => {
      if (data !== null) resolve(data);
      else reject(new Error("the engine did not come"));
    };
    to.onerror = (event) => {
      event.preventDefault();
      // A worker that failed may fail again: the next question starts another one.
      to.terminate();
      worker = undefined;
      reject(new Error(event.message));
    };
    to.postMessage(question);
  });

/**
 * Among the waiting questions of one subject, only the last is answered; the others fail. Moves are all answered, since
 * two games may wait.
 */
export function ask<T>(subject: Subject, question: object): Promise<T> {
  const mine = ++newest[subject];
  const answered = busy.then(async () => {
    if (subject !== "move" && mine !== newest[subject]) throw new Error("another question came");
    worker ??= new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    return post<T>(worker, { ...question, subject, definitions: told() });
  });
  busy = answered.catch(() => undefined);
  return answered;
}
