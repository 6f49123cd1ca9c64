// Finds the pattern of an English sentence of the core, and says it in another language.
import { texts as written } from "../play/written.ts";
import { endings, helps, promises, reasons, sentences, type Pattern, type Spoken, type Values } from "./sentences.ts";

const square = "[A-Za-z]\\d+";
const seat = "(?:White|Black|Red|Green|Blue|Yellow)";
const number = "(?:no|one|two|three|four|five|six|seven|eight|nine|ten|a|\\d+)";
const man = "(?:man|pawn|knight|catapult|archer|rook|bishop|prince|queen|king|piece)";
const manOn = `[Tt]he ${man} on ${square}`;
const listOf = (one: string): string => `${one}(?:, ${one})*(?:,? (?:and|or) ${one})?`;

/** What stands in a place of a pattern, by its name; several names may mean one kind. */
const places: Readonly<Record<string, string>> = {
  square,
  over: square,
  squares: listOf(square),
  seat,
  other: seat,
  seats: listOf(seat),
  others: listOf(seat),
  owners: listOf(`${seat}'s`),
  n: number,
  m: number,
  count: number,
  nth: "(?:[a-z]+|\\d+(?:st|nd|rd|th))",
  man,
  men: listOf(manOn),
  kind: "[a-z]+",
  move: "(?:tree )?[^\\s,]+",
};

interface Compiled {
  pattern: Pattern;
  names: readonly string[];
  regex: RegExp;
}

type Group = "sentence" | "ending" | "help" | "reason" | "promise";

function compile(pattern: Pattern): Compiled {
  const names: string[] = [];
  // "1 move" has its own number: one pattern is for both.
  const regex = pattern
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/ (moves|steps)\b/g, (_, word: string) => ` ${word}?`)
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return `(${moveOf(pattern, name) ? places["move"] : (places[name] ?? ".+")})`;
    });
  return { pattern, names, regex: new RegExp(`^${regex}$`, "u") };
}

/** Of two moves the second is called `other`, which means a seat elsewhere. */
const moveOf = (pattern: string, name: string): boolean => name === "other" && pattern.startsWith("expects");

const compiled: Readonly<Record<Group, readonly Compiled[]>> = {
  sentence: sentences.map(compile),
  ending: endings.map(compile),
  help: helps.map(compile),
  reason: reasons.map(compile),
  promise: promises.map(compile),
};

/** The places that hold another pattern. */
const nested: Readonly<Record<string, Group>> = {
  ending: "ending",
  help: "help",
  reason: "reason",
  second: "reason",
  promise: "promise",
};

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ordinals = ["", "first", "second", "third", "fourth", "fifth"];

const figure = (text: string): string => {
  const known = text === "a" ? 1 : numbers.indexOf(text);
  return known < 0 ? text : String(known);
};

/** "A4, B5 or C6", part by part. */
function list(text: string, { and, or }: Spoken, say: (part: string) => string): string {
  const parts = text.split(/, | and | or /).map((part) => say(part.trim()));
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} ${/ or /.test(text) ? or : and} ${last}`;
}

/** A move, in which a tree has a name of its own. */
const moveIn = (text: string): string => text.replace(/^tree (.+)/, (_, square: string) => written.tree(square));

/** Returns a value as the language says it; undefined if it holds a pattern that is not known. */
function valueOf(name: string, text: string, spoken: Spoken): string | undefined {
  const group = nested[name];
  if (group) return said(text, group, spoken);
  const seatName = (one: string): string => spoken.seats[one.replace(/'s$/, "")] ?? one;
  switch (name) {
    case "squares":
      return list(text, spoken, (one) => one);
    case "seat":
    case "seats":
    case "others":
    case "owners":
      return list(text, spoken, seatName);
    case "other":
      return moveIn(seatName(text));
    case "men":
      return list(text, spoken, (one) => {
        const [, found = "", on = ""] = new RegExp(`^[Tt]he (${man}) on (${square})$`).exec(one) ?? [];
        return spoken.manOn(spoken.men[found] ?? found, on);
      });
    case "nth":
      return spoken.nth(ordinals.includes(text) ? ordinals.indexOf(text) : Number.parseInt(text));
    case "n":
    case "m":
    case "count":
      return figure(text);
    case "move":
      return moveIn(text);
    default:
      return text;
  }
}

function said(text: string, group: Group, spoken: Spoken): string | undefined {
  for (const { pattern, names, regex } of compiled[group]) {
    const found = regex.exec(text);
    if (!found) continue;
    const values: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = valueOf(name, found[index + 1] ?? "", spoken);
      if (value !== undefined) values[name] = value;
    }
    if (Object.keys(values).length < new Set(names).size) continue;
    const words = spoken.patterns[pattern];
    return words === undefined ? undefined : filled(words, values, spoken);
  }
  return undefined;
}

const filled = (words: string | ((values: Values) => string), values: Values, { men }: Spoken): string =>
  typeof words === "string"
    ? words.replace(
        /\{(\w+)\}/g,
        (_, name: string) => (name === "man" ? men : values)[values[name] ?? ""] ?? values[name] ?? "",
      )
    : words(values);

/**
 * Returns a sentence, several sentences or a reason of the core in a language. Other texts are returned unchanged: notes of people, texts of
 * a newer core.
 */
export function inWords(text: string, spoken: Spoken): string {
  const whole = said(text, "sentence", spoken) ?? said(text, "reason", spoken);
  if (whole !== undefined) return whole;
  const parts = text.split(/(?<=\.) (?=[A-Z])/);
  return parts.length < 2 ? text : parts.map((part) => said(part, "sentence", spoken) ?? part).join(" ");
}

/** True if every part of a text has its pattern. */
export function isKnown(text: string): boolean {
  const marked: Spoken = {
    and: "&",
    or: "/",
    men: {},
    manOn: (one, on) => `${one} ${on}`,
    seats: {},
    nth: String,
    patterns: new Proxy({} as Spoken["patterns"], { get: () => "" }),
  };
  const known = (part: string): boolean =>
    said(part, "sentence", marked) !== undefined || said(part, "reason", marked) !== undefined;
  return known(text) || text.split(/(?<=\.) (?=[A-Z])/).every(known);
}
