// The C functions that the package alone has, and what is asked of the values that strangers hand to them.
import { CamlannError, type CoreModule } from "./core.ts";

export interface Calls {
  records: (text: string) => string;
  replay: (text: string, index: number) => number;
  record: (handle: number, headers: string) => string;
  copy: (handle: number) => number;
  played: (handle: number) => string;
  perft: (handle: number, depth: number) => number;
  playAny: (handle: number, part: number) => number;
}

export const callsOf = (module: CoreModule): Calls => ({
  records: module.cwrap("camlann_records", "string", ["string"]),
  replay: module.cwrap("camlann_replay", "number", ["string", "number"]),
  record: module.cwrap("camlann_record", "string", ["number", "string"]),
  copy: module.cwrap("camlann_copy", "number", ["number"]),
  played: module.cwrap("camlann_played", "string", ["number"]),
  perft: module.cwrap("camlann_perft", "number", ["number", "number"]),
  playAny: module.cwrap("camlann_play_any", "number", ["number", "number"]),
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
