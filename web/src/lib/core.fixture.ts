/// <reference types="node" />
// The true rules for tests in node.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalog } from "virtual:catalog";
import { startCore, type Core } from "./core.ts";

export const coreForTests = (): Promise<Core> =>
  startCore(readFileSync(fileURLToPath(new URL("../../../build/wasm/camlann_core.wasm", import.meta.url))));

/** The ids of all games. */
export const games = catalog.map(({ id }) => id);
