// Perfect values where no server computes them: a worker looks them up in files of tables. Fetched when the server has no answer.
import { Failure, type PerfectValues, type TableSummary } from "../lib/api.ts";
import { once } from "../lib/once.ts";
import type { Source } from "./perfect.svelte.ts";

export interface Question {
  number: number;
  /** Null: what tables there are. */
  asked: { variant: string; rules: string; fen: string } | null;
}

export interface Answered {
  number: number;
  values?: PerfectValues | TableSummary[] | null;
  failed?: boolean;
}

/** "keeping": what is read may be kept in this browser. */
export type WorkerName = "keeping" | "";

const start = once(async () => {
  const { keeps } = await import("../offline/keep.ts");
  const worker = new Worker(new URL("./stored.worker.ts", import.meta.url), {
    type: "module",
    name: (keeps() ? "keeping" : "") satisfies WorkerName,
  });
  const waiting = new Map<number, (answered: Answered) => void>();
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const [number, told] of waiting) told({ number, failed: true });
    waiting.clear();
  };
  let last = 0;
  return (asked: Question["asked"]) => {
    const number = ++last;
    const answered = new Promise<Answered>((resolve) => waiting.set(number, resolve));
    worker.postMessage({ number, asked } satisfies Question);
    return answered;
  };
});

export const tables: Source["tables"] = async () => {
  const ask = await start();
  return ((await ask(null)).values ?? []) as TableSummary[];
};

export const perfectValues: Source["perfectValues"] = async (variant, rules, fen) => {
  const ask = await start();
  const { values, failed = false } = await ask({ variant, rules, fen });
  if (failed) throw new Failure(0, "the tables did not come");
  if (!values) throw new Failure(404, "there is no table");
  return values as PerfectValues;
};
