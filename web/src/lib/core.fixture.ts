/// <reference types="node" />
// The true rules for tests in node.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gameIds } from "virtual:catalog";
import { startThinker, type Thinker } from "../why/thinker.ts";
import { startCore, type Core } from "./core.ts";

const bytesOf = (module: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../../../build/wasm/${module}.wasm`, import.meta.url)));

export const coreForTests = (): Promise<Core> => startCore(bytesOf("camlann_core"));

/** The same with the engine. */
export const thinkerForTests = (): Promise<Thinker> => startThinker(bytesOf("camlann_thinker"));

/** The ids of all games. */
export const games = gameIds;
