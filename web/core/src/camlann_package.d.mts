// The module that src/wasm builds; web/packages.mjs puts it beside the compiled files.
import type { PackageModule } from "./calls.ts";

/** Loads and starts the rules; `wasmBinary` saves the fetch where the bytes are at hand. */
export default function createPackage(options: { wasmBinary?: Uint8Array }): Promise<PackageModule>;
