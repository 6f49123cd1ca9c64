// The functions of the thinker for texts of any length: lists of games, and games with variations.
import type { StudyCalls, StudyModule } from "../lib/core.ts";

/** Passes bytes by the module's heap. */
export function withBytes<T>(module: StudyModule, bytes: Uint8Array, call: (address: number) => T): T {
  const address = module._malloc(bytes.length);
  if (address === 0) throw new RangeError("the core has no memory for this");
  try {
    module.HEAPU8.set(bytes, address);
    return call(address);
  } finally {
    module._free(address);
  }
}

/**
 * The same for a text. `cwrap` copies texts to the stack, which has five megabytes, and writes past its end without an
 * error.
 */
const withText = <T>(module: StudyModule, text: string, call: (address: number) => T): T =>
  withBytes(module, new TextEncoder().encode(`${text}\0`), call);

export function studyCallsOf(module: StudyModule): StudyCalls {
  const linesOfGames = module.cwrap("camlann_lines_of_games", "string", ["number"]);
  const listed = module.cwrap("camlann_listed", "string", ["number"]);
  const study = module.cwrap("camlann_study", "string", ["number", "number", "number"]);
  const studyRecord = module.cwrap("camlann_study_record", "string", ["number", "number"]);
  return {
    linesOfGames: (text) => withText(module, text, linesOfGames),
    listed: (text) => withText(module, text, listed),
    study: (handle, text, index) => withText(module, text, (address) => study(handle, address, index)),
    studyRecord: (handle, text) => withText(module, text, (address) => studyRecord(handle, address)),
  };
}
