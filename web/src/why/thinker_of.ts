// The engine around a module that can think: the same for the page's workers and for the package @camlann/engine.
import { coreOf, type AnalysedLine, type Core, type Position, type StudyModule, type Why } from "@camlann/core/core";
import { shownMove } from "../play/written.ts";
import { studyCallsOf, withBytes } from "./study_calls.ts";

/** The byte that stops a search. */
export interface StopFlag {
  memory: SharedArrayBuffer;
  at: number;
}

/** By the network of the game, if the engine has it, or else by hand. */
export type Evaluation = "hand" | "network";

export interface Thinker {
  core: Core;
  /** Keeps the bytes of a network for the games of a variant and rule set. Throws `CoreRefused` if they are not one of these. */
  network(game: { variant: string; rules: string }, bytes: Uint8Array): void;
  /** The scores, of the network if the engine has it, by which the computer resigns, accepts a draw and offers one. */
  judgement(position: Position): [hopeless: number, worse: number, level: number];
  /**
   * Explains a legal move, exactly as written; the best first, if it is another. Takes seconds, or the time of searches
   * with `nodes` nodes.
   */
  why(position: Position, notation: string, nodes?: number, evaluation?: Evaluation): Why[];
  /**
   * Returns the best lines. Reports them after each depth, until `nodes` nodes are searched; 0: until there is nothing
   * left to find.
   */
  analyse(
    position: Position,
    lines: number,
    nodes: number,
    tell: (found: AnalysedLine[]) => void,
    evaluation?: Evaluation,
  ): AnalysedLine[];
  /**
   * Returns the move of a level, 1 to 10, of which the last uses the network; "" once the game is over. The module with
   * threads has no levels.
   */
  level(position: Position, level: number, seed: number): string;
  /** Where memory is shared. */
  stop?: StopFlag;
}

/** A module, or one that shares its memory with other threads. */
export type ThinkingModule = StudyModule & { readonly HEAPU8: Uint8Array };

/** Starts a module with the function that hears what a search finds. */
export type Start<Module extends ThinkingModule> = (told: (text: string) => void) => Promise<Module>;

/** Starts an engine. `threads`: the caller's included; 0 if memory is not shared. */
export async function thinkerOf<Module extends ThinkingModule>(start: Start<Module>, threads = 0): Promise<Thinker> {
  let tell: (found: AnalysedLine[]) => void = () => undefined;
  const module = await start((text) => tell(core.answer<AnalysedLine[]>(text)));
  const core = coreOf(module, studyCallsOf(module));
  const why = module.cwrap("camlann_why", "string", ["number", "string", "number", "number"]);
  const analyse = module.cwrap("camlann_analyse", "string", ["number", "number", "number", "number", "number"]);
  const network = module.cwrap("camlann_network", "string", ["number", "number", "number"]);
  const judgement = module.cwrap("camlann_judgement", "string", ["number"]);
  const flag = (evaluation: Evaluation): number => (evaluation === "network" ? 1 : 0);
  const levelMove = module.cwrap("camlann_level_move", "string", ["number", "number", "number"]);
  const stopFlag = module.cwrap("camlann_stop_flag", "number", []);
  return {
    core,
    ...(threads > 0 ? { stop: { memory: module.HEAPU8.buffer as SharedArrayBuffer, at: stopFlag() } } : {}),
    network({ variant, rules }, bytes) {
      const position = core.open(variant, rules);
      try {
        core.told(withBytes(module, bytes, (address) => network(position.handle, address, bytes.length)));
      } finally {
        position.free();
      }
    },
    judgement: ({ handle }) => core.answer(judgement(handle)),
    why: ({ handle }, notation, nodes = 0, evaluation = "hand") =>
      core
        .told<Why[]>(why(handle, notation, nodes, flag(evaluation)))
        .map((one) => ({ ...one, reasons: one.reasons.map((reason) => shownMove(reason)) })),
    analyse({ handle }, lines, nodes, hear, evaluation = "hand") {
      tell = hear;
      return core.told<AnalysedLine[]>(analyse(handle, lines, nodes, Math.max(1, threads), flag(evaluation)));
    },
    level: ({ handle }, level, seed) => core.answer<string>(levelMove(handle, level, seed)),
  };
}
