// The words of typed questions, in English and in the language of the page. Pure.
import { translatable } from "../lib/language.ts";
import type { Seat } from "../lib/wire.ts";

type Man = "man" | "knight" | "pawn" | "catapult" | "archer" | "rook" | "bishop" | "prince" | "queen" | "king";

/**
 * The words by which questions are understood, each text a regular expression: "knights?|horses?". Letters match without
 * accents and in either case; a hyphen between letters is a space, and an apostrophe is "'".
 */
export interface Vocabulary {
  /** Whole questions. */
  help: string;
  last: string;
  clocks: string;
  turn: string;
  /** How a question about men or a square begins. */
  asks: string;
  /** Words of a question about a square: what the piece there can do, and which piece it is. */
  can: string;
  on: string;
  /** Whose men. */
  mine: string;
  theirs: string;
  all: string;
  colours: Readonly<Record<Seat, string>>;
  /** All men, and each kind, in every form that it takes. */
  pieces: string;
  men: Readonly<Record<Man, string>>;
}

/** Understood in every language. */
export const english: Vocabulary = {
  help: "help|commands|questions",
  last: "(?:what (?:was|is) the |the )?(?:last|previous) move",
  clocks: "(?:the )?(?:clocks?|time)|how much time.*",
  turn: "(?:whose|who).*(?:move|turn)|turn",
  asks: "where|show|list|what(?:'s)?|which|who|can|moves",
  can: "can|may|moves?|go",
  on: "on",
  mine: "my|mine|our",
  theirs: "their|his|her|opponents?(?:'?s)?|enemy|other",
  all: "all|every|everything",
  colours: {
    w: "white(?:'?s)?",
    b: "black(?:'?s)?",
    R: "red(?:'?s)?",
    B: "blue(?:'?s)?",
    G: "green(?:'?s)?",
    Y: "yellow(?:'?s)?",
  },
  pieces: "pieces?|everything|all",
  men: {
    man: "m[ae]n",
    knight: "knights?",
    pawn: "pawns?|m[ae]n",
    catapult: "catapults?",
    archer: "archers?",
    rook: "rooks?",
    bishop: "bishops?",
    prince: "princes?",
    queen: "queens?",
    king: "kings?",
  },
};

/** Those of the language of the page. */
export const ownWords: Vocabulary = { ...english, colours: { ...english.colours }, men: { ...english.men } };
translatable("beside_question_words", ownWords);
