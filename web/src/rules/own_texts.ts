// The texts of the rules page of a variant from a file: what they say comes from the values of the variant.
import { translatable } from "../lib/language.ts";
import { words } from "../play/words.ts";

const ends = (reversed: boolean): string => (reversed ? "lost" : "won");
const times = (count: number): string => ["never", "once", "twice"][count] ?? `${words.word(count)} times`;
const castle = (squares: readonly string[]): string =>
  `${squares.join(", ")} (${String(squares.length)} ${squares.length === 1 ? "square" : "squares"})`;

export const ownTexts = {
  intro: (squares: number, reversed: boolean) =>
    `${reversed ? "Here whoever would win has lost. " : ""}The board has ${String(squares)} squares.`,
  castles: (white: readonly string[], black: readonly string[]) =>
    `White's castle: ${castle(white)}. Black's castle: ${castle(black)}. The goal of each player is the castle of the other.`,
  castle: (pieces: number, reversed: boolean) =>
    pieces === 1
      ? `Whoever gets a piece into the enemy castle has ${ends(reversed)}.`
      : `Whoever has ${words.word(pieces)} pieces in the enemy castle has ${ends(reversed)}.`,
  taken: (pieces: number, reversed: boolean) =>
    `Whoever takes the last enemy piece has ${ends(reversed)}${pieces > 1 ? `, if ${words.word(pieces)} or more of their own are left` : ""}.`,
  stuck: (ifTwo: boolean, reversed: boolean) =>
    `A player without a legal move has ${ends(!reversed)}${ifTwo ? " if the other side has two pieces or more; otherwise it is a draw" : ""}.`,
  repetition: (count: number) =>
    count === 0
      ? "When a position has come up for the third time, the player to move may claim a draw."
      : `It is a draw when a position has come up ${times(count)}.`,
  quiet: (moves: number) =>
    `It is a draw after ${words.word(moves)} moves, both players' counted, without a capture or a piece newly reaching a castle.`,
  offers: "A draw can be offered at any time, and a player may resign.",
  castleMoves: (count: number) =>
    count === 0
      ? "A piece in the enemy castle stays on its square: there are no castle moves."
      : `A piece in the enemy castle may move to another square of it, to make room. Each player may do this ${times(count)} in a game. It is a castle move and a whole turn.`,
  edges: "Where there is no square nothing can stand or land.",
  oneLeg:
    "A move is one step, one canter or one jump, and never goes on. What is said here of longer moves does not apply.",
  free: "Capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.",
  optional:
    "Nobody has to capture: you may make another move instead, and a jump may end on any square where it lands.",
  forward:
    "A man moves forward only, straight or diagonally. What is said of other directions is true of knights and castle moves alone.",
  words: "In the words of its author",
  lessons: "Lessons of its author",
  sets: (name: string) => `${name} has one set of rules, those described above.`,
};
translatable("rules_own", ownTexts);
