// The computer as an opponent without a server: the move of a level, and its answers to draws, as the server's (engine/computer.cpp).
import type { AnalysedLine, State, Variant } from "../lib/core.ts";
import { told } from "../lib/told.ts";
import type { Past } from "../why/answer.ts";
import type { Judged, LevelQuestion, LinesQuestion, Question } from "../why/choose.ts";
import { type Hear, WorkerQueue } from "../why/worker_queue.ts";

/** The engine; tests hand in their own. */
export interface Engine {
  level(question: LevelQuestion, signal?: AbortSignal): Promise<string>;
  lines(question: LinesQuestion, signal?: AbortSignal): Promise<AnalysedLine[]>;
  judge(question: Question, signal?: AbortSignal): Promise<Judged>;
}

const queue = new WorkerQueue(() => new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" }));

function ask<T>(subject: "level" | "lines" | "judge", question: object, signal?: AbortSignal): Promise<T> {
  const hear: Hear<T | null, T> = (answer, resolve, reject) => {
    if (answer !== null) resolve(answer);
    else reject(new Error("the engine did not come"));
  };
  return queue.ask(() => ({ ...question, subject, definitions: told() }), hear, signal);
}

/** A worker that starts with the first question. */
export const workerEngine: Engine = {
  level: (question, signal) => ask("level", question, signal),
  lines: (question, signal) => ask("lines", question, signal),
  judge: (question, signal) => ask("judge", question, signal),
};

/** What the computer does in its turn. */
export interface Reply {
  move: string;
  resigns: boolean;
  claims: boolean;
  offers: boolean;
}

const judgingNodes = 40_000;
const hintNodes = 50_000;
const quietForDraw = 30;
const pliesBetweenOffers = 20;

/** A game in which the computer is asked. */
export interface Asked {
  past: Past;
  variant: Variant;
  state: State;
  /** Plies since the last capture. */
  quiet: number;
  level: number;
  seed: number;
  mayResign: boolean;
}

/** Without the history: a possible repetition does not make a position good. */
const judged = (engine: Engine, { past, state }: Asked, signal?: AbortSignal): Promise<Judged> =>
  engine.judge({ ...past, start: state.fen, moves: [], nodes: judgingNodes }, signal);

/** Only between two sides it resigns, and offers and claims draws. */
export async function replyOf(engine: Engine, asked: Asked, signal?: AbortSignal): Promise<Reply> {
  const { past, variant, state, quiet, level, seed, mayResign } = asked;
  const move = await engine.level({ ...past, level, seed }, signal);
  const two = variant.sides.length === 2;
  const mayOffer = two && variant.seats === 2 && past.moves.length % pliesBetweenOffers < 2 && quiet >= quietForDraw;
  if (!two || !(mayResign || state.canClaim || mayOffer)) return { move, resigns: false, claims: false, offers: false };
  const { score, hopeless, worse, level: even } = await judged(engine, asked, signal);
  const claims = state.canClaim && score <= worse;
  return {
    move,
    resigns: mayResign && score <= hopeless,
    claims,
    offers: mayOffer && !claims && Math.abs(score) <= even,
  };
}

/** Answers an offer of the other side, which is to move. Among three sides it plays on. */
export async function acceptsDraw(engine: Engine, asked: Asked): Promise<boolean> {
  if (asked.variant.sides.length !== 2) return false;
  const { score: theirs, worse, level } = await judged(engine, asked);
  const score = 0 - theirs;
  return score <= worse || (Math.abs(score) <= level && asked.quiet >= quietForDraw);
}

/** Returns a good move with its score; undefined if there is none. */
export const hintOf = async (engine: Engine, { past }: Asked): Promise<AnalysedLine | undefined> =>
  (await engine.lines({ ...past, nodes: hintNodes, lines: 1 }))[0];
