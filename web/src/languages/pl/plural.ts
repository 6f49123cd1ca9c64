// Numbers, pieces and sides with the endings that Polish gives them.
import { DEFAULT_MEN, type Geometry, type Men, type PieceLetter, pieceOf, TREE } from "@camlann/board";

/** The part of a board that gives the seat and the man of a letter. */
export type Peopled = Pick<Geometry, "men" | "seating">;

const rules = new Intl.PluralRules("pl");

/** The form of a word after a number: 1 ruch, 2 ruchy, 5 ruchów. */
export function form(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return rule === "one" ? one : rule === "few" ? few : many;
}

/** The number and the word: "5 ruchów". */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${String(count)} ${form(count, one, few, many)}`;

/** "A", "A i B", "A, B i C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("pl").format(names);

/** "A", "A lub B", "A, B lub C". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat("pl", { type: "disjunction" }).format(names);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const numbers = [
  "zero",
  "jeden",
  "dwa",
  "trzy",
  "cztery",
  "pięć",
  "sześć",
  "siedem",
  "osiem",
  "dziewięć",
  "dziesięć",
  "jedenaście",
  "dwanaście",
];

/** A number as a word up to twelve. */
export const word = (count: number): string => numbers[count] ?? String(count);

/** "trzy ruchy": the number as a word, and the word after it. */
export const worded = (count: number, one: string, few: string, many: string): string =>
  `${word(count)} ${form(count, one, few, many)}`;

/** "dwie bierki", "pięć bierek": of things that are feminine. */
export const wordedHer = (count: number, one: string, few: string, many: string): string =>
  `${count === 1 ? "jedna" : count === 2 ? "dwie" : word(count)} ${form(count, one, few, many)}`;

/** "z opóźnieniem: 3 ruchy": how late spectators see a game. */
export const lateness = (moves: number): string =>
  moves === 0 ? "na bieżąco" : `z opóźnieniem: ${counted(moves, "ruch", "ruchy", "ruchów")}`;

// ---- pieces ----

interface ManWords {
  readonly name: string;
  readonly her?: true;
  /** Whom one takes. */
  readonly taken: string;
  /** What one becomes. */
  readonly become: string;
  readonly few: string;
  readonly many: string;
  /** "dwóch rycerzy", not "dwa rycerze". */
  readonly person?: true;
}

const pion: ManWords = { name: "pion", taken: "piona", become: "pionem", few: "piony", many: "pionów" };
const rycerz: ManWords = {
  name: "rycerz",
  taken: "rycerza",
  become: "rycerzem",
  few: "rycerzy",
  many: "rycerzy",
  person: true,
};
const skoczek: ManWords = {
  name: "skoczek",
  taken: "skoczka",
  become: "skoczkiem",
  few: "skoczki",
  many: "skoczków",
};
const katapulta: ManWords = {
  name: "katapulta",
  her: true,
  taken: "katapultę",
  become: "katapultą",
  few: "katapulty",
  many: "katapult",
};
const lucznik: ManWords = {
  name: "łucznik",
  taken: "łucznika",
  become: "łucznikiem",
  few: "łuczników",
  many: "łuczników",
  person: true,
};
const wieza: ManWords = { name: "wieża", her: true, taken: "wieżę", become: "wieżą", few: "wieże", many: "wież" };
const goniec: ManWords = { name: "goniec", taken: "gońca", become: "gońcem", few: "gońce", many: "gońców" };
const ksiaze: ManWords = {
  name: "książę",
  taken: "księcia",
  become: "księciem",
  few: "książąt",
  many: "książąt",
  person: true,
};
const hetman: ManWords = { name: "hetman", taken: "hetmana", become: "hetmanem", few: "hetmany", many: "hetmanów" };
const krol: ManWords = { name: "król", taken: "króla", become: "królem", few: "króle", many: "królów" };

/** By the names of the core, in English or already in Polish. The knight of Camblam is the one of chess. */
const men: Readonly<Record<string, ManWords>> = {
  man: pion,
  pawn: pion,
  pion,
  knight: rycerz,
  rycerz,
  skoczek,
  catapult: katapulta,
  katapulta,
  archer: lucznik,
  łucznik: lucznik,
  rook: wieza,
  wieża: wieza,
  bishop: goniec,
  goniec,
  prince: ksiaze,
  książę: ksiaze,
  queen: hetman,
  hetman,
  king: krol,
  król: krol,
};

const wordsOf = (name: string): ManWords => men[name] ?? { name, taken: name, become: name, few: name, many: name };

/** The words of one of these men: a board with a king has the knight of chess. */
function ofBoard(name: string, board: Men): ManWords {
  const found = wordsOf(name);
  return found === rycerz && Object.values(board).some((other) => wordsOf(other) === krol) ? skoczek : found;
}

/** "rycerz". */
export const manName = (name: string, board: Men = DEFAULT_MEN): string => ofBoard(name, board).name;

/** "rycerz", or "skoczek" on a square of Camblam, whose files are lower-case. */
export const manAt = (name: string, square: string): string =>
  wordsOf(name) === rycerz && /^[a-z]/.test(square) ? skoczek.name : wordsOf(name).name;

/** The same as an object: "rycerza". */
export const takenAt = (name: string, square: string): string =>
  wordsOf(name) === rycerz && /^[a-z]/.test(square) ? skoczek.taken : wordsOf(name).taken;

/** "hetmanem": after "zostaje". */
export const becomeName = (letter: PieceLetter, board: Men = DEFAULT_MEN): string =>
  ofBoard(board[letter.toLowerCase()] ?? letter, board).become;

/** The name of a letter of the men. */
export const letterName = (letter: PieceLetter, board: Men = DEFAULT_MEN): string =>
  ofBoard(board[letter.toLowerCase()] ?? letter, board).name;

/** "1 rycerz, 3 piony"; with other men of chess the knight is theirs. */
export function countedMen(counts: readonly { name: string; count: number }[]): string {
  const chess = counts.some(({ name }) => ![pion, rycerz].includes(wordsOf(name)) || name === "pawn");
  return counts
    .map(({ name, count }) => {
      const found = wordsOf(name);
      const { name: one, few, many } = chess && found === rycerz ? skoczek : found;
      return counted(count, one, few, many);
    })
    .join(", ");
}

/** "rycerza", "dwa piony", "sześć pionów": what is taken. */
export function takenMen(name: string, count: number, board: Men = DEFAULT_MEN): string {
  const { taken, few, many, her, person } = ofBoard(name, board);
  if (count === 1) return taken;
  const number = person
    ? (["dwóch", "trzech", "czterech"][count - 2] ?? word(count))
    : her && count === 2
      ? "dwie"
      : word(count);
  return `${number} ${form(count, taken, few, many)}`;
}

/** "rycerze", "piony": many, as a heading before their squares. */
export function manyMen(name: string, squares: string): string {
  const { few } = wordsOf(name) === rycerz && /^[a-z]\d/.test(squares) ? skoczek : wordsOf(name);
  const persons: Readonly<Record<string, string>> = { rycerzy: "rycerze", łuczników: "łucznicy", książąt: "książęta" };
  return persons[few] ?? few;
}

// ---- sides ----

interface SideWords {
  readonly name: string;
  /** "białych": whose. */
  readonly whose: string;
  /** "białym": to whom. */
  readonly to: string;
  readonly his: string;
  readonly her: string;
}

const side = (stem: string, soft: "y" | "i"): SideWords => ({
  name: `${stem}${soft === "i" ? "ie" : "e"}`,
  whose: `${stem}${soft}ch`,
  to: `${stem}${soft}m`,
  his: `${stem}${soft}`,
  her: `${stem}a`,
});

const white = side("biał", "y");
const black = side("czarn", "y");
const red = side("czerwon", "y");
const green = side("zielon", "y");
const blue = side("niebiesk", "i");
const yellow = side("żółt", "y");

const sideWords: Readonly<Record<string, SideWords>> = {
  w: white,
  b: black,
  R: red,
  G: green,
  B: blue,
  Y: yellow,
  White: white,
  Black: black,
  Red: red,
  Green: green,
  Blue: blue,
  Yellow: yellow,
  Białe: white,
  Czarne: black,
  Czerwone: red,
  Zielone: green,
  Niebieskie: blue,
  Żółte: yellow,
};

/** True of the name or the letter of a side: its verbs are in the plural. */
export const isSide = (name: string): boolean => name.length > 1 && name in sideWords;

/** "Białe". */
export const sideName = (name: string): string => capital(sideWords[name]?.name ?? name);

/** "białych"; null for a name of a person. */
export const whoseSide = (name: string): string | null => sideWords[name]?.whose ?? null;

/** "zamek białych". */
export function castleOf(name: string): string {
  const whose = whoseSide(name);
  return whose === null ? `zamek (${name})` : `zamek ${whose}`;
}

/** The verb after a name: "Białe wygrywają", "Anna wygrywa". */
export const verbOf = (name: string, one: string, many: string): string => (isSide(name) ? many : one);

/** The verb after names. */
export const verbOfAll = (names: readonly string[], one: string, many: string): string =>
  names.length === 1 ? verbOf(names[0] ?? "", one, many) : many;

/** "czerwony rycerz", "biała wieża". */
export function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "drzewo";
  const piece = pieceOf(letter, board);
  if (!piece) return letter;
  const man = ofBoard(piece.man, board.men ?? DEFAULT_MEN);
  const colour = sideWords[piece.seat.id] ?? sideWords[piece.seat.name];
  return colour ? `${man.her ? colour.her : colour.his} ${man.name}` : `${man.name} (${piece.seat.name})`;
}
