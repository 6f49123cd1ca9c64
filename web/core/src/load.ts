// Loads the module of the package, in node and in the browser.
import { bytesAtHand } from "./bytes.ts";
import createPackage from "./camlann_package.mjs";
import { callsOf, type Calls } from "./calls.ts";
import { coreOf, type Core } from "./core.ts";

/** The rules, and what the package can do besides. */
export interface Rules {
  readonly core: Core;
  readonly calls: Calls;
}

/** A module of its own, with nothing but the games built in. */
export async function startRules(): Promise<Rules> {
  const wasmBinary = await bytesAtHand();
  const module = await createPackage(wasmBinary ? { wasmBinary } : {});
  return { core: coreOf(module), calls: callsOf(module) };
}

let loading: Promise<Rules> | undefined;

/** Loads the games built in once; every caller gets the same. A failed load is forgotten, so that a retry can work. */
export function loadRules(): Promise<Rules> {
  loading ??= startRules().catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}
