// The core that can think, too, and reads games with variations: for workers, and for the page that studies games.
import createThinker from "camlann-thinker";
import { once } from "../lib/once.ts";
import { shownMove } from "../play/written.ts";
import { coreOf, type AnalysedLine, type Core, type Position, type Why } from "../lib/core.ts";

export interface Thinker {
  core: Core;
  /** Of a legal move, exactly as written; the best first, if it is another. Takes seconds, or what searches of so many nodes take. */
  why(position: Position, notation: string, nodes?: number): Why[];
  /** So many of the best lines. Tells them after each depth, until so many nodes are searched; 0: as long as there is something to find. */
  analyse(position: Position, lines: number, nodes: number, tell: (found: AnalysedLine[]) => void): AnalysedLine[];
}

/** Starts a thinker of its own; tests hand in the module's bytes, the worker lets them be fetched. */
export async function startThinker(wasmBinary?: Uint8Array): Promise<Thinker> {
  let tell: (found: AnalysedLine[]) => void = () => undefined;
  const told = (text: string): void => tell(core.answer<AnalysedLine[]>(text));
  const module = await createThinker({ ...(wasmBinary ? { wasmBinary } : {}), told });
  const core = coreOf(module);
  const why = module.cwrap("camlann_why", "string", ["number", "string", "number"]);
  const analyse = module.cwrap("camlann_analyse", "string", ["number", "number", "number"]);
  return {
    core,
    why: ({ handle }, notation, nodes = 0) =>
      core
        .told<Why[]>(why(handle, notation, nodes))
        .map((one) => ({ ...one, reasons: one.reasons.map((reason) => shownMove(reason)) })),
    analyse({ handle }, lines, nodes, hear) {
      tell = hear;
      return core.told<AnalysedLine[]>(analyse(handle, lines, nodes));
    },
  };
}

/** For a page: it must not think there. */
export const loadStudyCore = once(async () => (await startThinker()).core);
