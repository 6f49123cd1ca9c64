// The written rules of a game as the page shows them. Every rule that the core may refuse by has its place here: the
// `rules` of a chapter are anchors with the ids that the core gives (`/rules/cam#charge-needs-knight`). The little boards
// are positions that the core plays; nothing here decides what is legal.
import type { Outcome } from "../lib/core.ts";

/** A position, and the part of its board that is shown. */
export interface Place {
  title: string;
  /** The English title, by which progress is kept, if the title is in another language. */
  key?: string;
  variant: string;
  fen: string;
  /** Files and ranks shown, from and to; the rest of the board is left out of the picture. */
  files?: [string, string];
  ranks: [number, number];
}

/** The task, and the feedback on legal moves that do not solve it. */
export interface Task {
  task: string;
  hint: string;
  done: (outcome: Outcome) => boolean;
  /** By their notation. */
  wrong?: Partial<Record<string, string>>;
  /** Feedback on all other moves; default: the usual one. */
  otherwise?: string;
}

/** After a solved task: the answers of the others, and the next task. */
export interface Sequel extends Task {
  answers: string[];
}

export interface Exercise extends Place, Task {
  then?: Sequel[];
}

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: string[];
  /** True for the words of the author of a variant from a file, in whatever language. */
  own?: boolean;
  rules?: Rule[];
  exercises?: Exercise[];
}

export interface Book {
  intro: string;
  pieces: string;
  /** What the author of a variant from a file says of it; undefined for games with written rules. */
  notes?: readonly string[];
  chapters: Chapter[];
  /** The meaning of each option's values, by option and value. */
  optionWords: Partial<Record<string, Partial<Record<string, string>>>>;
  /** Options that this game has no use for, whatever the rule set says. */
  idle: string[];
}

/** True if a square is in the part of the board that is shown. */
export function isShown({ files = ["a", "z"], ranks }: Place, square: string): boolean {
  const file = square.charAt(0).toLowerCase();
  const rank = Number(square.slice(1));
  return file >= files[0] && file <= files[1] && rank >= ranks[0] && rank <= ranks[1];
}
