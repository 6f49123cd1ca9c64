// A file of games on its way into the archive, a part at a time, with what became of its games.
import { Failure, isFinal, newNonce } from "../lib/api.ts";
import { capital } from "../lib/messages.ts";
import { isJson } from "../lib/json_objects.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import type { Problem, UploadedPart } from "../lib/wire.ts";
import { asks } from "./asks.ts";
import { loadStudyCore } from "../why/thinker.ts";
import { type Cutter, partsOf, type Part } from "./parts.ts";
import { texts } from "./texts.ts";

export interface Fault {
  line: number;
  text: string;
}

/** Lines are those of the file. */
export interface Outcome {
  added: number;
  duplicates: number;
  /** Where a game is in the archive already. */
  repeated: readonly { line: number; number: number }[];
  refused: number;
  faults: readonly Fault[];
  shortened: readonly Fault[];
}

const nothing: Outcome = { added: 0, duplicates: 0, repeated: [], refused: 0, faults: [], shortened: [] };

function together(before: Outcome, answer: UploadedPart, part: Part): Outcome {
  const lineOf = (line: number | undefined): number => part.line + (line ?? 1) - 1;
  const faultOf = (problem: Problem): Fault => ({ line: lineOf(problem.line), text: texts.fault(problem) });
  return {
    added: before.added + answer.added,
    duplicates: before.duplicates + answer.duplicates,
    repeated: [...before.repeated, ...answer.repeated.map(({ line, number }) => ({ line: lineOf(line), number }))],
    refused: before.refused + answer.refused,
    faults: [...before.faults, ...answer.faults.map(faultOf)],
    shortened: [...before.shortened, ...answer.shortened.map(faultOf)],
  };
}

const leftOut = (before: Outcome, part: Part): Outcome => ({
  ...before,
  refused: before.refused + 1,
  faults: [...before.faults, { line: part.line, text: texts.tooLong }],
});

export class Uploading {
  busy = $state(false);
  away = $state(false);
  stopped = $state(false);
  problem = $state("");
  /** The number of lines processed. */
  lines = $state(0);
  all = $state(1);
  outcome = $state.raw<Outcome>();
  #cease: () => void = () => undefined;
  readonly #cutter: () => Promise<Cutter>;

  constructor(cutter: () => Promise<Cutter> = loadStudyCore) {
    this.#cutter = cutter;
  }

  /** `done` is called in the end, however it ends. */
  begin(text: string, done: () => void): void {
    this.stop();
    this.stopped = false;
    this.busy = true;
    this.problem = "";
    this.lines = 0;
    this.outcome = nothing;
    let parts: readonly Part[] | undefined;
    const upload = newNonce();
    const json = isJson(text);
    let next = 0;
    let ended = false;
    const end = (): void => {
      ended = true;
      this.busy = false;
      this.away = false;
      done();
    };
    const stop = keepAsking(
      async () => {
        if (!parts) {
          const cutter = await this.#cutter();
          if (ended) return;
          try {
            parts = [...partsOf(text, cutter)];
          } catch {
            // Not for want of the server: another attempt would fail, too.
            this.problem = texts.uncut;
            return end();
          }
        }
        this.all = parts.at(-1)?.end ?? 1;
        for (let part = parts[next]; part !== undefined; part = parts[++next]) {
          let then: Outcome;
          try {
            then = part.tooLong
              ? leftOut(this.outcome ?? nothing, part)
              : together(this.outcome ?? nothing, await asks.send({ upload, part: next, json, text: part.text }), part);
          } catch (error) {
            if (ended) return;
            this.away = error instanceof Failure && error.away;
            if (!isFinal(error)) throw error;
            this.problem = texts.problem(capital(error.message), error.expected, part.line);
            return end();
          }
          if (ended) return;
          this.away = false;
          this.outcome = then;
          this.lines = part.end;
        }
        end();
      },
      (failed) => {
        if (!failed) this.away = false;
      },
    );
    this.#cease = () => {
      stop();
      if (ended) return;
      this.stopped = true;
      end();
    };
  }

  stop(): void {
    this.#cease();
    this.#cease = () => undefined;
  }
}

/** The rejected games, for a separate file. */
export function reportOf({ refused, faults, shortened }: Outcome): string {
  const lines = [...faults, ...shortened].map(({ line, text }) => `${texts.line(line)}: ${text}`);
  const rest = refused - faults.length;
  return [...lines, ...(rest > 0 ? [texts.more(rest)] : [])].join("\n") + "\n";
}
