// The modules that src/wasm builds: build/wasm/camlann_core.mjs, which core.ts imports, and camlann_thinker.mjs, which
// why/thinker.ts imports. build/wasm-threads/camlann_threads.mjs is a file that analysis/threads.ts fetches.
declare module "camlann-core" {
  import type { CoreModule } from "@camlann/core/core";

  /** Loads and starts the core; `wasmBinary` saves the fetch where the bytes are at hand (tests in node). */
  export default function createCore(options?: { wasmBinary?: ArrayBuffer | Uint8Array }): Promise<CoreModule>;
}

declare module "camlann-thinker" {
  import type { StudyModule } from "@camlann/core/core";

  /** The same functions with `camlann_why` and `camlann_analyse`, which calls `told`. */
  export default function createThinker(options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    told: (text: string) => void;
  }): Promise<StudyModule>;
}

declare module "camlann-printer" {
  import type { CoreModule } from "@camlann/core/core";

  /** The rules, and `camlann_print` and `camlann_sheet`. */
  export default function createPrinter(options?: { wasmBinary?: ArrayBuffer | Uint8Array }): Promise<CoreModule>;
}

declare module "camlann-tables-reader" {
  import type { CoreModule } from "@camlann/core/core";

  /** The rules, and `camlann_values` and `camlann_most_pieces`, which ask `stored` for files. */
  export default function createReader(options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    stored: {
      bytes: (path: string) => number;
      part: (path: string, from: number, length: number) => Uint8Array | null;
    };
    /** The content of a zstd frame. */
    unpack: (frame: Uint8Array) => Uint8Array | null;
  }): Promise<CoreModule>;
}
