// The rules core in node, so that a test can choose legal moves; the page does its own asking.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Outcome, Played, Seat, State, Variant } from "../src/lib/wire.ts";

const folder = join(import.meta.dirname, "../../build/wasm");

export type { Outcome };

interface CoreModule {
  cwrap(
    name: string,
    result: "string" | "number" | null,
    args: string[],
  ): (...args: (string | number)[]) => string | number;
}

export interface Legal {
  outcomes: readonly Outcome[];
  goals: readonly string[];
}

async function loadModule(): Promise<CoreModule> {
  const path = pathToFileURL(join(folder, "camlann_core.mjs")).href;
  const loaded = (await import(path)) as { default: (options: object) => Promise<CoreModule> };
  return loaded.default({ wasmBinary: readFileSync(join(folder, "camlann_core.wasm")) });
}

/** A position with the legal outcomes of it, each with the position that it leads to. */
export interface Branching {
  seat: Seat;
  next: { outcome: Outcome; replies: readonly Outcome[]; winner: string | null; over: boolean }[];
}

/** Looks one move ahead. */
export async function loadBranches(): Promise<(variant: string, fen: string) => Branching> {
  const module = await loadModule();
  const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = module.cwrap("camlann_state", "string", ["number"]);
  const play = module.cwrap("camlann_play", "string", ["number", "string"]);
  const takeBack = module.cwrap("camlann_take_back", "number", ["number"]);
  const free = module.cwrap("camlann_free", null, ["number"]);
  return (variant, fen) => {
    const handle = open(variant, "", fen);
    const { seat, outcomes } = JSON.parse(String(state(handle))) as State;
    const next = outcomes.map((outcome) => {
      const { plies, outcomes: replies } = JSON.parse(String(play(handle, outcome.notation))) as Played;
      const result = plies[0]?.after.result ?? null;
      takeBack(handle);
      return { outcome, replies, winner: result?.winner ?? null, over: result !== null };
    });
    free(handle);
    return { seat, next };
  };
}

/** A position, and what of it is shown on a board. */
export interface Wanted {
  readonly variant: Variant;
  readonly state: State;
  readonly view: {
    readonly turn: number;
    readonly coordinates: "frame" | "inside" | "none";
    readonly pieceSet: "a" | "b";
  };
  /** The move that led to it. */
  readonly last: Outcome | null;
  readonly move: Outcome | null;
  /** The piece that is picked. */
  readonly marks: string | null;
  /** Rings and arrows: "GE5,RE5E7". */
  readonly drawings: string;
}

/** A position after some moves, with the last of them. */
export async function positionOf(
  id: string,
  fen: string,
  moves: readonly string[],
): Promise<Pick<Wanted, "variant" | "state" | "last">> {
  const module = await loadModule();
  const variants = module.cwrap("camlann_variants", "string", []);
  const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const stateIn = module.cwrap("camlann_state", "string", ["number"]);
  const play = module.cwrap("camlann_play", "string", ["number", "string"]);
  const handle = open(id, "", fen);
  const state = (): State => JSON.parse(String(stateIn(handle))) as State;
  let last: Outcome | null = null;
  for (const move of moves) {
    last = state().outcomes.find(({ notation }) => notation === move) ?? null;
    play(handle, move);
  }
  const variant = (JSON.parse(String(variants())) as Variant[]).find((one) => one.id === id);
  if (!variant) throw new Error(`no variant ${id}`);
  return { variant, state: state(), last };
}

/** What the core says of the array of a game, as it says it. */
export async function stateOf(variant: string): Promise<string> {
  const module = await loadModule();
  const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = module.cwrap("camlann_state", "string", ["number"]);
  return String(state(open(variant, "", "")));
}

/** Reads positions: the legal outcomes, and the squares that the side to move wants to reach. */
export async function loadRules(): Promise<(variant: string, fen: string) => Legal> {
  const module = await loadModule();
  const variants = module.cwrap("camlann_variants", "string", []);
  const open = module.cwrap("camlann_new", "number", ["string", "string", "string"]);
  const state = module.cwrap("camlann_state", "string", ["number"]);
  const free = module.cwrap("camlann_free", null, ["number"]);
  const boards = JSON.parse(String(variants())) as Variant[];
  const goalsOf = (variant: string, seat: Seat): readonly string[] =>
    boards.find(({ id }) => id === variant)?.seating.find(({ id }) => id === seat)?.goal ?? [];
  return (variant, fen) => {
    const handle = open(variant, "", fen);
    const { outcomes, seat } = JSON.parse(String(state(handle))) as State;
    free(handle);
    return { outcomes, goals: goalsOf(variant, seat) };
  };
}
