// The modules that src/wasm builds: build/wasm/camlann_core.mjs, which core.ts imports, and camlann_thinker.mjs, which
// why/thinker.ts imports.
declare module "camlann-core" {
  import type { CoreModule } from "@camlann/core/core";

  /** Loads and starts the core; `wasmBinary` saves the fetch where the bytes are at hand (tests in node). */
  export default function createCore(options?: { wasmBinary?: ArrayBuffer | Uint8Array }): Promise<CoreModule>;
}

declare module "camlann-thinker" {
  import type { CoreModule } from "@camlann/core/core";

  /** The same functions, and `camlann_why` and `camlann_analyse`, which calls `told`. */
  export default function createThinker(options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    told: (text: string) => void;
  }): Promise<CoreModule>;
}
