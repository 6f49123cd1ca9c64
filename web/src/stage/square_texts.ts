// The texts of the card about a square, which a long press shows.
import { translatable } from "../lib/language.ts";

export const texts = {
  /** What each piece may do. */
  may: {
    man: "A man steps to any square beside it, canters over friends, or jumps over enemies and takes them.",
    knight: "A knight moves as a man does, and may do both in one move: canters first, then jumps. That is a charge.",
    pawn: "A pawn goes up to three squares straight forward and takes diagonally forward. On the last rank it becomes another piece.",
    chessKnight:
      "A knight goes one square straight and one diagonally, or four diagonally and one straight, over enemies but not over friends.",
    catapult: "A catapult slides and runs along its file, and steps one square to the left or right.",
    archer:
      "An archer slides in all eight directions over empty squares. It shoots an enemy one to five squares away, and stays where it is.",
    rook: "A rook slides and runs along ranks and files, and steps one square diagonally.",
    bishop: "A bishop slides and runs along diagonals, and steps one square straight.",
    prince: "A prince goes straight, then diagonally, in one move, and takes one piece at the end of it.",
    queen: "A queen slides and runs in all eight directions.",
    king: "A king goes one square in any direction.",
    tree: "No piece may enter the square of a tree.",
  },
};
translatable("stage_square", texts);
