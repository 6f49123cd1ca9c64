// Finds the pattern of a refusal of the server, and says it in another language.
import { when } from "../lib/when.ts";
import type { Refusals } from "./refusals.ts";
import type { Values } from "./sentences.ts";

type Words = Refusals[keyof Refusals];
/** Patterns of refusals or faults with their words. */
export type Sayings = Readonly<Record<string, Words>>;

const number = "\\d+(?:\\.\\d+)?";

/** What stands in a place of a pattern, by its name; anything elsewhere. */
const places: Readonly<Record<string, string>> = {
  n: number,
  m: number,
  k: number,
  sign: "\\S+",
  signs: "(?:\\S+, )*\\S+",
  square: "[A-Za-z]\\d+",
  account: "(?![Tt]his |It )[A-Za-z][\\w-]*",
  moment: "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC",
};

/** The places that hold another pattern, or a sentence of the core. */
const nested = new Set([
  "sentence",
  "what",
  "things",
  "when",
  "subject",
  "mine",
  "colour",
  "field",
  "barred",
  "expected",
]);

interface Compiled {
  names: readonly string[];
  regex: RegExp;
  words: Words;
}

function compile([pattern, words]: [string, Words]): Compiled {
  const names: string[] = [];
  const regex = pattern.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return `(${places[name] ?? ".+"})`;
  });
  return { names, regex: new RegExp(`^${regex}$`, "su"), words };
}

const placeless = (pattern: string): string => pattern.replace(/\{\w+\}/g, "");

const moment = (text: string): string =>
  when(`${text.slice(0, 16).replace(" ", "T")}Z`, { dateStyle: "long", timeStyle: "short" });

/** A sentence of the core, or about a pairing, in the language; others are returned unchanged. */
export type Otherwise = (text: string) => string;

/** Returns what says a refusal in a language, or undefined if it has no pattern. */
export function refusalsIn(refusals: Sayings, otherwise: Otherwise) {
  const whole = new Map(Object.entries(refusals));
  // The longest first: it says most.
  const patterns = Object.entries(refusals)
    .filter(([pattern]) => pattern.includes("{"))
    .sort(([one], [other]) => placeless(other).length - placeless(one).length)
    .map(compile);

  function valueOf(name: string, text: string): string | undefined {
    if (name === "moment") return moment(text);
    if (!nested.has(name)) return text;
    return said(text) ?? (name === "barred" ? undefined : otherwise(text));
  }

  function said(text: string): string | undefined {
    const known = whole.get(text);
    if (typeof known === "string") return known;
    for (const { names, regex, words } of patterns) {
      const found = regex.exec(text);
      if (!found) continue;
      const values: Record<string, string> = {};
      for (const [index, name] of names.entries()) {
        const value = valueOf(name, found[index + 1] ?? "");
        if (value !== undefined) values[name] = value;
      }
      if (Object.keys(values).length === names.length) return filled(words, values);
    }
    return undefined;
  }

  /** Also an outcome with the lines of a list that led to it. */
  return (text: string): string | undefined => {
    const parts = text.split(/(?<=\.) (?=Line \d+: |And \d+ more lines\.$)/);
    const lines = parts.length > 1 ? parts.map(said) : [undefined];
    return lines.includes(undefined) ? said(text) : lines.join(" ");
  };
}

const filled = (words: Words, values: Values): string =>
  typeof words === "string" ? words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "") : words(values);

/**
 * Says the refusals of the server by the words of a language, which it fetches at the first one. A text without a pattern is returned
 * unchanged: in English it says more than its status would in any language.
 */
export function refusing(
  load: () => Promise<Partial<Refusals>>,
  otherwise: Otherwise,
): (text: string) => Promise<string> {
  let known: ((text: string) => string | undefined) | undefined;
  return async (text) => {
    try {
      known ??= refusalsIn(await load(), otherwise);
    } catch {
      return text;
    }
    return known(text) ?? otherwise(text);
  };
}
