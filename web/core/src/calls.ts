// The C functions that only the package exports, and the checks of values from the package's callers.
import { CamlannError, type StudyModule } from "./core.ts";

/** The module, and its memory: a new view of it after it has grown. */
export interface PackageModule extends StudyModule {
  readonly HEAPU32: Uint32Array;
}

export interface Calls {
  /** Where the numbers of `legal` are. */
  numbers: () => Uint32Array;
  legal: (handle: number) => number;
  playNumbers: (handle: number, squares: number, taken: number) => number;
  write: (handle: number, squares: number, taken: number) => string;
  written: (handle: number) => string;
  push: (handle: number, text: string) => string;
  plies: (handle: number) => number;
  playedAt: (handle: number, ply: number) => string;
  standing: (handle: number) => string;
  finish: (handle: number, reason: string, winner: string) => number;
  records: (text: string) => string;
  recordAt: (text: string, index: number) => string;
  replay: (text: string, index: number) => number;
  study: (handle: number, text: string, index: number) => string;
  listed: (text: string) => string;
  record: (handle: number, headers: string) => string;
  recordTree: (handle: number, parts: readonly string[]) => string;
  copy: (handle: number) => number;
  played: (handle: number) => string;
  perft: (handle: number, depth: number) => number;
}

/** Passes a text by the module's heap: it has room for texts of any length, which the stack has not. */
function withText<T>(module: PackageModule, text: string, call: (address: number, bytes: number) => T): T {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const address = module._malloc(bytes.length);
  if (address === 0) throw new RangeError("the core has no memory for this text");
  try {
    module.HEAPU8.set(bytes, address);
    return call(address, bytes.length - 1);
  } finally {
    module._free(address);
  }
}

export function callsOf(module: PackageModule): Calls {
  const records = module.cwrap("camlann_records", "string", ["number"]);
  const recordAt = module.cwrap("camlann_record_at", "string", ["number", "number"]);
  const replay = module.cwrap("camlann_replay", "number", ["number", "number"]);
  const study = module.cwrap("camlann_study", "string", ["number", "number", "number"]);
  const listed = module.cwrap("camlann_listed", "string", ["number"]);
  const recordTree = module.cwrap("camlann_record_tree", "string", ["number", "number", "number"]);
  return {
    numbers: () => module.HEAPU32,
    legal: module.cwrap("camlann_legal", "number", ["number"]),
    playNumbers: module.cwrap("camlann_play_numbers", "number", ["number", "number", "number"]),
    write: module.cwrap("camlann_write", "string", ["number", "number", "number"]),
    written: module.cwrap("camlann_written", "string", ["number"]),
    push: module.cwrap("camlann_push", "string", ["number", "string"]),
    plies: module.cwrap("camlann_plies", "number", ["number"]),
    playedAt: module.cwrap("camlann_played_at", "string", ["number", "number"]),
    standing: module.cwrap("camlann_standing", "string", ["number"]),
    finish: module.cwrap("camlann_finish", "number", ["number", "string", "string"]),
    records: (text) => withText(module, text, records),
    recordAt: (text, index) => withText(module, text, (address) => recordAt(address, index)),
    replay: (text, index) => withText(module, text, (address) => replay(address, index)),
    study: (handle, text, index) => withText(module, text, (address) => study(handle, address, index)),
    listed: (text) => withText(module, text, listed),
    record: module.cwrap("camlann_record", "string", ["number", "string"]),
    recordTree: (handle, parts) =>
      withText(module, parts.join("\0"), (address, bytes) => recordTree(handle, address, bytes)),
    copy: module.cwrap("camlann_copy", "number", ["number"]),
    played: module.cwrap("camlann_played", "string", ["number"]),
    perft: module.cwrap("camlann_perft", "number", ["number", "number"]),
  };
}

/** Most texts travel on the module's stack, which has room for five megabytes. */
const MOST_CHARACTERS = 250_000;

const wrong = (what: string, where: string, expected: string): CamlannError =>
  new CamlannError({ what, where, expected, code: "syntax" });

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** The value, if it is a text without a character that ends texts in C; `name` says which one it is. */
export function checkedLongText(name: string, value: unknown): string {
  if (typeof value !== "string") throw wrong(`this is of type ${kindOf(value)}`, name, "a string");
  if (value.includes("\0")) throw wrong("there is a character with the code 0", name, "a text without it");
  return value;
}

/** The same, if it has room on the stack. */
export function checkedText(name: string, given: unknown): string {
  const value = checkedLongText(name, given);
  if (value.length > MOST_CHARACTERS) {
    const expected = `at most ${String(MOST_CHARACTERS)} characters at a time`;
    throw new CamlannError({
      what: `this has ${String(value.length)} characters`,
      where: name,
      expected,
      code: "too-many",
    });
  }
  return value;
}

/** The value, if it is a whole number from `least` to `most`. */
export function checkedNumber(name: string, value: unknown, most = 1_000_000, least = 0): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw wrong(`this is ${String(value)}`, name, `a whole number from ${String(least)} to ${String(most)}`);
}

/** The value, if it is a number from 0 up to but without 1. */
export function checkedPart(name: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value < 1) return value;
  throw wrong(`this is ${String(value)}`, name, "a number from 0 up to but without 1");
}
