// The declarations of the package: engine.ts implements it, from parts that it shares with the page (web/packages.mjs bundles them).
import type { Problem } from "@camlann/core";
import type { Engine, EngineOptions } from "./types.ts";

export type * from "./types.ts";

/** Makes an engine. Its worker starts with the first question. */
export declare function createEngine(options?: EngineOptions): Engine;

/** A question that the engine cannot answer: `error` has the fault, the place and what was expected, as in `CamlannError`. */
export declare class EngineError extends Error {
  readonly error: Problem;
  constructor(error: Problem);
}
