// The way to the worker that thinks. One for the page, started when first asked.
import { told } from "../lib/told.ts";
import { type Hear, WorkerQueue } from "./worker_queue.ts";

/** The subject of a question: reasons, a check by the coach, or the move of an opponent. */
export type Subject = "why" | "coach" | "move";

const queue = new WorkerQueue(() => new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" }));
const newest: Record<Subject, number> = { why: 0, coach: 0, move: 0 };

/**
 * Among the waiting questions of one subject, only the last is answered; the others fail. Moves are all answered, since
 * two games may wait.
 */
export function ask<T>(subject: Subject, question: object): Promise<T> {
  const mine = ++newest[subject];
  const hear: Hear<T | null, T> = (answer, resolve, reject) => {
    if (answer !== null) resolve(answer);
    else reject(new Error("the engine did not come"));
  };
  return queue.ask(() => {
    if (subject !== "move" && mine !== newest[subject]) throw new Error("another question came");
    return { ...question, subject, definitions: told() };
  }, hear);
}
