// The rules, compiled to WebAssembly. This file and why/thinker.ts alone know the modules; everybody else sees `Core` and
// `Position` of the package @camlann/core, whose texts and types these are.
import { coreOf, type Core, type Seat, type State, type Variant } from "@camlann/core/core";
import createCore from "camlann-core";
import { once } from "./once.ts";

export * from "@camlann/core/core";
export { CamlannError as CoreRefused } from "@camlann/core/core";

/** The other of two players. */
export const other = (seat: Seat): "w" | "b" => (seat === "w" ? "b" : "w");

export interface Pictured extends Variant {
  /** Of the array. */
  pieces: State["pieces"];
}

/** Starts a core of its own; tests hand in the module's bytes, the page lets them be fetched. */
export const startCore = async (wasmBinary?: Uint8Array): Promise<Core> =>
  coreOf(await createCore(wasmBinary ? { wasmBinary } : {}));

/** The core of the page. */
export const loadCore = once(() => startCore());
