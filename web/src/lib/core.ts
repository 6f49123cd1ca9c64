// The rules, compiled to WebAssembly. Only this file and why/thinker.ts use the modules; all others use `Core` and
// `Position` of the package @camlann/core, including its texts and types.
import { coreOf, type Core, type Seat, type State, type Variant } from "@camlann/core/core";
import createCore from "camlann-core";
import { speaking } from "./language.ts";
import { messages } from "./messages.ts";
import { once } from "./once.ts";

export * from "@camlann/core/core";
export { CamlannError as CoreRefused } from "@camlann/core/core";

/** The other of two players. */
export const other = (seat: Seat): "w" | "b" => (seat === "w" ? "b" : "w");

export interface Pictured extends Variant {
  /** The starting position of the rule book. */
  pieces: State["pieces"];
}

/** Calls the seats of a variant as the page calls them. */
export function nameSeats({ seating }: Pick<Variant, "seating">): void {
  for (const seat of seating) seat.name = messages.sides[seat.id] ?? seat.name;
}

/** Starts a core. Tests pass the module's bytes; the page fetches them. */
export const startCore = async (wasmBinary?: Uint8Array): Promise<Core> =>
  coreOf(await createCore(wasmBinary ? { wasmBinary } : {}));

/** Names the seats of a core, once the page speaks its language. */
export async function named(core: Core): Promise<Core> {
  await speaking.done;
  core.variants.forEach(nameSeats);
  return core;
}

/** The core of the page. */
export const loadCore = once(async () => named(await startCore()));
