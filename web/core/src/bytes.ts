// The bytes of the module, where the loader cannot fetch them. In the package's single file (web/packages.mjs) they stand here.
import { bytesAt } from "./at_hand.ts";

export const bytesAtHand = (): Promise<Uint8Array | undefined> =>
  bytesAt(new URL("camlann_package.wasm", import.meta.url));
