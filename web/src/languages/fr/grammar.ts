// French grammar for the texts: elision, number, gender, lists.

const vowel = /^[aeiouàâäéèêëîïôöùûüœ]/iu;

/** "de Léa", "d'Anne". */
export const de = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`);

/** French has the singular for 0, too. */
export const isOne = (count: number): boolean => Math.abs(count) < 2;

/** "1 partie", "3 parties". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${isOne(count) ? one : many}`;

/** The names of the core's men. */
const names: Readonly<Record<string, string>> = {
  man: "pion",
  pawn: "pion",
  knight: "cavalier",
  catapult: "catapulte",
  archer: "archer",
  rook: "tour",
  bishop: "fou",
  prince: "prince",
  queen: "dame",
  king: "roi",
  piece: "pièce",
};

/** "cavalier" for the core's "knight"; a name that is not known stays. */
export const manName = (man: string): string => names[man] ?? man;

/** The plural of a piece's name: "pions", "chevaux", "rois". */
export function pluralOf(noun: string): string {
  if (/[sxz]$/u.test(noun)) return noun;
  if (/al$/u.test(noun)) return noun.replace(/al$/u, "aux");
  return /(?:au|eu)$/u.test(noun) ? `${noun}x` : `${noun}s`;
}

const feminine = new Set(["dame", "reine", "tour", "catapulte", "pièce"]);

/** True if the name of a piece is feminine: "tour". */
export const isFeminine = (man: string): boolean => feminine.has(man.toLowerCase());

/** "un pion", "une tour". */
export const withArticle = (man: string): string => `${isFeminine(man) ? "une" : "un"} ${man}`;

/** "le pion", "la tour", "l'archer". */
export const withThe = (man: string): string =>
  vowel.test(man) ? `l’${man}` : `${isFeminine(man) ? "la" : "le"} ${man}`;

/** "du pion", "de la tour", "de l'archer". */
export const ofThe = (man: string): string => (vowel.test(man) || isFeminine(man) ? `de ${withThe(man)}` : `du ${man}`);

const colours: Readonly<Record<string, string>> = {
  white: "blanc",
  black: "noir",
  red: "rouge",
  green: "vert",
  blue: "bleu",
  yellow: "jaune",
};
const adjectives: Readonly<Record<string, string>> = { blanc: "blanche", noir: "noire", vert: "verte", bleu: "bleue" };

/** The colour of a seat, by its name, as an adjective of a piece: "blanc", "blanche". */
export function colourOf(seat: string, man: string): string {
  const name = seat.toLowerCase();
  const colour = colours[name] ?? name;
  return isFeminine(man) ? (adjectives[colour] ?? colour) : colour;
}

const numbers = [
  "aucun",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];

/** A number as a word up to twelve, of a masculine noun. */
export const word = (count: number): string => numbers[count] ?? String(count);

/** The same of a feminine noun: "aucune", "une", "deux". */
export const wordHer = (count: number): string => (count < 2 ? `${word(count)}e` : word(count));

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "A", "A et B", "A, B et C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("fr").format(names);

/** "A", "A ou B", "A, B ou C". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat("fr", { type: "disjunction" }).format(names);
