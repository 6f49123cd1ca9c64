// The engine of the package: questions of its interface as the worker takes them.
import { CamlannError, type AnalysedLine } from "@camlann/core/core";
import type { Answer } from "../../src/why/answer.ts";
import type { Asked } from "../../src/why/answers.ts";
import type { Checked } from "../../src/why/check.ts";
import { type Hear, WorkerQueue } from "../../src/why/worker_queue.ts";
import { startWorker } from "./start.ts";
import type {
  AnalyseOptions,
  Engine,
  EngineOptions,
  LevelOptions,
  Reasons,
  SearchOptions,
  Stoppable,
  Subject,
  Warning,
} from "./types.ts";
import type { Reply } from "./worker.ts";

/** A question that the engine cannot answer. */
export class EngineError extends CamlannError {
  override readonly name = "EngineError";
}

/** The usual number of positions to search. */
const usualNodes = 100_000;

const wrong = (what: string, where: string, expected: string): EngineError =>
  new EngineError({ what, where, expected, code: "syntax" });

/** The value, if it is a whole number from `least` to `most`. */
function whole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw wrong(`this is ${String(value)}`, name, `a whole number from ${String(least)} to ${String(most)}`);
}

/** A text, or texts, without the character that ends texts in C. */
function text(name: string, value: unknown): string {
  if (typeof value === "string" && !value.includes("\0")) return value;
  throw wrong(`this is of type ${value === null ? "null" : typeof value}`, name, "a string");
}

/** The start and moves of a subject as the worker takes them. */
function pastOf(subject: unknown): { variant: string; rules: string; start: string | null; moves: string[] } {
  const given = typeof subject === "object" && subject !== null && "past" in subject ? subject.past : subject;
  if (typeof given !== "object" || given === null) {
    throw wrong(
      `this is of type ${given === null ? "null" : typeof given}`,
      "game",
      "a game, or its variant and moves",
    );
  }
  const { variant, rules = "", start = null, moves = [] } = given as Record<string, unknown>;
  if (!Array.isArray(moves)) throw wrong(`this is of type ${typeof moves}`, "moves", "a list of moves");
  return {
    variant: text("variant", variant),
    rules: text("rules", rules),
    start: start === null ? null : text("start", start),
    moves: moves.map((move) => text("moves", move)),
  };
}

/** The bytes of a network, or its address as a worker takes it. */
function networkOf(value: unknown): Uint8Array | string {
  if (value instanceof Uint8Array) return value;
  if (value instanceof URL) return value.href;
  throw wrong(`this is of type ${value === null ? "null" : typeof value}`, "network", "a Uint8Array or a URL");
}

class WorkerEngine implements Engine {
  readonly #queue = new WorkerQueue(startWorker);
  /** What each question brings along: a worker may be new. */
  readonly #options: { definitions: string; network?: Uint8Array | string };
  #closed = false;

  constructor({ variants = "", network }: EngineOptions) {
    this.#options = {
      definitions: text("variants", variants),
      ...(network !== undefined && { network: networkOf(network) }),
    };
  }

  async move(game: Subject, { level = 5, seed = 1, signal }: LevelOptions = {}): Promise<string | null> {
    const asked = {
      ...pastOf(game),
      level: whole("level", level, 1, 10),
      seed: whole("seed", seed, 0, Number.MAX_SAFE_INTEGER),
    };
    return (await this.#ask<string>({ subject: "level", ...asked }, signal)) || null;
  }

  async hint(game: Subject, { nodes = usualNodes, signal }: SearchOptions = {}): Promise<AnalysedLine | null> {
    const [best = null] = await this.analyse(game, { lines: 1, nodes, ...(signal && { signal }) });
    return best;
  }

  async analyse(
    game: Subject,
    { lines = 3, nodes = usualNodes, found, signal }: AnalyseOptions = {},
  ): Promise<AnalysedLine[]> {
    const asked = {
      ...pastOf(game),
      lines: whole("lines", lines, 1, 50),
      nodes: whole("nodes", nodes, 0, Number.MAX_SAFE_INTEGER),
    };
    return this.#ask({ subject: "lines", ...asked }, signal, found);
  }

  async why(game: Subject, move: string, { nodes = 0, signal }: SearchOptions = {}): Promise<Reasons> {
    const asked = {
      ...pastOf(game),
      move: text("move", move),
      nodes: whole("nodes", nodes, 0, Number.MAX_SAFE_INTEGER),
    };
    return this.#ask<Answer>({ subject: "why", ...asked }, signal);
  }

  async warning(game: Subject, move: string, { signal }: Stoppable = {}): Promise<Warning | null> {
    const asked = { ...pastOf(game), move: text("move", move) };
    return (await this.#ask<Checked>({ subject: "coach", ...asked }, signal)).warning;
  }

  close(): void {
    this.#closed = true;
    this.#queue.end(new Error("the engine was closed"));
  }

  #ask<T>(asked: Asked, signal?: AbortSignal, found?: (lines: readonly AnalysedLine[]) => void): Promise<T> {
    const hear: Hear<Reply, T> = (reply, resolve, reject) => {
      if ("found" in reply) found?.(reply.found);
      else if ("answer" in reply) resolve(reply.answer as T);
      else reject(reply.problem ? new EngineError(reply.problem) : new Error(reply.message));
    };
    const question = (): object => {
      if (this.#closed) throw new Error("the engine was closed");
      return { ...asked, ...this.#options };
    };
    return this.#queue.ask(question, hear, signal);
  }
}

/** Makes an engine. Its worker starts with the first question. */
export const createEngine = (options: EngineOptions = {}): Engine => new WorkerEngine(options);
