// The German nouns of men and seats, and numbers in words. They take the words of the core in English or in German.
import { DEFAULT_MEN, type Men } from "@camlann/board";

interface Noun {
  readonly one: string;
  /** "schlägt den …": also the dative of these nouns. */
  readonly accusative: string;
  readonly many: string;
  /** The ending of an adjective before it: "weißer Ritter", "weiße Dame". */
  readonly ending: "er" | "e" | "es";
}

const noun = (one: string, many: string, accusative = one, ending: Noun["ending"] = "er"): Noun => ({
  one,
  accusative,
  many,
  ending,
});

const peasant = noun("Bauer", "Bauern", "Bauern");
const chessKnight = noun("Springer", "Springer");

const nouns: Readonly<Partial<Record<string, Noun>>> = {
  man: peasant,
  pawn: peasant,
  knight: noun("Ritter", "Ritter"),
  catapult: noun("Katapult", "Katapulte", "Katapult", "es"),
  archer: noun("Bogenschütze", "Bogenschützen", "Bogenschützen"),
  rook: noun("Turm", "Türme"),
  bishop: noun("Läufer", "Läufer"),
  prince: noun("Prinz", "Prinzen", "Prinzen"),
  queen: noun("Dame", "Damen", "Dame", "e"),
  king: noun("König", "Könige"),
  piece: noun("Figur", "Figuren", "Figur", "e"),
};

const byName = new Map<string, Noun>([
  ["men", peasant],
  ["Springer", chessKnight],
  ...Object.entries(nouns).flatMap(([english, one]): [string, Noun][] =>
    one
      ? [
          [english, one],
          [`${english}s`, one],
          [one.one, one],
          [`${one.one}s`, one],
          [one.many, one],
        ]
      : [],
  ),
]);

/** Returns the noun of a man; of games with a king, the knight is that of chess. */
export function nounOf(name: string, men: Men = DEFAULT_MEN): Noun {
  if (name === "knight" && Object.values(men).includes("king")) return chessKnight;
  return byName.get(name) ?? noun(name, name);
}

/** Men of Camblam, where the knight is that of chess. */
export const CHESS_MEN: Men = { p: "pawn", n: "knight", k: "king" };

/** Returns the noun of a man on a square: those of Camblam are written small. */
export const nounAt = (name: string, square: string): Noun =>
  nounOf(name, /^[a-z]\d/u.test(square) ? CHESS_MEN : DEFAULT_MEN);

const colours: Readonly<Partial<Record<string, string>>> = {
  White: "Weiß",
  Black: "Schwarz",
  Red: "Rot",
  Green: "Grün",
  Blue: "Blau",
  Yellow: "Gelb",
};

/** "Weiß": the name of a seat. */
export const seatWord = (name: string): string => colours[name] ?? name;

/** "einen Ritter", "eine Dame", "ein Katapult". */
export const withArticle = ({ ending, accusative }: Noun): string =>
  `${ending === "e" ? "eine" : ending === "es" ? "ein" : "einen"} ${accusative}`;

/** "den Turm", "die Dame". */
export const theOne = ({ ending, accusative }: Noun): string =>
  `${ending === "e" ? "die" : ending === "es" ? "das" : "den"} ${accusative}`;

/** "zur Dame", "zum Turm". */
export const into = ({ ending, accusative }: Noun): string => `${ending === "e" ? "zur" : "zum"} ${accusative}`;

const numbers = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** A number as a word up to twelve. */
export const word = (count: number): string => numbers[count] ?? String(count);

/** "1 Zug", "3 Züge". */
export const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** "ein Zug", "drei Züge": `one` has its article. */
export const inWords = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${word(count)} ${many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "A, B und C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("de").format(names);

/** "A, B oder C". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat("de", { type: "disjunction" }).format(names);

/** "4,2". */
export const decimal = (value: number): string =>
  value.toLocaleString("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
