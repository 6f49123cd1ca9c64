// The core that can think, too: fetched by the worker alone.
import createThinker from "camlann-thinker";
import { coreOf, type Core, type Position } from "../lib/core.ts";
import type { Why } from "../lib/wire.ts";

export interface Thinker {
  core: Core;
  /** Of a legal move, exactly as written; the best first, if it is another. Takes seconds. */
  why(position: Position, notation: string): Why[];
}

/** Starts a thinker of its own; tests hand in the module's bytes, the worker lets them be fetched. */
export async function startThinker(wasmBinary?: Uint8Array): Promise<Thinker> {
  const module = await createThinker(wasmBinary ? { wasmBinary } : {});
  const core = coreOf(module);
  const why = module.cwrap("camlann_why", "string", ["number", "string"]);
  return { core, why: ({ handle }, notation) => core.told<Why[]>(why(handle, notation)) };
}
