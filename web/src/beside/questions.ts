// Questions about the position that are typed where moves are typed, and their answers in words: for players who do not see the
// board. Pure.
import { ofCore, translatable } from "../lib/language.ts";
import { DEFAULT_MEN, pieceOf, seatsOf, type Square } from "@camlann/board";
import type { Outcome, Refusal } from "../lib/wire.ts";
import type { Field } from "../play/turn.ts";
import { capital, words } from "../play/words.ts";
import { begins, has, isWhole, textOf } from "./question_text.ts";
import { english, ownWords, type Vocabulary } from "./question_words.ts";

/** What a question can be about. */
export interface Scene {
  geometry: Field;
  pieces: Readonly<Partial<Record<Square, string>>>;
  /** The seat of the player, or the seat to move if the player has none or several. */
  own: string;
  /** The seat to move. */
  seat: string;
  over: boolean;
  /** All legal moves; none while others are to move. */
  outcomes: readonly Outcome[];
  whyNot: (square: Square) => Refusal | null;
  /** The last move in a sentence; empty before the first. */
  last: string;
  /** The clocks by seat, "04:12"; empty without clocks. */
  clocks: readonly { name: string; text: string }[];
}

export const questionTexts = {
  help: "Type a move, or: where are my knights; where are their men; what can D6 do; what is on D6; last move; clocks; whose move.",
  none: "none",
  noLast: "No move has been played.",
  noClocks: "This game has no clocks.",
  over: "The game is over.",
  noSquare: (text: string) => `There is no square ${text}.`,
  empty: (square: string) => `${square} is empty.`,
  onSquare: (piece: string, square: string) => `${capital(piece)} on ${square}.`,
  places: (whose: string, men: string, squares: string) => `${capital(whose)} ${men}: ${squares}.`,
  moves: (piece: string, square: string, moves: string) => `${capital(piece)} ${square}: ${moves}.`,
  noMoves: (piece: string, square: string) => `${capital(piece)} ${square} cannot move now.`,
  toMove: (name: string) => `${name} to move.`,
};
translatable("beside_questions", questionTexts);
const t = questionTexts;

/** The names of the men of a board. */
const menOf = ({ men }: Field): readonly string[] => Object.values(men ?? DEFAULT_MEN);

const plural = (name: string): string => (name === "man" ? "men" : `${name}s`);

/** A question in one of the languages in which it may be. */
interface Asked {
  text: string;
  by: Vocabulary;
}

/** Men of a kind, or all, by the words that people use: "knights", "man", "pieces". The board may have none of the kind. */
function kindsIn({ text, by }: Asked, geometry: Field): readonly string[] | null {
  const names: Readonly<Partial<Record<string, string>>> = by.men;
  const named = (man: string): boolean => has(names[man] ?? `${man}s?`, text);
  const all = menOf(geometry);
  const found = all.filter(named);
  if (found.length > 0) return found;
  if (has(by.pieces, text)) return all;
  const elsewhere = Object.keys(names).find(named);
  return elsewhere === undefined ? null : [elsewhere];
}

/** The seats whose colours a question names. */
function colouredIn({ text, by }: Asked, geometry: Field): readonly string[] {
  const colours: Readonly<Partial<Record<string, string>>> = by.colours;
  return seatsOf(geometry).flatMap(({ id }) => (has(colours[id] ?? id, text) ? [id] : []));
}

/** The seats that a question names: by a colour, "my", or "their"; null if it names none. */
function seatsIn(asked: Asked, { geometry, own }: Scene): readonly string[] | null {
  const { text, by } = asked;
  const coloured = colouredIn(asked, geometry);
  if (coloured.length > 0) return coloured;
  const ids = seatsOf(geometry).map(({ id }) => id);
  if (has(by.theirs, text)) return ids.filter((id) => id !== own);
  if (has(by.mine, text)) return [own];
  return has(by.all, text) ? ids : null;
}

const inOrder = (squares: readonly string[]): string =>
  [...squares].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).join(", ");

function placesOf(kinds: readonly string[], seats: readonly string[], { geometry, pieces }: Scene): string {
  return seats
    .flatMap((seat) =>
      kinds.map((kind) => {
        const squares = Object.entries(pieces).flatMap(([square, letter]) => {
          const piece = letter === undefined ? undefined : pieceOf(letter, geometry);
          return piece?.seat.id === seat && piece.man === kind ? [square] : [];
        });
        const name = seatsOf(geometry).find(({ id }) => id === seat)?.name ?? seat;
        return t.places(name, plural(kind), squares.length > 0 ? inOrder(squares) : t.none);
      }),
    )
    .join(" ");
}

/** Tells where men are: all of them if only a colour is named, as in "where is Black". */
function whereAre(asked: Asked, scene: Scene): string | null {
  const { geometry, own } = scene;
  const kinds = kindsIn(asked, geometry) ?? (colouredIn(asked, geometry).length > 0 ? menOf(geometry) : null);
  return kinds && placesOf(kinds, seatsIn(asked, scene) ?? [own], scene);
}

/** The square in a question, as the board writes it. A Hebrew preposition may stand right before it. */
function squareIn(text: string, { geometry }: Scene): string | null {
  const written = /(?<![a-z\d])[a-z](?:1\d|[1-9])(?![\p{L}\p{N}])/u.exec(text)?.[0];
  if (written === undefined) return null;
  return geometry.squares.find((square) => square.toLowerCase() === written) ?? written.toUpperCase();
}

/** Tells what stands on a square, and what it can do unless only that is asked. */
function ofSquare(square: string, onlyWhat: boolean, scene: Scene): string {
  const { geometry, pieces, outcomes, over } = scene;
  if (!geometry.squares.includes(square as Square)) return t.noSquare(square);
  const letter = pieces[square as Square];
  if (letter === undefined) return t.empty(square);
  const piece = words.pieceWords(letter, geometry);
  if (onlyWhat) return t.onSquare(piece, square);
  if (over) return `${t.onSquare(piece, square)} ${t.over}`;
  const own = outcomes.filter(({ from }) => from === square);
  if (own.length > 0) {
    return t.moves(piece, square, [...new Set(own.map((outcome) => words.pathText(outcome, geometry)))].join(", "));
  }
  return ofCore(scene.whyNot(square as Square)?.text ?? "") || t.noMoves(piece, square);
}

function toMove({ geometry, seat, over }: Scene): string {
  return over ? t.over : t.toMove(seatsOf(geometry).find(({ id }) => id === seat)?.name ?? seat);
}

function clocksOf({ clocks }: Scene): string {
  return clocks.length > 0 ? clocks.map(({ name, text }) => `${name} ${text}`).join(", ") : t.noClocks;
}

/** Answers a question of one language. */
function answered(asked: Asked, scene: Scene): string | null {
  const { text, by } = asked;
  if (isWhole(by.help, text)) return t.help;
  if (isWhole(by.last, text)) return scene.last || t.noLast;
  if (isWhole(by.clocks, text)) return clocksOf(scene);
  if (isWhole(by.turn, text)) return toMove(scene);
  const square = squareIn(text, scene);
  if (begins(by.asks, text)) {
    const can = has(by.can, text);
    if (square !== null) return ofSquare(square, !can && has(by.on, text), scene);
    return can ? null : whereAre(asked, scene);
  }
  // "My knights": no move, as no square is in it.
  if (/\d/u.test(text) || kindsIn(asked, scene.geometry) === null || seatsIn(asked, scene) === null) return null;
  return whereAre(asked, scene);
}

/** Returns the answer to a question, or null for a text that is none: a move, or something else. */
export function answerTo(typed: string, scene: Scene): string | null {
  const text = textOf(typed);
  if (text === "") return typed.includes("?") ? t.help : null;
  if (/^[a-z]\d{1,2}$/u.test(text)) return ofSquare(squareIn(text, scene) ?? text.toUpperCase(), false, scene);
  return answered({ text, by: ownWords }, scene) ?? answered({ text, by: english }, scene);
}
