// The course of Camblam, after the boards of its rules.
import type { Course } from "./course.ts";

const variant = "camblam";

export const camblamCourse: Course = {
  chapters: [
    {
      id: "end",
      title: "Mate and stalemate",
      paragraphs: [
        "A king in check that nothing can save is checkmated. A player who is not in check but has no legal move is stalemated, and that is a draw. So leave a bare king a square until you give mate.",
      ],
      exercises: [
        {
          title: "Checkmate",
          variant,
          fen: "11k/12/10K1/6R5/12/12/12/12/12/12/12/12 w",
          files: ["f", "l"],
          ranks: [7, 12],
          task: "Your king guards the squares before Black's king. Give mate with the rook.",
          hint: "Tap the rook, then g12.",
          done: (outcome) => outcome.to === "g12",
          otherwise: "That is not mate: Black's king is not in check, or still has a square.",
        },
        {
          title: "Mate, not stalemate",
          variant,
          fen: "11k/9K2/12/12/8Q3/12/12/12/12/12/12/12 w",
          files: ["f", "l"],
          ranks: [4, 12],
          task: "Black's king has no square left already. Give check so that it is mate.",
          hint: "On the file of the king the queen gives check from afar: tap i8, then l8.",
          done: (outcome) => ["l5", "l8"].includes(outcome.to),
          wrong: {
            "i8-k10": "Black is not in check and has no legal move: stalemate, a draw.",
            "i8-j9": "Black is not in check and has no legal move: stalemate, a draw.",
          },
          otherwise: "That is not mate. The queen has to give check and keep l11 from the king.",
        },
      ],
    },
  ],
  games: [
    {
      title: "Mate with two rooks",
      variant,
      fen: "12/12/12/12/5k6/R11/1R10/12/12/12/5K6/12 w",
      ranks: [1, 12],
      lead: "Two rooks drive a king to the edge: one holds a rank, the other gives check on the next one.",
      task: "You play White. Mate the king in twelve moves at most.",
      hint: "Give check with the rook that is behind. Keep both far from the king: it takes a rook that comes near.",
      goal: { kind: "win", within: 12 },
      nodes: 300,
    },
  ],
};
