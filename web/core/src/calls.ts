// The C functions that only the package exports, and the checks of values from the package's callers.
import { CamlannError, type CoreModule } from "./core.ts";

/** The module, and its memory: a new view of it after it has grown. */
export interface PackageModule extends CoreModule {
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
  replay: (text: string, index: number) => number;
  record: (handle: number, headers: string) => string;
  copy: (handle: number) => number;
  played: (handle: number) => string;
  perft: (handle: number, depth: number) => number;
}

export const callsOf = (module: PackageModule): Calls => ({
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
  records: module.cwrap("camlann_records", "string", ["string"]),
  replay: module.cwrap("camlann_replay", "number", ["string", "number"]),
  record: module.cwrap("camlann_record", "string", ["number", "string"]),
  copy: module.cwrap("camlann_copy", "number", ["number"]),
  played: module.cwrap("camlann_played", "string", ["number"]),
  perft: module.cwrap("camlann_perft", "number", ["number", "number"]),
});

/** Texts travel on the module's stack, which has room for five megabytes. */
const MOST_CHARACTERS = 250_000;

const wrong = (what: string, where: string, expected: string): CamlannError =>
  new CamlannError({ what, where, expected, code: "syntax" });

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** The value, if it is a text that C can take; `name` says which one it is. */
export function checkedText(name: string, value: unknown): string {
  if (typeof value !== "string") throw wrong(`this is of type ${kindOf(value)}`, name, "a string");
  if (value.includes("\0")) throw wrong("there is a character with the code 0", name, "a text without it");
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

/** The value, if it is a whole number from 0 to `most`. */
export function checkedNumber(name: string, value: unknown, most = 1_000_000): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw wrong(`this is ${String(value)}`, name, `a whole number from 0 to ${String(most)}`);
}

/** The value, if it is a number from 0 up to but without 1. */
export function checkedPart(name: string, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value < 1) return value;
  throw wrong(`this is ${String(value)}`, name, "a number from 0 up to but without 1");
}
