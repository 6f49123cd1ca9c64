// @camlann/engine: levels, hints, best lines and reasons, from a worker. Works in browsers and in node's worker threads.
export { createEngine, EngineError } from "./engine.ts";
export type * from "./types.ts";
