// The bytes of the engine, where the loader cannot fetch them. In the package's single file (web/packages.mjs) they are here.
import { bytesAt } from "../../core/src/at_hand.ts";

export const bytesAtHand = (): Promise<Uint8Array | undefined> =>
  bytesAt(new URL(/* @vite-ignore */ "camlann_thinker.wasm", import.meta.url));
