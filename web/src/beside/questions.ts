// Questions about the position that are typed where moves are typed, and their answers in words: for players who do not see the
// board. Pure.
import { ofCore, translatable } from "../lib/language.ts";
import { pieceOf, seatsOf, type Square } from "@camlann/board";
import type { Outcome, Refusal } from "../lib/wire.ts";
import type { Field } from "../play/turn.ts";
import { capital, words } from "../play/words.ts";

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

/** Men of a kind, or all, by the words that people use: "knights", "man", "pieces". */
function kindsIn(text: string, { men }: Field): readonly string[] | null {
  const names = Object.values(men ?? { m: "man", k: "knight" });
  const found = names.filter((name) => new RegExp(`\\b(${name}s?|${plural(name)})\\b`, "u").test(text));
  if (found.length > 0) return found;
  return /\b(pieces?|everything|all)\b/u.test(text) ? [] : null;
}

const plural = (name: string): string => (name === "man" ? "men" : `${name}s`);

/** Questions are English; names of seats are those of the page. */
const colours: Readonly<Record<string, string>> = {
  w: "white",
  b: "black",
  R: "red",
  B: "blue",
  G: "green",
  Y: "yellow",
};

/** The seats that a question names: by "my", "their", or a name or colour of a seat. */
function seatsIn(text: string, { geometry, own }: Scene): readonly string[] {
  const seats = seatsOf(geometry);
  const named = seats.filter(({ id }) => new RegExp(`\\b${colours[id] ?? id}('?s)?\\b`, "u").test(text));
  if (named.length > 0) return named.map(({ id }) => id);
  if (/\b(their|his|her|opponents?|enemy|other)\b/u.test(text)) {
    return seats.filter(({ id }) => id !== own).map(({ id }) => id);
  }
  if (/\b(all|every|everything)\b/u.test(text)) return seats.map(({ id }) => id);
  return [own];
}

const inOrder = (squares: readonly string[]): string =>
  [...squares].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).join(", ");

function whereAre(text: string, scene: Scene): string | null {
  const kinds = kindsIn(text, scene.geometry);
  if (!kinds) return null;
  const { geometry, pieces } = scene;
  const all = Object.values(geometry.men ?? { m: "man", k: "knight" });
  return seatsIn(text, scene)
    .flatMap((seat) =>
      (kinds.length > 0 ? kinds : all).map((kind) => {
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

/** The square in a question, as the board writes it. */
function squareIn(text: string, { geometry }: Scene): Square | string | null {
  const written = /\b([a-z])(1[0-9]|[1-9])\b/u.exec(text)?.[0];
  if (written === undefined) return null;
  return geometry.squares.find((square) => square.toLowerCase() === written) ?? written.toUpperCase();
}

function ofSquare(text: string, scene: Scene): string | null {
  const square = squareIn(text, scene);
  if (square === null) return null;
  const { geometry, pieces, outcomes, over } = scene;
  if (!geometry.squares.includes(square as Square)) return t.noSquare(square);
  const letter = pieces[square as Square];
  if (letter === undefined) return t.empty(square);
  const piece = words.pieceWords(letter, geometry);
  if (/\bon\b/u.test(text)) return t.onSquare(piece, square);
  if (over) return `${t.onSquare(piece, square)} ${t.over}`;
  const own = outcomes.filter(({ from }) => from === square);
  if (own.length > 0) {
    return t.moves(piece, square, [...new Set(own.map((outcome) => words.pathText(outcome, geometry)))].join(", "));
  }
  return ofCore(scene.whyNot(square as Square)?.text ?? "") || t.noMoves(piece, square);
}

/** Returns the answer to a question, or null for a text that is none: a move, or something else. */
export function answerTo(asked: string, scene: Scene): string | null {
  const text = asked
    .trim()
    .toLowerCase()
    .replaceAll(/[?.!]+$/gu, "")
    .trim();
  if (text === "" && asked.includes("?")) return t.help;
  if (/^(help|commands|questions)$/u.test(text)) return t.help;
  if (/^(what (was|is) the )?(last|previous) move$/u.test(text)) return scene.last || t.noLast;
  if (/^(the )?(clocks?|time)$|^how much time/u.test(text)) {
    return scene.clocks.length > 0 ? scene.clocks.map((clock) => `${clock.name} ${clock.text}`).join(", ") : t.noClocks;
  }
  if (/^(whose|who).*(move|turn)$|^turn$/u.test(text)) {
    const name = seatsOf(scene.geometry).find(({ id }) => id === scene.seat)?.name ?? scene.seat;
    return scene.over ? t.over : t.toMove(name);
  }
  if (/^(where|show|list)\b/u.test(text)) return whereAre(text, scene);
  if (/^(what|which|can|moves)\b/u.test(text) || /^[a-z]\d{1,2}$/u.test(text)) return ofSquare(text, scene);
  return /^(my|their|all|his|her)\b/u.test(text) ? whereAre(text, scene) : null;
}
